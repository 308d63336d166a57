import { useEffect, useState } from 'react'
import { getPriceReceipt, type PriceChange } from '../../api/get-price-receipt'
import { type PriceNews, useResults } from '../../state/results-state'

/** Fetches why the price became another one, and keeps it with the news. */
export function useCauses(reference: string, news: PriceNews) {
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const { outcomeId } = news.after
  const isWanted = news.causes === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isWanted) return
    setFailed(undefined)
    const line = new AbortController()
    void getPriceReceipt(reference, line.signal).then((outcome) => {
      if (outcome.kind === 'failed') setFailed(outcomeId)
      if (outcome.kind !== 'explained') return
      const { change } = outcome.receipt
      useResults.setState(({ priceNews }) => (priceNews ? { priceNews: withCauses(priceNews, change) } : {}))
    })
    return () => line.abort()
  }, [reference, outcomeId, isWanted, tries])
  return { hasFailed: failed === outcomeId && isWanted, retry: () => setTries((count) => count + 1) }
}

/** Causes are told of the very change that is shown; what lies further back is not explained by them. */
export function withCauses(news: PriceNews, change: PriceChange | undefined): PriceNews {
  const isThis = change?.before === news.before.inFull && change?.after === news.after.inFull
  return { ...news, causes: isThis ? (change?.causes ?? []) : [] }
}
