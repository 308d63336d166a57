import { Navigate } from 'react-router'
import { stepPath } from '../paths'
import { useJustBought } from '../state/just-purchased'
import { hasProgress } from '../state/quote-state'
import { stampedQuote } from '../state/retrieve-stamp'
import { useWalk } from '../state/use-journey-progress'
import { ResumingQuote } from './ResumingQuote'
import { retrievalOf } from './retrieval-path'

/**
 * A page about a price, opened in a tab that has none. Who has just bought is shown what they bought; who was here within the last
 * half hour gets their price back; who was here longer ago shows who they are (RET-09, D-237); everybody else goes on answering.
 */
export function NoOffer() {
  const { lastCompleted } = useWalk()
  const justBought = useJustBought()
  const stamp = stampedQuote()
  // Answers of another quote in this tab are never written over.
  if (hasProgress()) return <Navigate to={stepPath(lastCompleted ?? 'vehicleDetails')} replace />
  if (justBought) return <Navigate to={justBought} replace />
  if (!stamp) return <Navigate to={stepPath('vehicleDetails')} replace />
  const { quoteReference, isValid } = stamp
  if (isValid) return <ResumingQuote quoteReference={quoteReference} />
  return <Navigate to={retrievalOf(quoteReference)} replace />
}
