import type { PriceParts } from '@milepost/domain/payment/price-parts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type GetPremium, getQuotePremium } from '../../api/get-quote-premium'
import { endOfQuote } from '../../api/quote-problems'

export type PremiumSeen = { kind: 'asking' } | { kind: 'found'; price: PriceParts } | { kind: 'failed' }

/** The price of the quote, before anybody has said who they are (RST-01, D-253). */
export function usePremium(quoteReference: string): { seen: PremiumSeen; retry: () => void } {
  const [seen, setSeen] = useState<PremiumSeen>({ kind: 'asking' })
  const [tries, setTries] = useState(0)
  const navigate = useNavigate()
  const show = useEffectEvent((answer: Exclude<GetPremium, { kind: 'aborted' }>) => {
    if (answer.kind !== 'ended') return setSeen(answer)
    // Bought meanwhile, or over: nobody is told that they can take it up again (NAV-33 to NAV-35).
    const { to, replace } = endOfQuote(answer.code)
    return void navigate(to, { replace })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks from the beginning
  useEffect(() => {
    const leaving = new AbortController()
    void getQuotePremium(quoteReference, leaving.signal).then((answer) => {
      if (answer.kind !== 'aborted' && !leaving.signal.aborted) show(answer)
    })
    return () => leaving.abort()
  }, [quoteReference, tries])
  const retry = () => {
    setSeen({ kind: 'asking' })
    setTries((count) => count + 1)
  }
  return { seen, retry }
}
