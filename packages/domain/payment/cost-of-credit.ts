import { type Pence, subtract } from '../values/pence'

/** What paying monthly costs beyond paying in full: the true difference of the two totals (RES-11, D-159). */
export type CostOfCredit = {
  more: Pence
  /** Of the price in full, one decimal, half goes up. */
  percentMore: number
}

export function costOfCredit(totals: { monthly: Pence; inFull: Pence }): CostOfCredit {
  const more = subtract(totals.monthly, totals.inFull)
  // In whole numbers up to the last step: a tenth of a per cent is a thousandth.
  const thousandths = totals.inFull > 0 ? Math.floor((more * 2_000 + totals.inFull) / (totals.inFull * 2)) : 0
  return { more, percentMore: thousandths / 10 }
}
