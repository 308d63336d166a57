import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import type { JourneyProgress, Missing } from '@milepost/domain/journeys/journey-progress'
import { isAnythingLeft, type LeftToCheck, leftToCheck } from '@milepost/domain/journeys/left-to-check'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import { useMemo } from 'react'
import type { Change } from '../../form/change.ts'
import { stepPath } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { type QuoteState, useQuote } from '../../state/quote-state.ts'
import {
  circumstances,
  currentJourneyProgress,
  useJourneyProgress,
} from '../../state/use-journey-progress.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './arrival.module.css'

/**
 * What a visitor from a comparison site must check before buying (AGG-11), or a customer who renews or restarts a policy that was
 * sold before a question existed (D-266); undefined for everyone else.
 */
export function useLeftToCheck(): LeftToCheck | undefined {
  const walk = useJourneyProgress()
  const provenance = useQuote((state) => state.provenance)
  const isReady = useQuote(hasReadyAnswers)
  const isFromPolicy = useQuote((state) => state.isFromPolicy === true)
  return useMemo(
    () => (isReady ? leftIn(walk, { provenance, isFromPolicy }) : undefined),
    [walk, provenance, isReady, isFromPolicy],
  )
}

/** Whether that must be done before buying. */
export function mustCheckFirst(): boolean {
  const state = useQuote.getState()
  return hasReadyAnswers(state) && isAnythingLeft(leftIn(currentJourneyProgress(), state))
}

/** Whether the customer came with answers that were not all given here. */
function hasReadyAnswers({ aggregator, isFromPolicy }: QuoteState): boolean {
  return aggregator !== undefined || isFromPolicy === true
}

/**
 * For an earlier policy only the assumed answers: missing ones were asked for before there was a price, and the consents were
 * given.
 */
function leftIn(
  { path, answers, missing }: JourneyProgress,
  { provenance = {}, isFromPolicy }: { provenance?: Provenance | undefined; isFromPolicy?: boolean },
): LeftToCheck {
  const chapters = answersInWords(path, answers, circumstances(), provenance)
  return leftToCheck(isFromPolicy ? [] : missing, chapters)
}

/** Why nothing was bought yet. Removed as soon as everything has been checked. */
export function CheckFirst() {
  const left = useLeftToCheck()
  if (left === undefined || !isAnythingLeft(left)) return null
  return (
    <Notice look="bad" role="alert" title="Please check your answers first">
      <p>You haven't confirmed some of them yet. Wrong answers could affect a claim.</p>
      <p>
        <Button look="secondary" onClick={showArrival}>
          Show me what to check
        </Button>
      </p>
    </Notice>
  )
}

/** Answers that are missing or in conflict, each linked to its step; Continue there leads back to the price. */
export function OpenAnswers({ answers }: { answers: readonly Missing[] }) {
  return (
    <ul className={styles.open}>
      {answers.map(({ field, step, message }) => (
        <li key={field}>
          <Link to={stepPath(step)} state={{ change: field, from: 'results' } satisfies Change}>
            {message}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The panel's id, for links to it from further down the page. */
export const ARRIVAL = 'arrival'

export function showArrival(): void {
  const panel = document.getElementById(ARRIVAL)
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}
