/** As far as we use it: the package has no types of its own. */
declare module 'braintree-web-drop-in' {
  import type { NoncePayload } from '../nonce-instrument'
  import type { ThreeDSecureRequest } from '../three-d-secure'

  export type DropIn = {
    on(event: 'paymentMethodRequestable' | 'noPaymentMethodRequestable', heard: () => void): void
    isPaymentMethodRequestable(): boolean
    requestPaymentMethod(options: { threeDSecure: ThreeDSecureRequest }): Promise<NoncePayload>
    clearSelectedPaymentMethod(): void
    teardown(): Promise<void>
  }

  type Total = { currencyCode: 'GBP'; countryCode: 'GB' }

  export type DropInOptions = {
    authorization: string
    container: HTMLElement
    locale: 'en_GB'
    threeDSecure: true
    dataCollector: true
    paypal?: { flow: 'checkout'; amount: string; currency: 'GBP' }
    applePay?: { displayName: string; paymentRequest: Total & { total: { label: string; amount: string } } }
    googlePay?: {
      googlePayVersion: 2
      transactionInfo: Total & { totalPriceStatus: 'FINAL'; totalPrice: string }
    }
  }

  export function create(options: DropInOptions): Promise<DropIn>
}
