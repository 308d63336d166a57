import { useEffect, useState } from 'react'
import { getPriceReceipt, type Receipt } from '../../api/get-price-receipt'

export type ReceiptState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'explained'; outcomeId: string; receipt: Receipt }

/** The receipt of this price, fetched once somebody looks, and again when the price is another one. */
export function useReceipt(reference: string, outcomeId: string, isWanted: boolean) {
  const [state, setState] = useState<ReceiptState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const isThere = state.kind === 'explained' && state.outcomeId === outcomeId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isWanted || isThere) return
    setState({ kind: 'loading' })
    const line = new AbortController()
    void getPriceReceipt(reference, line.signal).then((outcome) => {
      if (outcome.kind === 'explained') setState({ ...outcome, outcomeId })
      if (outcome.kind === 'failed') setState(outcome)
    })
    return () => line.abort()
  }, [reference, outcomeId, isWanted, isThere, tries])
  return { state, retry: () => setTries((count) => count + 1) }
}
