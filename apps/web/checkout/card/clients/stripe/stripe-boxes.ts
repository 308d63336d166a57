import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js'
import { boxIn, boxRow } from '../card-boxes'
import type { Look } from '../card-client'

export type StripeBoxes = {
  number: StripeCardNumberElement
  expiry: StripeCardExpiryElement
  cvc: StripeCardCvcElement
}

/** Three labelled boxes of ours, each around a frame of Stripe's in which the card is typed (CRD-01, T27). */
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
