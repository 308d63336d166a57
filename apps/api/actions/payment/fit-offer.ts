import { isPriceHeld } from '@milepost/domain/quote/validity'
import type { OpenQuote } from '../quote/open-quote'
import { isFullyPriced } from '../quote/priced-quote'
import type { Mismatch } from '../quote/rerate'
import type { BoughtOffer } from './bought-offer'
import { hasStartPassed } from './decide-take-up'
import type { PaymentPorts } from './payment-ports'
import { type AskedPurchase, type Unfit, unfitPurchase } from './wanted'

/** Why an offer cannot be paid for now, if it cannot: no step before paying may have been left out (safety T25). */
export async function whyNotPayable(
  quote: OpenQuote,
  { way }: BoughtOffer,
  purchase: AskedPurchase | undefined,
  now: Date,
  { contacts, payments }: Pick<PaymentPorts, 'contacts' | 'payments'>,
): Promise<Mismatch | Unfit | undefined> {
  const { current } = quote
  if (!isFullyPriced(current)) return { kind: 'mismatch' }
  if ((await contacts.findContact(quote)) === undefined)
    return {
      kind: 'unfit',
      field: 'quoteReference',
      message: 'Keep the contact details of this quote before paying for it',
    }
  // Midnight may pass while somebody pays; nobody may begin to pay yesterday's price (F9, D-141).
  if (!isPriceHeld(current.risk.ratedOn, now)) {
    const live = await payments.liveAttempt(quote)
    const isFrozen = live?.quoteVersion === current.version && live.payBy > now
    if (!isFrozen) return { kind: 'mismatch' }
  }
  if (hasStartPassed(quote, now))
    return {
      kind: 'unfit',
      field: 'coverStartDate',
      message: 'The start of cover has passed: choose a new one',
    }
  return purchase && unfitPurchase(quote, way, purchase, now)
}
