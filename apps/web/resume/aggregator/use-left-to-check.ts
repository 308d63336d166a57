import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { isAnythingLeft, type LeftToCheck, leftToCheck } from '@milepost/domain/journeys/left-to-check'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { Walk } from '@milepost/domain/journeys/walk'
import { useMemo } from 'react'
import { type QuoteState, useQuote } from '../../state/quote-state'
import { circumstances, currentWalk, useWalk } from '../../state/use-journey-progress'

/**
 * What the visitor of a comparison site has to look at before they buy (AGG-11), or whoever renews or restarts a policy that was sold
 * before a question was asked (D-266); undefined for everybody else.
 */
export function useLeftToCheck(): LeftToCheck | undefined {
  const walk = useWalk()
  const provenance = useQuote((state) => state.provenance)
  const isReady = useQuote(hasReadyAnswers)
  const isFromPolicy = useQuote((state) => state.isFromPolicy === true)
  return useMemo(
    () => (isReady ? leftIn(walk, { provenance, isFromPolicy }) : undefined),
    [walk, provenance, isReady, isFromPolicy],
  )
}

/** Whether buying has to wait for that. */
export function mustCheckFirst(): boolean {
  const state = useQuote.getState()
  return hasReadyAnswers(state) && isAnythingLeft(leftIn(currentWalk(), state))
}

/** Whether the customer came with answers they did not all give here. */
function hasReadyAnswers({ aggregator, isFromPolicy }: QuoteState): boolean {
  return aggregator !== undefined || isFromPolicy === true
}

/** Of an earlier policy only what was assumed: an answer it lacks was asked for before there was a price, and its ticks were given. */
function leftIn(
  { path, counting, missing }: Walk,
  { provenance = {}, isFromPolicy }: { provenance?: Provenance | undefined; isFromPolicy?: boolean },
): LeftToCheck {
  const chapters = answersInWords(path, counting, circumstances(), provenance)
  return leftToCheck(isFromPolicy ? [] : missing, chapters)
}
