import { keptPaymentOptions } from '@milepost/domain/payment/payment-option'
import { fromPounds, type Pence, subtract } from '@milepost/domain/values/pence'
import type { Preview } from '../../api/preview-quote'
import type { Offer, WayToPay } from '../../offer/offer'
import { totalOf } from '../../offer/plan-of'

/** One way to pay as it would be: what it comes to, and how far that is from now. */
export type WayTried = { amount: Pence; difference: Pence | undefined }

export type TriedPrice =
  | {
      kind: 'offered'
      /** A month, and what all months come to. */
      monthly: (WayTried & { total: Pence }) | undefined
      inFull: WayTried | undefined
      causes: NonNullable<Preview['change']>['causes']
    }
  /** Such a quote would be referred or declined: there is nothing to keep. */
  | { kind: 'not-offered' }

/** What a preview says of a price, beside the one there is. */
export function priceOf({ underwritingOutcome, change }: Preview, now: Offer): TriedPrice {
  const [option] = underwritingOutcome.underwrittenOptions
  if (!option) return { kind: 'not-offered' }
  const ways = keptPaymentOptions(option.paymentCollectionOptions)
  const monthly = ways.find(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT')
  const inFull = ways.find(({ paymentMethod }) => paymentMethod === 'CARD_PAYMENT')
  return {
    kind: 'offered',
    monthly: monthly && { ...tried(monthly, now.monthly, perMonth), total: totalOf(monthly) },
    inFull: inFull && tried(inFull, now.inFull, totalOf),
    causes: change?.causes ?? [],
  }
}

const perMonth = (way: WayToPay) => fromPounds(way.standardInstalmentAmount.amount)

function tried(way: WayToPay, now: WayToPay | undefined, amountOf: (way: WayToPay) => Pence): WayTried {
  const amount = amountOf(way)
  return { amount, difference: now && subtract(amount, amountOf(now)) }
}
