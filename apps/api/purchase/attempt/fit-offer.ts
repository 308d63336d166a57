import { mustGiveLicences, mustGiveNumber } from '@milepost/domain/purchase/driver-licence-number'
import { insuredDrivers } from '@milepost/domain/purchase/purchase-questions'
import type { OpenQuote } from '../../quote/open-quote.ts'
import { isFullyPriced, isPriceCurrent } from '../../quote/priced-quote.ts'
import type { Mismatch } from '../../quote/rerate.ts'
import { hasStartPassed } from '../take-up/decide-take-up.ts'
import { type AskedPurchase, type Unfit, unfitPurchase } from '../take-up/purchase-request.ts'
import type { PaymentPorts } from './ports.ts'
import type { PurchasedOffer } from './purchased-offer.ts'

/** Why an offer cannot be paid for now, if it cannot: no step before payment may be skipped (safety T25). */
export async function whyNotPayable(
  quote: OpenQuote,
  { paymentOption }: PurchasedOffer,
  purchase: AskedPurchase | undefined,
  now: Date,
  { contacts, payments }: Pick<PaymentPorts, 'contacts' | 'payments'>,
): Promise<Mismatch | Unfit | undefined> {
  const { current } = quote
  if (!isFullyPriced(current)) return { kind: 'mismatch' }
  // A vehicle that was only described has an indicative price: cover is for an identified vehicle (VLS-01, RST-09).
  if (current.answers.vehicleDetails.registration === undefined)
    return {
      kind: 'unfit',
      field: 'quoteReference',
      message: 'Give the registration of the vehicle before paying for this quote',
    }
  if (lacksLicence(quote))
    return {
      kind: 'unfit',
      field: 'quoteReference',
      message: 'Give the driving licence numbers before paying for this quote',
    }
  if ((await contacts.findContact(quote)) === undefined)
    return {
      kind: 'unfit',
      field: 'quoteReference',
      message: 'Keep the contact details of this quote before paying for it',
    }
  // Midnight may pass during a payment, but no payment may start at yesterday's price (F9, D-141).
  if (!isPriceCurrent(quote, now)) {
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
  return purchase && unfitPurchase(quote, paymentOption, purchase, now)
}

/** A price for a comparison site is made without licence numbers; no policy is sold without them (AGG-12, BUY-12). */
function lacksLicence({ channel, current: { answers } }: OpenQuote): boolean {
  const isForced = mustGiveLicences({ channel, licenceNumberRequired: false })
  const drivers = isForced ? [answers.proposerDetails, ...insuredDrivers(answers)] : []
  return drivers.some((driver) => driver.licenceNumber === undefined && mustGiveNumber(driver, true))
}
