import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js'
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
  const row = document.createElement('div')
  row.className = 'card-boxes'
  into.append(row)
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

/** Stripe ties a label to the frame in the element of that id. */
function boxIn(row: HTMLElement, id: string, words: string): HTMLElement {
  const field = document.createElement('div')
  field.className = 'field'
  const label = document.createElement('label')
  label.className = 'field__label'
  label.htmlFor = id
  label.textContent = words
  const box = document.createElement('div')
  box.id = id
  box.className = 'input input--full'
  field.append(label, box)
  row.append(field)
  return box
}

/** Where a box says what is wrong with it. */
export function sayUnder(id: string, message: string): void {
  const field = document.getElementById(id)?.closest('.field')
  const said = field?.querySelector('.card-boxes__error') ?? document.createElement('p')
  said.className = 'card-boxes__error'
  said.setAttribute('role', 'alert')
  said.textContent = message
  field?.append(said)
}
