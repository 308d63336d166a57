import { useEffect, useState } from 'react'
import { type QuoteDocument, quoteDocuments } from '../../api/quote-documents'

/** The two papers of a credit agreement, in the order they are read (DDM-03, D-189). */
const kinds = ['pre-contract-credit-information', 'credit-agreement']

export type CreditPapers = readonly QuoteDocument[] | 'fetching' | 'failed'

type State = { of: string; papers: CreditPapers }

/** Both papers or none: nobody accepts an agreement of which they could read half. Another price, or another day, has others. */
export function useCreditPapers(reference: string, pricedAs: string) {
  const [tries, setTries] = useState(0)
  const of = `${reference} ${pricedAs} ${tries}`
  const [state, setState] = useState<State>({ of, papers: 'fetching' })
  useEffect(() => {
    const fetching = new AbortController()
    void quoteDocuments(reference, fetching.signal).then((documents = []) => {
      if (fetching.signal.aborted) return
      const papers = kinds.flatMap((kind) => documents.find((each) => each.kind === kind) ?? [])
      setState({ of, papers: papers.length === kinds.length ? papers : 'failed' })
    })
    return () => fetching.abort()
  }, [reference, of])
  return {
    papers: state.of === of ? state.papers : 'fetching',
    retry: () => setTries((before) => before + 1),
  }
}
