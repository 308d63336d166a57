import type { WayToPay } from '../../kept/offer'
import { MoneyRows } from './MoneyRows'
import { priceMakeUp } from './price-make-up'

/** What the price in full is made of. */
export function InFullDetails({ way }: { way: WayToPay }) {
  const rows = priceMakeUp(way)
  return (
    <div className="payment__details" data-way="CARD_PAYMENT">
      <h3 className="payment__subtitle">Paying in full</h3>
      <MoneyRows rows={rows} withTotal />
      <h4 className="payment__minor">When you pay</h4>
      <MoneyRows rows={[{ name: 'When you buy', note: 'By card', amount: rows.at(-1)?.amount ?? '' }]} />
    </div>
  )
}
