import { askingOf } from '@milepost/domain/journeys/missing'
import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import { startPassed } from '@milepost/domain/questions/cover/start-passed'
import { useEffect, useEffectEvent } from 'react'
import { START } from '../state/passed-start'
import type { StepPage } from './use-step'

/** Whether the start in the boxes has gone by since it was chosen. Whoever comes to the page so finds its boxes marked. */
export function useStartPassed({ form, asked }: StepPage): boolean {
  const subject: CoverDetails = asked.answers.coverDetails
  const wrong = startPassed({ ...askingOf('coverDetails', asked.answers, asked.circumstances), subject })
  const arrive = useEffectEvent(() => {
    if (wrong) form.mark(START, wrong)
  })
  useEffect(() => arrive(), [])
  return wrong !== undefined
}
