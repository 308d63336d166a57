import { formatPence } from '@milepost/domain/values/pence'
import type { Offer } from '../offer/offer'
import { planOf, totalOf } from '../offer/plan-of'
import type { PaymentMethod } from '../state/results-state'

export type FooterPrice = {
  method: PaymentMethod
  name: string
  total: string
  /** What of it is paid how often. */
  note: string
  isChosen: boolean
}

/** Both totals, whichever is chosen, in as few words as a phone has room for (RES-12, D-160). */
export function footerPrices({
  monthly,
  inFull,
  method,
}: Pick<Offer, 'monthly' | 'inFull' | 'method'>): readonly FooterPrice[] {
  return [
    ...(monthly
      ? [
          {
            method: 'DIRECT_DEBIT' as const,
            name: 'Monthly',
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
            name: 'In full',
            total: formatPence(totalOf(inFull)),
            note: 'one payment',
            isChosen: method === 'CARD_PAYMENT',
          },
        ]
      : []),
  ]
}

/** The price as it is announced whenever it changes, by another choice or another extra. */
export function priceInWords(prices: readonly FooterPrice[]): string {
  const chosen = prices.find(({ isChosen }) => isChosen)
  return chosen
    ? `Paying ${chosen.name.toLowerCase()}: ${chosen.total} in total, ${chosen.note}.`
    : `No way to pay is chosen. ${prices.map(({ name, total }) => `${name} ${total} in total`).join(', ')}.`
}
