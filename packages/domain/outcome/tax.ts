import { type Pence, pence, subtract } from '../values/pence'
import type { Price } from './price'

/** Insurance premium tax, standard rate (CON-20). */
export const IPT_PERCENT = 12

/** The tax on a premium, half a penny up. In whole numbers throughout, so exact: a price is made many thousand times a second. */
export function taxOn(premium: Pence): Pence {
  return pence(Math.floor((premium * IPT_PERCENT + 50) / 100))
}

/** What is sold at a price that holds its tax already, as an extra is, in its parts. */
export function priceHoldingTax(gross: Pence): Price {
  const ipt = pence(Math.floor((gross * IPT_PERCENT) / (100 + IPT_PERCENT) + 0.5))
  return { premium: subtract(gross, ipt), ipt, gross, fee: pence(0) }
}
