import { toPounds } from '@milepost/domain/values/pence'
import type { ApplePayPaymentRequest } from 'braintree-web/apple-pay'
import type { Sum } from '../card-client.ts'
import fieldStyles from '../card-fields.module.css'
import { nonceInstrument } from '../nonce-instrument.ts'
import { handOver, type WalletButton, type WalletDeps } from './wallet-button.ts'

/** Provided by the browser if the device has Apple Pay: https://developer.apple.com/documentation/apple_pay_on_the_web */
export type AppleSessions = {
  new (version: number, request: ApplePayPaymentRequest): AppleSession
  canMakePayments(): boolean
  STATUS_SUCCESS: number
  STATUS_FAILURE: number
}

type AppleSession = {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { payment: { token: unknown } }) => void) | null
  oncancel: (() => void) | null
  completeMerchantValidation(session: unknown): void
  completePayment(result: { status: number }): void
  begin(): void
  abort(): void
}

declare global {
  interface Window {
    ApplePaySession?: AppleSessions
  }
}

/** The Apple Pay version that Braintree's requests are built for. */
const VERSION = 3

export async function drawApplePay(deps: WalletDeps): Promise<WalletButton> {
  const { components, client, into, settings, handlers, verify } = deps
  const Session = window.ApplePaySession
  if (!Session?.canMakePayments()) return undefined
  const applePay = await components.applePay(client)

  function begin({ amount }: Sum, Sessions: AppleSessions): void {
    const total = { label: settings.payee, amount: toPounds(amount).toFixed(2) }
    const request = applePay.createPaymentRequest({
      total,
      countryCode: 'GB',
      currencyCode: 'GBP',
      supportedNetworks: ['visa', 'masterCard'],
    })
    const session = new Sessions(VERSION, request)
    session.onvalidatemerchant = ({ validationURL }) => {
      applePay.performValidation({ validationURL, displayName: settings.payee }).then(
        (merchant) => session.completeMerchantValidation(merchant),
        () => {
          session.abort()
          handlers.onWalletFailed({ kind: 'unavailable' })
        },
      )
    }
    session.onpaymentauthorized = ({ payment }) => {
      void handOver(async () => {
        const payload = await applePay.tokenize({ token: payment.token }).catch((error: unknown) => {
          session.completePayment({ status: Sessions.STATUS_FAILURE })
          throw error
        })
        session.completePayment({ status: Sessions.STATUS_SUCCESS })
        const { nonce, type, binData, details } = payload
        // "Apple Pay - Visa"
        const cardType = details.cardType.replace(/^Apple Pay - /, '')
        const found = { nonce, type, binData, details: { cardType }, deviceData: verify.deviceData }
        return { kind: 'chosen', instrument: nonceInstrument(found) }
      }, handlers)
    }
    session.oncancel = () => handlers.onWalletFailed({ kind: 'left' })
    session.begin()
  }

  const button = document.createElement('button')
  button.type = 'button'
  button.className = `${fieldStyles.wallet} ${fieldStyles.applePay}`
  button.setAttribute('aria-label', 'Pay with Apple Pay')
  button.addEventListener('click', () => {
    const sum = handlers.onWallet()
    if (sum) begin(sum, Session)
  })
  into.append(button)
  return {
    teardown() {
      button.remove()
      void applePay.teardown()
    },
  }
}
