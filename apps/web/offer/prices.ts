import { formatPence } from '@milepost/domain/values/pence'
import type { PaymentMethod } from '../state/results-state.ts'
import type { Offer } from './offer.ts'
import { planOf, totalOf } from './payment-plan.ts'

/** A payment option in a few words. The same on results and at the checkout. */
export type ShortPrice = {
  method: PaymentMethod
  name: string
  total: string
  /** The amount and how often it is paid. */
  note: string
  isChosen: boolean
}

/** Every price, short enough for a phone, and which is chosen (RES-12, D-261). */
export function shortPrices({
  monthly,
  inFull,
  method,
}: Pick<Offer, 'monthly' | 'inFull' | 'method'>): readonly ShortPrice[] {
  return [
    ...(monthly
      ? [
          {
            method: 'DIRECT_DEBIT' as const,
            name: 'Pay Monthly',
            total: formatPence(totalOf(monthly)),
            note: `${formatPence(planOf(monthly).standard)} a month`,
            isChosen: method === 'DIRECT_DEBIT',
          },
        ]
      : []),
    ...(inFull
      ? [
          {
            method: 'CARD_PAYMENT' as const,
            name: 'Pay in full',
            total: formatPence(totalOf(inFull)),
            note: 'one payment',
            isChosen: method === 'CARD_PAYMENT',
          },
        ]
      : []),
  ]
}
