import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { coverDefaults } from '@milepost/domain/questions/cover/cover-defaults'
import type { StoredQuote } from './ports.ts'

/** The answers of a quote whose start has passed, as if cover began as soon as it can. */
export function startingSoon({ current: { answers }, journey }: StoredQuote, now: Date): Answers {
  const { effectiveFrom } = coverDefaults(now, journeys[journey], answers.vehicleDetails)
  return {
    ...answers,
    coverDetails: { ...answers.coverDetails, ...(effectiveFrom && { effectiveFrom }) },
  }
}
