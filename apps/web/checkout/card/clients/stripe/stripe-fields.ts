import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardClient, Choice, ClientSettings, Confirmation, Sum } from '../card-client'
import { intentFailure, intentOf } from '../intent-errors'
import { areReady, drawBoxes, type StripeBoxes, watchBoxes } from './stripe-boxes'
import { drawWallets, stripeInstrument } from './stripe-wallets'

/** Card fields and wallet buttons of Stripe. Only a product that is set up for Stripe ever fetches this file. */
export function createClient(settings: ClientSettings): CardClient {
  const { data, look } = settings
  let stripe: Stripe | null = null
  let boxes: StripeBoxes | undefined
  let closed = false
  let isConfirming = false
  const drawn: { destroy(): unknown }[] = []

  return {
    page: 'STRIPE',
    async open(places, heard) {
      stripe = await loadStripe(data.publicKey).catch(() => null)
      if (!stripe || closed) return false
      boxes = drawBoxes(stripe, places.card, look)
      drawn.push(boxes.number, boxes.expiry, boxes.cvc, drawWallets(stripe, places.wallets, settings, heard))
      watchBoxes(boxes, heard.onChange)
      return areReady(boxes)
    },
    async choose({ payer }): Promise<Choice> {
      if (!stripe || !boxes) return { kind: 'unavailable' }
      const told = await stripe.createPaymentMethod({
        type: 'card',
        card: boxes.number,
        billing_details: billingOf(payer),
      })
      if (told.error) return { kind: notFilledIn.includes(told.error.type) ? 'incomplete' : 'unavailable' }
      return { kind: 'chosen', instrument: stripeInstrument(told.paymentMethod) }
    },
    async confirm(instrument, { paymentId, clientSecret }): Promise<Confirmation> {
      if (!stripe || instrument.by !== 'confirmation') return { kind: 'refused', failure: 'failed' }
      // The bank's question, where it has one, is asked over the page.
      isConfirming = true
      const { error } = await stripe
        .confirmCardPayment(clientSecret, { payment_method: instrument.method }, { handleActions: true })
        .finally(() => {
          isConfirming = false
        })
      const failure = error && intentFailure(error)
      if (failure) return { kind: 'refused', failure }
      return { kind: 'asked', proof: { paymentId, authorizationId: intentOf(clientSecret) } }
    },
    clear() {
      boxes?.number.clear()
      boxes?.expiry.clear()
      boxes?.cvc.clear()
    },
    close() {
      closed = true
      for (const each of drawn.splice(0)) each.destroy()
      // Stripe.js has no call that closes the bank's window.
      return isConfirming ? 'window-open' : 'closed'
    },
  }
}

const notFilledIn = ['validation_error', 'card_error']

function billingOf({ firstName, lastName, email, address }: Sum['payer']) {
  const { line1, line2, city, postcode } = address
  return {
    name: `${firstName} ${lastName}`,
    ...(email !== undefined && { email }),
    address: { line1, line2, city, postal_code: postcode, country: 'GB' },
  }
}
