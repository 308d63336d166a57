import type { PaymentMethod, Stripe, StripeExpressCheckoutElement } from '@stripe/stripe-js'
import { type CardHandlers, type ClientSettings, type Instrument, walletRequest } from '../card-client.ts'

/**
 * The wallets that hold a card, if the device has them. PayPal through Stripe redirects away from the page, so it is not offered
 * (D-203).
 */
export function drawWallets(
  stripe: Stripe,
  into: HTMLElement,
  { data, amount, payee }: Pick<ClientSettings, 'data' | 'amount' | 'payee'>,
  handlers: CardHandlers,
): StripeExpressCheckoutElement {
  const { amount: inPence, currency } = walletRequest(amount)
  const elements = stripe.elements({
    mode: 'payment',
    amount: inPence,
    currency,
    captureMethod: 'manual',
    paymentMethodCreation: 'manual',
  })
  const shown = (isOn: boolean) => (isOn ? 'auto' : 'never')
  const buttons = elements.create('expressCheckout', {
    business: { name: payee },
    paymentMethods: {
      applePay: shown(data.wallets.applePay),
      googlePay: shown(data.wallets.googlePay),
      paypal: 'never',
      link: 'never',
      amazonPay: 'never',
      klarna: 'never',
    },
  })
  buttons.on('ready', ({ availablePaymentMethods }) => {
    if (availablePaymentMethods) handlers.onWallets()
  })
  buttons.on('click', ({ resolve, reject }) => (handlers.onWallet() ? resolve() : reject()))
  buttons.on('confirm', async ({ paymentFailed }) => {
    await elements.submit()
    const { paymentMethod } = await stripe.createPaymentMethod({ elements })
    if (paymentMethod) await handlers.onWalletApproved(stripeInstrument(paymentMethod))
    else paymentFailed({ reason: 'fail' })
  })
  buttons.mount(into)
  return buttons
}

/** The scheme and issuing country of a card, as Stripe reports them (CRD-15, CRD-16). */
export function stripeInstrument({ id, card }: Pick<PaymentMethod, 'id' | 'card'>): Instrument {
  return {
    by: 'confirmation',
    method: id,
    paidWith: { kind: 'card', scheme: card?.brand ?? '', country: card?.country ?? 'Unknown' },
  }
}
