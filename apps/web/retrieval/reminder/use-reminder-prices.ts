import { useEffect, useEffectEvent, useState } from 'react'
import { endOfQuote } from '../../api/error-catalogue.ts'
import { type GetPricingDetails, getPricingDetails, type PricingDetails } from '../../api/reminder.ts'
import { paths } from '../../paths.ts'
import type { ReminderLink } from '../../resume/links/address-tokens.ts'
import { useDeepLink } from '../../resume/links/deep-link.ts'
import { useNavigate } from '../../router.tsx'
import type { EndState } from '../../state/end-state.ts'

export type ReminderPrices = {
  prices: PricingDetails | 'asking' | 'unreachable'
  /** Nothing has been answered yet: neither prices nor that there are none. */
  isFirst: boolean
  retry: () => void
}

/**
 * The prices behind the link, fetched first (RMD-02). A quote that has ended has its own page; anything else is an error (RMD-07).
 */
export function useReminderPrices(link: ReminderLink): ReminderPrices {
  const navigate = useNavigate()
  const [prices, setPrices] = useState<ReminderPrices['prices']>('asking')
  const [tries, setTries] = useState(0)
  const show = useEffectEvent((answer: GetPricingDetails) => {
    if (answer.kind === 'refused') {
      // Shown on the error page, with a way to get a new link (RMD-07).
      if (answer.code === 'QUOTE_NOT_FOUND')
        useDeepLink.setState({ dead: { kind: 'reminder', why: 'gone', token: link.token } })
      const end = endOfQuote(answer.code)
      // The link is still held in memory, so a retry from the error page comes back to it.
      const state: EndState = end.to === paths.error ? { again: paths.reminder } : {}
      navigate(end.to, { replace: true, state })
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
  return { prices, isFirst: prices === 'asking' && tries === 0, retry }
}
