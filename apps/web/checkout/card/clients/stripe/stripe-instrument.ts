import type { PaymentMethod } from '@stripe/stripe-js'
import type { Instrument } from '../card-client'

/** The scheme and the country a card was issued in, as Stripe knows them (CRD-15, CRD-16). */
export function stripeInstrument({ id, card }: Pick<PaymentMethod, 'id' | 'card'>): Instrument {
  return {
    by: 'confirmation',
    method: id,
    paidWith: { kind: 'card', scheme: card?.brand ?? '', country: card?.country ?? 'Unknown' },
  }
}
