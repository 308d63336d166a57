import { useEffect, useEffectEvent } from 'react'
import { resumeQuote } from '../api/retrieve-quote.ts'
import { brand } from '../brands/brand.ts'
import { PageHeading, usePageTitle } from '../frame/PageHeading.tsx'
import { stepPath } from '../paths.ts'
import { Navigate, useNavigate } from '../router.tsx'
import { stampedQuote } from '../state/browser-marks.ts'
import { useJustPurchased } from '../state/completed-purchase.ts'
import { hasProgress } from '../state/quote-state.ts'
import { useJourneyProgress } from '../state/use-journey-progress.ts'
import { Skeleton, Waiting } from '../ui/Waiting.tsx'
import styles from './NoOffer.module.css'
import { takeRetrievedQuote } from './resumed-quote.ts'
import { retrievalPath } from './retrieval-path.ts'

/**
 * A page about a price, opened in a tab without one. A customer who has just bought sees the purchase. One who was here within the
 * last half hour gets the price back; later than that they take the check (RET-09, D-237). Everyone else continues answering.
 */
export function NoOffer() {
  const { lastCompleted } = useJourneyProgress()
  const justPurchased = useJustPurchased()
  const stamp = stampedQuote()
  // The answers of another quote in this tab are never overwritten.
  if (hasProgress()) return <Navigate to={stepPath(lastCompleted ?? 'vehicleDetails')} replace />
  if (justPurchased) return <Navigate to={justPurchased} replace />
  if (!stamp) return <Navigate to={stepPath('vehicleDetails')} replace />
  const { quoteReference, isValid } = stamp
  if (isValid) return <ResumingQuote quoteReference={quoteReference} />
  return <Navigate to={retrievalPath(quoteReference)} replace />
}

const TITLE = 'Your quote'

/** Fetches the price that this browser showed a moment ago (D-237). If that fails the customer takes the check. */
export function ResumingQuote({ quoteReference }: { quoteReference: string }) {
  const navigate = useNavigate()
  usePageTitle(TITLE, brand.firm.name)
  const resume = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await resumeQuote(quoteReference, signal)
    if (signal.aborted) return
    const taken = await takeRetrievedQuote(outcome)
    if (taken.kind !== 'go') return navigate(retrievalPath(quoteReference), { replace: true })
    const { to, state } = taken.page
    return navigate(to, { replace: true, state })
  })
  useEffect(() => {
    const leaving = new AbortController()
    void resume(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <>
      <PageHeading>{TITLE}</PageHeading>
      <Waiting label="Getting your quote back">
        <div className={styles.waiting}>
          <Skeleton height={24} />
          <Skeleton height={48} />
        </div>
      </Waiting>
    </>
  )
}
