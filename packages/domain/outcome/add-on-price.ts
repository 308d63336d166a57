import { formatPence, type Pence } from '../values/pence'

/** How the customer means to pay, none while they have not said. */
type Method = 'DIRECT_DEBIT' | 'CARD_PAYMENT' | undefined

/** What an extra costs in the way the customer pays: nothing is said before they choose one, nor of what costs nothing (AON-06). */
export function addOnPriceInWords(cost: { annualCost: Pence; monthlyCost: Pence }, method: Method): string {
  if (method === undefined) return ''
  const [amount, per] = method === 'DIRECT_DEBIT' ? [cost.monthlyCost, 'month'] : [cost.annualCost, 'year']
  return amount === 0 ? '' : `${formatPence(amount)} per ${per}`
}
