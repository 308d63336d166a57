import type { CostOfCredit } from '@milepost/domain/payment/cost-of-credit'
import { fromPounds } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../offer/offer'
import { differenceInWords } from './difference-in-words'

/** Stands between the two prices, in words and as large as body text: the one figure people look for. */
export function Difference({ cost, way }: { cost: CostOfCredit; way: WayToPay }) {
  const [first, ...rest] = differenceInWords(cost, fromPounds(way.interestAmount.amount))
  return (
    <p className="payment__difference figures">
      <strong>{first}</strong> {rest.join(' ')}
    </p>
  )
}
