import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeElementStyle,
} from '@stripe/stripe-js'
import { boxIn, boxRow, sayUnder } from '../card-boxes'
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

const PATIENCE_MS = 15_000

/** Says what is wrong under each box, and tells the page whether all three are filled in. */
export function watchBoxes(
  { number, expiry, cvc }: StripeBoxes,
  onChange: (isComplete: boolean) => void,
): void {
  const complete = { number: false, expiry: false, cvc: false }
  const told = (name: keyof StripeBoxes, isComplete: boolean, message: string | undefined) => {
    complete[name] = isComplete
    sayUnder(`stripe-${name}`, message ?? '')
    onChange(Object.values(complete).every(Boolean))
  }
  number.on('change', (event) => told('number', event.complete, event.error?.message))
  expiry.on('change', (event) => told('expiry', event.complete, event.error?.message))
  cvc.on('change', (event) => told('cvc', event.complete, event.error?.message))
}

/** False when a frame could not be loaded, or nobody has said that it was. */
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
