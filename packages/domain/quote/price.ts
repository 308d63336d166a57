import { add, type Pence, pence, subtract } from '../values/pence.ts'

/** A price: the premium, the insurance premium tax on it, both together, and the fee, which is not premium (D-194). */
export type Price = { premium: Pence; ipt: Pence; gross: Pence; fee: Pence }

/** The total the customer pays. */
export function totalOf({ gross, fee }: Price): Pence {
  return add(gross, fee)
}

export function addPrices(...prices: readonly Price[]): Price {
  const sum = (part: keyof Price) => pence(prices.reduce((total, price) => total + price[part], 0))
  return { premium: sum('premium'), ipt: sum('ipt'), gross: sum('gross'), fee: sum('fee') }
}

/** Insurance premium tax, standard rate (CON-20). */
export const IPT_PERCENT = 12

/** The tax on a premium, half a penny rounded up. Integer arithmetic: exact, and fast enough for thousands of prices a second. */
export function taxOn(premium: Pence): Pence {
  return pence(Math.floor((premium * IPT_PERCENT + 50) / 100))
}

/** The parts of a price that includes tax already, such as that of an extra. */
export function priceHoldingTax(gross: Pence): Price {
  const ipt = pence(Math.floor((gross * IPT_PERCENT) / (100 + IPT_PERCENT) + 0.5))
  return { premium: subtract(gross, ipt), ipt, gross, fee: pence(0) }
}
