import { useResults } from '../../kept/results-state'
import { DocumentsList } from '../documents/DocumentsList'

/** The papers of the offer on the page, whichever it is now (RES-21). */
export function OfferDocuments() {
  const results = useResults((state) => state.results)
  if (!results) return null
  const { underwritingOutcomeResponseId: outcomeId } = results.underwritingOutcome
  return <DocumentsList reference={results.quoteReference} outcomeId={outcomeId} />
}
