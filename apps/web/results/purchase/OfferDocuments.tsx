import { DocumentsList } from '../../offer/DocumentsList'
import { useResults } from '../../state/results-state'

/** The papers of the offer on the page, whichever it is now (RES-21). */
export function OfferDocuments() {
  const results = useResults((state) => state.results)
  if (!results) return null
  const { underwritingOutcomeResponseId: outcomeId } = results.underwritingOutcome
  return <DocumentsList reference={results.quoteReference} outcomeId={outcomeId} />
}
