import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardClient, Choice, ClientSettings, Confirmation, Look, Sum } from '../card-client.ts'
import { boxIn, boxRow, sayUnder } from '../card-fields.ts'
import { intentFailure, intentOf } from '../intent-errors.ts'
import { drawWallets, stripeInstrument } from './stripe-wallets.ts'

/** Card fields and wallet buttons of Stripe. Only loaded for a product that uses Stripe. */
export function createClient(settings: ClientSettings): CardClient {
  const { data, look } = settings
  let stripe: Stripe | null = null
  let boxes: StripeBoxes | undefined
  let closed = false
  let isConfirming = false
  const drawn: { destroy(): unknown }[] = []

  return {
    page: 'STRIPE',
    async open(places, handlers) {
      stripe = await loadStripe(data.publicKey).catch(() => null)
      if (!stripe || closed) return false
      boxes = drawBoxes(stripe, places.card, look)
      drawn.push(
        boxes.number,
        boxes.expiry,
        boxes.cvc,
        drawWallets(stripe, places.wallets, settings, handlers),
      )
      watchBoxes(boxes, handlers.onChange)
      return areReady(boxes)
    },
    async choose({ payer }): Promise<Choice> {
      if (!stripe || !boxes) return { kind: 'unavailable' }
      const result = await stripe.createPaymentMethod({
        type: 'card',
        card: boxes.number,
        billing_details: billingOf(payer),
      })
      if (result.error)
        return { kind: notFilledIn.includes(result.error.type) ? 'incomplete' : 'unavailable' }
      return { kind: 'chosen', instrument: stripeInstrument(result.paymentMethod) }
    },
    async confirm(instrument, { paymentId, clientSecret }): Promise<Confirmation> {
      if (!stripe || instrument.by !== 'confirmation') return { kind: 'refused', failure: 'failed' }
      // A 3-D Secure challenge, if there is one, opens over the page.
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

export type StripeBoxes = {
  number: StripeCardNumberElement
  expiry: StripeCardExpiryElement
  cvc: StripeCardCvcElement
}

/** Three labelled fields of ours, each around a frame of Stripe's in which the card is typed (CRD-01, T27). */
export function drawBoxes(stripe: Stripe, into: HTMLElement, look: Look): StripeBoxes {
  const elements = stripe.elements()
  const style: StripeElementStyle = {
    base: { color: look.ink, fontSize: '18px', '::placeholder': { color: look.line } },
    invalid: { color: look.bad, iconColor: look.bad },
  }
  const row = boxRow(into)
  const boxes = {
    number: elements.create('cardNumber', { style, showIcon: true, placeholder: '' }),
    expiry: elements.create('cardExpiry', { style }),
    cvc: elements.create('cardCvc', { style, placeholder: '' }),
  }
  boxes.number.mount(boxIn(row, 'stripe-number', 'Card number'))
  boxes.expiry.mount(boxIn(row, 'stripe-expiry', 'Expiry date'))
  boxes.cvc.mount(boxIn(row, 'stripe-cvc', 'Security code'))
  return boxes
}

const PATIENCE_MS = 15_000

/** Shows each field's error, and reports whether all three are complete. */
export function watchBoxes(
  { number, expiry, cvc }: StripeBoxes,
  onChange: (isComplete: boolean) => void,
): void {
  const complete = { number: false, expiry: false, cvc: false }
  const result = (name: keyof StripeBoxes, isComplete: boolean, message: string | undefined) => {
    complete[name] = isComplete
    sayUnder(`stripe-${name}`, message ?? '')
    onChange(Object.values(complete).every(Boolean))
  }
  number.on('change', (event) => result('number', event.complete, event.error?.message))
  expiry.on('change', (event) => result('expiry', event.complete, event.error?.message))
  cvc.on('change', (event) => result('cvc', event.complete, event.error?.message))
}

/** False if a frame could not be loaded, or did not report ready in time. */
export function areReady({ number, expiry, cvc }: StripeBoxes): Promise<boolean> {
  return new Promise((resolve) => {
    let waiting = 3
    const ready = () => {
      waiting -= 1
      if (waiting === 0) resolve(true)
    }
    const failed = () => resolve(false)
    setTimeout(failed, PATIENCE_MS)
    number.on('ready', ready)
    number.on('loaderror', failed)
    expiry.on('ready', ready)
    cvc.on('ready', ready)
  })
}
