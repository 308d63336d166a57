import { fromPounds } from '@milepost/domain/values/pence'
import type { Offer } from '../../offer/offer'
import type { ArrivalPrice } from '../../state/results-state'

/** A price in both ways to pay, in pounds. */
export type BothWays = { inFull?: number | undefined; perMonth?: number | undefined }

export function priceNow({ inFull, monthly }: Pick<Offer, 'inFull' | 'monthly'>): BothWays {
  return {
    inFull: inFull?.totalAmountPayable.amount,
    perMonth: monthly?.standardInstalmentAmount.amount,
  }
}

/** By how many pence the price in full moved since it was clicked; nothing can be said where one of the two is not known. */
export function movedSince(shown: Pick<ArrivalPrice, 'inFull'>, now: BothWays): number {
  if (shown.inFull === undefined || now.inFull === undefined) return 0
  return fromPounds(now.inFull) - fromPounds(shown.inFull)
}
