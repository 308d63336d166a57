import type { Circumstances } from '@milepost/domain/journeys/section'
import { type Walk, walk } from '@milepost/domain/journeys/walk'
import { londonDate } from '@milepost/domain/values/london-time'
import { useMemo } from 'react'
import { journey } from '../brands/current'
import { useJourneyDefinition } from './journey-definition'
import { useQuote } from './quote-state'

/** Now is read when it is needed: a tab may stay open over midnight. */
export function circumstances(): Circumstances {
  const now = new Date()
  const channel = useQuote.getState().aggregator === undefined ? 'direct' : 'aggregator'
  return {
    terms: journey,
    today: londonDate(now),
    now,
    channel,
    catalogue: useJourneyDefinition.getState().catalogue,
  }
}

/** Where the walk stands now. */
export function currentJourneyProgress(): Walk {
  const { answers, completedSteps } = useQuote.getState()
  return walk(answers, completedSteps, circumstances())
}

export function useJourneyProgress(): Walk {
  const answers = useQuote((state) => state.answers)
  const completedSteps = useQuote((state) => state.completedSteps)
  const catalogue = useJourneyDefinition((state) => state.catalogue)
  return useMemo(
    () => walk(answers, completedSteps, { ...circumstances(), catalogue }),
    [answers, completedSteps, catalogue],
  )
}
