import { useEffect, useState } from 'react'
import { type QuoteDocument, quoteDocuments } from '../api/quote-documents'

type State = { of: string; documents?: readonly QuoteDocument[]; isFailed: boolean }

/** The papers of a price; another price has others. */
export function useDocuments(reference: string, outcomeId: string) {
  const [tries, setTries] = useState(0)
  const of = `${reference} ${outcomeId} ${tries}`
  const [state, setState] = useState<State>({ of, isFailed: false })
  useEffect(() => {
    const fetching = new AbortController()
    void quoteDocuments(reference, fetching.signal).then((documents) => {
      if (fetching.signal.aborted) return
      setState(documents ? { of, documents, isFailed: false } : { of, isFailed: true })
    })
    return () => fetching.abort()
  }, [reference, of])
  const isCurrent = state.of === of
  return {
    documents: isCurrent ? state.documents : undefined,
    isFailed: isCurrent && state.isFailed,
    retry: () => setTries((before) => before + 1),
  }
}
