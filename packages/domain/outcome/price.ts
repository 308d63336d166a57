import { add, type Pence, pence } from '../values/pence'

/** What something costs: the premium, the insurance premium tax on it, both together, and the fee, which is not premium (D-194). */
export type Price = { premium: Pence; ipt: Pence; gross: Pence; fee: Pence }

/** What the customer pays in full. */
export function totalOf({ gross, fee }: Price): Pence {
  return add(gross, fee)
}

export function addPrices(...prices: readonly Price[]): Price {
  const sum = (part: keyof Price) => pence(prices.reduce((total, price) => total + price[part], 0))
  return { premium: sum('premium'), ipt: sum('ipt'), gross: sum('gross'), fee: sum('fee') }
}
