import { toPounds } from '@milepost/domain/values/pence'
import type { PayPalCheckoutTokenizationOptions } from 'braintree-web/paypal-checkout'
import type { Sum } from '../card-client.ts'
import fieldStyles from '../card-fields.module.css'
import { nonceInstrument } from '../nonce-instrument.ts'
import { handOver, type WalletButton, type WalletDeps } from './wallet-button.ts'

/** The part of PayPal's own script that this page calls: https://developer.paypal.com/sdk/js/reference/#buttons */
export type PayPalSdk = {
  FUNDING: { PAYPAL: string }
  Buttons(options: PayPalButtonOptions): {
    isEligible(): boolean
    render(into: HTMLElement): Promise<void>
    close(): Promise<void>
  }
}

export type PayPalButtonOptions = {
  fundingSource: string
  style: { height: number; label: 'paypal' }
  onClick(data: object, actions: { resolve(): unknown; reject(): unknown }): unknown
  createOrder(): Promise<string>
  onApprove(approved: PayPalCheckoutTokenizationOptions): Promise<void>
  onCancel(): void
  onError(error: unknown): void
}

/** The customer approves in a PayPal window, which replies to this page through its opener (D-203). */
export async function drawPayPal(deps: WalletDeps): Promise<WalletButton> {
  const { components, client, into, settings, handlers, verify } = deps
  const { data, amount } = settings
  const payPal = await components.payPal(client, data.merchantAccountId)
  await payPal.loadPayPalSDK({
    currency: 'GBP',
    intent: 'authorize',
    commit: true,
    // The button brings its own styles, which need our response's nonce.
    dataAttributes: { 'csp-nonce': pageNonce() },
  })
  const sdk: PayPalSdk | undefined = Object(window).paypal
  let sum: Sum | undefined
  const buttons = sdk?.Buttons({
    fundingSource: sdk.FUNDING.PAYPAL,
    style: { height: 48, label: 'paypal' },
    onClick(_data, { resolve, reject }) {
      sum = handlers.onWallet()
      return sum ? resolve() : reject()
    },
    createOrder: () =>
      payPal.createPayment({
        flow: 'checkout',
        intent: 'authorize',
        amount: toPounds(sum?.amount ?? amount).toFixed(2),
        currency: 'GBP',
        displayName: settings.payee,
        // PayPal can only be charged again later if the customer agrees to that at PayPal too (D-225).
        ...(sum?.saveCard && { requestBillingAgreement: true }),
      }),
    onApprove: async (approved) => {
      await handOver(async () => {
        const { nonce, type } = await payPal.tokenizePayment(approved)
        const instrument = nonceInstrument({ nonce, type, deviceData: verify.deviceData })
        return { kind: 'chosen', instrument }
      }, handlers)
    },
    onCancel: () => handlers.onWalletFailed({ kind: 'left' }),
    onError: () => handlers.onWalletFailed({ kind: 'unavailable' }),
  })
  if (!buttons?.isEligible()) return undefined
  const place = document.createElement('div')
  place.className = fieldStyles.wallet
  into.append(place)
  await buttons.render(place)
  return {
    teardown() {
      void buttons.close()
      void payPal.teardown()
    },
  }
}

function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
