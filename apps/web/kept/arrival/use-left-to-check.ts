import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { isAnythingLeft, type LeftToCheck, leftToCheck } from '@milepost/domain/journeys/left-to-check'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { Walk } from '@milepost/domain/journeys/walk'
import { useMemo } from 'react'
import { useQuote } from '../quote-state'
import { circumstances, currentWalk, useWalk } from '../use-walk'

/** What the visitor of a comparison site has to look at before they buy (AGG-11); undefined for everybody else. */
export function useLeftToCheck(): LeftToCheck | undefined {
  const walk = useWalk()
  const provenance = useQuote((state) => state.provenance)
  const isAggregator = useQuote((state) => state.aggregator !== undefined)
  return useMemo(
    () => (isAggregator ? leftIn(walk, provenance) : undefined),
    [walk, provenance, isAggregator],
  )
}

/** Whether buying has to wait for that. */
export function mustCheckFirst(): boolean {
  const { aggregator, provenance } = useQuote.getState()
  return aggregator !== undefined && isAnythingLeft(leftIn(currentWalk(), provenance))
}

function leftIn({ path, counting, missing }: Walk, provenance: Provenance = {}): LeftToCheck {
  return leftToCheck(missing, answersInWords(path, counting, circumstances(), provenance))
}
