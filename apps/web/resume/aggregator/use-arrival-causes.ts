import { useEffect } from 'react'
import { getPriceReceipt, type PriceChange } from '../../api/get-price-receipt'
import { type ArrivalPrice, useResults } from '../../state/results-state'

/** Fetches why the price is another one than was clicked, once, and keeps it with what was shown. */
export function useArrivalCauses(reference: string, arrival: ArrivalPrice, inFullNow: number | undefined) {
  const { outcomeId, inFull, causes } = arrival
  const isNow = useResults(
    ({ results }) => results?.underwritingOutcome.underwritingOutcomeResponseId === outcomeId,
  )
  const isWanted = causes === undefined && isNow && inFull !== undefined && inFull !== inFullNow
  useEffect(() => {
    if (!isWanted) return
    const line = new AbortController()
    void getPriceReceipt(reference, line.signal).then((outcome) => {
      // Without an answer nothing is claimed: the page explains the whole price further down.
      if (outcome.kind !== 'explained') return
      const { change } = outcome.receipt
      const isThis = change?.before === inFull && change?.after === inFullNow
      keepCauses(outcomeId, isThis ? (change?.causes ?? []) : [])
    })
    return () => line.abort()
  }, [isWanted, reference, outcomeId, inFull, inFullNow])
}

function keepCauses(outcomeId: string, causes: PriceChange['causes']): void {
  useResults.setState(({ arrival }) =>
    arrival?.outcomeId === outcomeId ? { arrival: { ...arrival, causes } } : {},
  )
}
