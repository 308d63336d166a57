import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasCatalogue } from '../../kept/catalogue'
import { type GotPrice, getPrice, isPriceStale } from '../../kept/get-price'
import { resultsPath } from '../../kept/results-path'
import { paths } from '../../paths'
import { useUpdating } from '../change-offer'

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
    useUpdating.setState({ isUpdating: true })
    const outcome = await getPrice()
    useUpdating.setState({ isUpdating: false })
    setTrouble(outcome.kind === 'go' ? undefined : outcome.kind)
    if (outcome.kind !== 'go') return
    const { to, replace } = outcome.end
    // The term was chosen before; any other ending takes them there.
    if (to !== resultsPath() && to !== paths.policySelection) navigate(to, { replace })
  }
  useEffect(() => void refresh(), [])
  return { trouble, tryAgain: () => void price() }
}
