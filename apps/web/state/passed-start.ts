import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { fieldName } from '@milepost/domain/journeys/step-fields'
import type { CoverDetails } from '@milepost/domain/questions/answers'
import { effectiveFrom } from '@milepost/domain/questions/cover/effective-from'
import { startPassed } from '@milepost/domain/questions/cover/start-passed'
import { useQuote } from './quote-state.ts'
import { circumstances } from './use-journey-progress.ts'

export const START = fieldName('coverDetails', effectiveFrom.name)

/** The error if the chosen start has passed: time passes while a page is open, and cover never starts in the past (D-129). */
export function passedStart(): string | undefined {
  const { answers } = useQuote.getState()
  const subject: CoverDetails = answers.coverDetails
  return startPassed({ ...askingOf('coverDetails', answers, circumstances()), subject })?.message
}
