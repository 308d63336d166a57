import { isPriceHeld } from '@milepost/domain/quote/validity'
import { isTakenOver } from '@milepost/domain/renewal/taken-over-price'
import type { StoredQuote } from './ports'
import { isAwaitingAnswers } from './priced-quote'

/** Whether the price of a quote can be paid now as it is: it is of today, or fixed for periods in a row (D-141, D-262). */
export function isPriceStanding({ current, createdAt }: StoredQuote, now: Date): boolean {
  const { ratedOn } = current.risk
  if (isAwaitingAnswers(current)) return false
  return isPriceHeld(ratedOn, now) || isTakenOver(ratedOn, createdAt)
}
