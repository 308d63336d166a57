import type { Circumstances } from '@milepost/domain/journeys/missing'
import { type Walk, walk } from '@milepost/domain/journeys/walk'
import { londonDate } from '@milepost/domain/values/london-time'
import { useMemo } from 'react'
import { journey } from '../brands/current'
import { useQuote } from './quote-state'

/** Today is read when it is needed: a tab may stay open over midnight. */
export function circumstances(): Circumstances {
  return { terms: journey, today: londonDate(new Date()) }
}

export function useWalk(): Walk {
  const answers = useQuote((state) => state.answers)
  const completedSteps = useQuote((state) => state.completedSteps)
  return useMemo(() => walk(answers, completedSteps, circumstances()), [answers, completedSteps])
}

/** Where the walk stands now, outside of drawing: after an answer has just been kept. */
export function currentWalk(): Walk {
  const { answers, completedSteps } = useQuote.getState()
  return walk(answers, completedSteps, circumstances())
}
