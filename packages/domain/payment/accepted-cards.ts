import type { PaymentFailure } from './failure.ts'

/** The two schemes we accept (CRD-15). */
const acceptedSchemes = ['visa', 'mastercard'] as const

/** The wallets we accept, as named in the API (CRD-23, D-203). */
const acceptedWallets = ['APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL'] as const
export type Wallet = (typeof acceptedWallets)[number]

/** Accepted countries of issue; the provider may not know the country (CRD-16). */
const acceptedCountries = ['GB', 'UK', 'GBR', 'UNKNOWN']

/**
 * How a customer pays, as far as acceptance depends on it. PayPal is an account of its own and has no scheme to check (D-203).
 */
export type PaidWith = { kind: 'card'; scheme: string; country: string } | { kind: 'wallet-account' }

/** Why the payment method is refused; undefined if it is accepted. */
export function whyNotAccepted(paidWith: PaidWith): PaymentFailure | undefined {
  if (paidWith.kind === 'wallet-account') return undefined
  const { scheme, country } = paidWith
  if (!acceptedSchemes.some((accepted) => accepted === scheme.toLowerCase())) return 'scheme-not-accepted'
  return acceptedCountries.includes(country.toUpperCase()) ? undefined : 'not-uk-issued'
}
