import { type JourneyProgress, journeyProgress } from '@milepost/domain/journeys/journey-progress'
import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import { londonDate } from '@milepost/domain/values/london-time'
import { useMemo } from 'react'
import { journey } from '../brands/current.ts'
import { useJourneyDefinition } from './journey-definition.ts'
import { useQuote } from './quote-state.ts'

/** The current time is read on each call: a tab may stay open over midnight. */
export function circumstances(): Circumstances {
  const now = new Date()
  const channel = useQuote.getState().aggregator === undefined ? 'direct' : 'aggregator'
  return {
    terms: journey,
    today: londonDate(now),
    now,
    channel,
    definition: useJourneyDefinition.getState().definition,
  }
}

/** The progress of the journey in this tab now. */
export function currentJourneyProgress(): JourneyProgress {
  const { answers, completedSteps } = useQuote.getState()
  return journeyProgress(answers, completedSteps, circumstances())
}

export function useJourneyProgress(): JourneyProgress {
  const answers = useQuote((state) => state.answers)
  const completedSteps = useQuote((state) => state.completedSteps)
  const definition = useJourneyDefinition((state) => state.definition)
  return useMemo(
    () => journeyProgress(answers, completedSteps, { ...circumstances(), definition }),
    [answers, completedSteps, definition],
  )
}
