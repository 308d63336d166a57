import { useEffect, useEffectEvent } from 'react'
import { resumeQuote } from '../api/retrieve-quote'
import { brand } from '../brands/brand'
import { PageHeading, usePageTitle } from '../frame/PageHeading'
import { stepPath } from '../paths'
import { Navigate, useNavigate } from '../router'
import { stampedQuote } from '../state/browser-marks'
import { useJustPurchased } from '../state/completed-purchase'
import { hasProgress } from '../state/quote-state'
import { useJourneyProgress } from '../state/use-journey-progress'
import { Skeleton, Waiting } from '../ui/Waiting'
import styles from './NoOffer.module.css'
import { takeRetrievedQuote } from './resumed-quote'
import { retrievalPath } from './retrieval-path'

/**
 * A page about a price, opened in a tab that has none. Who has just bought is shown what they bought; who was here within the last
 * half hour gets their price back; who was here longer ago shows who they are (RET-09, D-237); everybody else goes on answering.
 */
export function NoOffer() {
  const { lastCompleted } = useJourneyProgress()
  const justPurchased = useJustPurchased()
  const stamp = stampedQuote()
  // Answers of another quote in this tab are never written over.
  if (hasProgress()) return <Navigate to={stepPath(lastCompleted ?? 'vehicleDetails')} replace />
  if (justPurchased) return <Navigate to={justPurchased} replace />
  if (!stamp) return <Navigate to={stepPath('vehicleDetails')} replace />
  const { quoteReference, isValid } = stamp
  if (isValid) return <ResumingQuote quoteReference={quoteReference} />
  return <Navigate to={retrievalPath(quoteReference)} replace />
}

const TITLE = 'Your quote'

/** The price this browser showed a moment ago is fetched again (D-237). What cannot be had so is had by the check. */
export function ResumingQuote({ quoteReference }: { quoteReference: string }) {
  const navigate = useNavigate()
  usePageTitle(TITLE, brand.firm.name)
  const resume = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await resumeQuote(quoteReference, signal)
    if (signal.aborted) return
    const given = await takeRetrievedQuote(outcome)
    if (given.kind !== 'go') return navigate(retrievalPath(quoteReference), { replace: true })
    const { to, state } = given.page
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
