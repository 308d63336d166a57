import { fromPounds } from '@milepost/domain/values/pence'
import type { Offer } from '../../offer/offer'
import type { ShownPrice } from '../../state/results-state'

/** What the customer sees of a price, to tell it from the next one. */
export function shownPrice({ results, monthly, inFull }: Offer): ShownPrice {
  return {
    outcomeId: results.underwritingOutcome.underwritingOutcomeResponseId,
    ...(inFull && { inFull: inFull.totalAmountPayable.amount }),
    ...(monthly && {
      monthly: {
        perMonth: monthly.standardInstalmentAmount.amount,
        total: monthly.totalAmountPayable.amount,
      },
    }),
  }
}

/** By how many pence the price moved; nothing can be said where only one of the two was for paying in full. */
export function movedBy(before: ShownPrice, after: ShownPrice): number {
  if (before.inFull === undefined || after.inFull === undefined) return 0
  return fromPounds(after.inFull) - fromPounds(before.inFull)
}
