import { type Pence, subtract } from '../values/pence'

/** What a price in full is made of: the premium, the tax on it and the fee, which is neither (CON-20, CON-21, D-194). */
export type PriceParts = { premium: Pence; ipt: Pence; fee: Pence; total: Pence }

/** The total with its tax and fee taken out: what is left is premium. */
export function priceParts({ total, ipt, fee }: Omit<PriceParts, 'premium'>): PriceParts {
  return { premium: subtract(subtract(total, ipt), fee), ipt, fee, total }
}
