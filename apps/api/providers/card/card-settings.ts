import type { BrandCode } from '@milepost/domain/terms/identity'

/** Who takes card payments, and the keys to ask them with. */
export type CardSettings = {
  cardProvider: 'sandbox' | 'stripe' | 'braintree'
  /** The sandbox as this server reaches it. */
  sandboxUrl: string
  /** The sandbox as a browser reaches it: where its client is loaded from. */
  sandboxPublicUrl: string
  /** Calls the sandbox and signs its webhooks. */
  sandboxCardSecret: string
  /** One for everybody is the simple case; a brand may have one of its own. None where Stripe is not used. */
  stripe: readonly StripeKeys[]
  /** Where the service is, without the path; unset is Stripe's own. */
  stripeUrl?: string | undefined
  braintree: readonly BraintreeKeys[]
  braintreeEnvironment?: 'sandbox' | 'production' | undefined
  /** Where the gateway is, without the path; unset is the environment's own. */
  braintreeUrl?: string | undefined
}

/** An account at a provider: whose it is where it is one brand's own, and which brands are paid to it. */
export type AccountOf<Keys> = Keys & { slug: string | undefined; brands: readonly BrandCode[] }

export type StripeKeys = AccountOf<{ secretKey: string; publishableKey: string; webhookSecret: string }>

export type BraintreeKeys = AccountOf<{
  merchantId: string
  publicKey: string
  privateKey: string
  /** Within one account the brands may have merchant accounts of their own. */
  merchantAccountIds: ReadonlyMap<BrandCode, string>
  /** As Google names whoever takes Google Pay; without one there is no Google Pay in production. */
  googleMerchantIds: ReadonlyMap<BrandCode, string>
}>
