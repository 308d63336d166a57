import { type ApplePay, create as createApplePay } from 'braintree-web/apple-pay'
import { type Client, create as createClient } from 'braintree-web/client'
import { create as createDataCollector } from 'braintree-web/data-collector'
import { create as createGooglePayment, type GooglePayment } from 'braintree-web/google-payment'
import { create as createHostedFields, type HostedFields } from 'braintree-web/hosted-fields'
import {
  create as createPayPal,
  type PayPalCheckoutLoadPayPalSDKOptions,
  type PayPalCheckoutTokenizationOptions,
} from 'braintree-web/paypal-checkout'
import { create as createThreeDSecure, type ThreeDSecure } from 'braintree-web/three-d-secure'

export type HostedFieldsOptions = Parameters<typeof createHostedFields>[0]

/** The part of PayPal's API that this page calls. The published types use enums that do not exist at run time. */
export type PayPal = {
  loadPayPalSDK(options: PayPalCheckoutLoadPayPalSDKOptions): Promise<unknown>
  createPayment(options: {
    flow: string
    intent: string
    amount: string
    currency: string
    displayName: string
    requestBillingAgreement?: boolean
  }): Promise<string>
  tokenizePayment(approved: PayPalCheckoutTokenizationOptions): Promise<{ nonce: string; type: string }>
  teardown(): Promise<void>
}

/**
 * The components of Braintree's client that this page uses (D-265). Its packaged drop-in, which combined them, ends in September
 * 2027. Each component may fail to start with a BraintreeError, whose code says why.
 */
export type BraintreeComponents = {
  client(authorization: string): Promise<Client>
  hostedFields(options: HostedFieldsOptions): Promise<HostedFields>
  threeDSecure(client: Client): Promise<ThreeDSecure>
  /** Device data for the gateway's fraud checks. */
  deviceData(client: Client): Promise<{ deviceData: string; teardown(): Promise<void> }>
  payPal(client: Client, merchantAccountId: string): Promise<PayPal>
  applePay(client: Client): Promise<ApplePay>
  googlePay(client: Client, merchantId: string | undefined): Promise<GooglePayment>
}

export const braintreeComponents: BraintreeComponents = {
  client: (authorization) => createClient({ authorization }),
  hostedFields: (options) => createHostedFields(options),
  threeDSecure: (client) => createThreeDSecure({ client, version: '2' }),
  deviceData: (client) => createDataCollector({ client }),
  payPal: async (client, merchantAccountId) => Object(await createPayPal({ client, merchantAccountId })),
  applePay: (client) => createApplePay({ client }),
  googlePay: (client, googleMerchantId) =>
    createGooglePayment({
      client,
      googlePayVersion: 2,
      ...(googleMerchantId !== undefined && { googleMerchantId }),
    }),
}
