import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type GetPricingDetails, getPricingDetails, type PricingDetails } from '../../api/get-pricing-details'
import { endOfQuote } from '../../api/quote-problems'
import type { ReminderLink } from '../../kept/restored/reminder-link'

export type ReminderPrices = {
  prices: PricingDetails | 'asking' | 'unreachable'
  retry: () => void
}

/** The prices behind the link, first of all (RMD-02). A quote that has come to its end has a page of its own; all else is an error (RMD-07). */
export function useReminderPrices(link: ReminderLink): ReminderPrices {
  const navigate = useNavigate()
  const [prices, setPrices] = useState<ReminderPrices['prices']>('asking')
  const [tries, setTries] = useState(0)
  const show = useEffectEvent((answer: GetPricingDetails) => {
    if (answer.kind === 'refused') {
      // The address of this page opens nothing without its link: nobody is sent back to it.
      void navigate(endOfQuote(answer.code).to, { replace: true })
      return
    }
    setPrices(answer.kind === 'priced' ? answer.prices : 'unreachable')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks from the beginning
  useEffect(() => {
    const leaving = new AbortController()
    void getPricingDetails(link, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) show(answer)
    })
    return () => leaving.abort()
  }, [link, tries])
  const retry = () => {
    setPrices('asking')
    setTries((count) => count + 1)
  }
  return { prices, retry }
}
