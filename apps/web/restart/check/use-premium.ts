import type { PriceParts } from '@milepost/domain/payment/price-parts'
import { useEffect, useState } from 'react'
import { getQuotePremium } from '../../api/get-quote-premium'

export type PremiumSeen = { kind: 'asking' } | { kind: 'found'; price: PriceParts } | { kind: 'failed' }

/** The price of the quote, before anybody has said who they are (RST-01, D-253). */
export function usePremium(quoteReference: string): { seen: PremiumSeen; retry: () => void } {
  const [seen, setSeen] = useState<PremiumSeen>({ kind: 'asking' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks from the beginning
  useEffect(() => {
    const leaving = new AbortController()
    void getQuotePremium(quoteReference, leaving.signal).then((answer) => {
      if (answer.kind !== 'aborted' && !leaving.signal.aborted) setSeen(answer)
    })
    return () => leaving.abort()
  }, [quoteReference, tries])
  const retry = () => {
    setSeen({ kind: 'asking' })
    setTries((count) => count + 1)
  }
  return { seen, retry }
}
