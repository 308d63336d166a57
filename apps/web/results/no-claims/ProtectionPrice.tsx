import { addOnPriceInWords } from '@milepost/domain/outcome/add-on-price'
import { formatPence, fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { NoClaimsScale } from '../../api/get-no-claims-scale'
import type { PaymentMethod } from '../../state/results-state'

type ProtectionPriceProps = {
  yearly: Pence
  method: PaymentMethod | undefined
  scale: NoClaimsScale | undefined
}

/** What it adds to the price: for the year always, as whoever sells it must say, and a month to whoever pays monthly (AON-06). */
export function ProtectionPrice({ yearly, method, scale }: ProtectionPriceProps) {
  const cost = scale?.protection
  const monthly =
    method === 'DIRECT_DEBIT' && cost
      ? addOnPriceInWords(
          { annualCost: yearly, monthlyCost: fromPounds(cost.monthlyCost.amount) },
          'DIRECT_DEBIT',
        )
      : ''
  return (
    <p className="extra__price figures">
      {formatPence(yearly)} per year
      {monthly && <span className="protection__monthly"> ({monthly} when you pay monthly)</span>}
    </p>
  )
}
