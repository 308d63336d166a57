import { totalOf } from '@milepost/domain/outcome/price'
import { type Pence, subtract } from '@milepost/domain/values/pence'
import type { Change } from './change'
import { offerChanges } from './offer-changes'
import { premiumChanges } from './premium-changes'
import type { Priced } from './priced'

/** What a new price is, what the old one was, and why: the changes add up to the difference. */
export type PriceChanges = { before: Pence; after: Pence; difference: Pence; changes: readonly Change[] }

/** Explains a price that was made anew (AON-07, D-141): the same customer's, of the same quote. */
export function changesBetween(before: Priced, after: Priced): PriceChanges {
  const totals = { before: totalOf(before.option.price), after: totalOf(after.option.price) }
  return {
    ...totals,
    difference: subtract(totals.after, totals.before),
    changes: [...premiumChanges(before, after), ...offerChanges(before.option, after.option)].filter(
      ({ amount }) => amount !== 0,
    ),
  }
}
