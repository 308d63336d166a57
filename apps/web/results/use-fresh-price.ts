import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type GotPrice, getPrice, isPriceStale } from '../offer/get-price'
import { hasCatalogue } from '../state/journey-definition'
import { staysOnResults } from '../state/results-path'
import { useUpdating, whileUpdating } from './change-offer'

/**
 * Whoever changed an answer and came back another way than by Continue would read the old price beside the new answer. So the page
 * prices what is answered now, and until it has says that the price is not theirs (D-142).
 */
export function useFreshPrice() {
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Exclude<GotPrice, { kind: 'go' }>['kind']>()

  const refresh = useEffectEvent(async () => {
    if (!(await hasCatalogue()) || !isPriceStale() || useUpdating.getState().isUpdating) return
    await price()
  })
  async function price() {
    const outcome = await whileUpdating(getPrice)
    setTrouble(outcome.kind === 'go' ? undefined : outcome.kind)
    if (outcome.kind !== 'go') return
    const { to, replace } = outcome.end
    if (!staysOnResults(to)) navigate(to, { replace })
  }
  useEffect(() => void refresh(), [])
  return { trouble, tryAgain: () => void price() }
}
