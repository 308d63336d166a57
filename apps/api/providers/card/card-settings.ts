/** Who takes card payments, and the keys to ask them with. */
export type CardSettings = {
  cardProvider: 'sandbox' | 'stripe' | 'braintree'
  /** The sandbox as this server reaches it. */
  sandboxUrl: string
  /** The sandbox as a browser reaches it: where its client is loaded from. */
  sandboxPublicUrl: string
  /** Calls the sandbox and signs its webhooks. */
  sandboxCardSecret: string
  stripeSecretKey?: string | undefined
  stripePublishableKey?: string | undefined
  stripeWebhookSecret?: string | undefined
  /** Where the service is, without the path; unset is Stripe's own. */
  stripeUrl?: string | undefined
  braintreeEnvironment?: 'sandbox' | 'production' | undefined
  braintreeMerchantId?: string | undefined
  braintreePublicKey?: string | undefined
  braintreePrivateKey?: string | undefined
  braintreeMerchantAccountId?: string | undefined
  /** Where the gateway is, without the path; unset is the environment's own. */
  braintreeUrl?: string | undefined
}
