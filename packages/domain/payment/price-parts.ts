import { type Pence, subtract } from '../values/pence.ts'

/** The parts of a price in full: the premium, the tax on it and the fee, which is neither (CON-20, CON-21, D-194). */
export type PriceParts = { premium: Pence; ipt: Pence; fee: Pence; total: Pence }

/** The premium is the total less tax and fee. */
export function priceParts({ total, ipt, fee }: Omit<PriceParts, 'premium'>): PriceParts {
  return { premium: subtract(subtract(total, ipt), fee), ipt, fee, total }
}
