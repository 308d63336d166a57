import type { PaymentFailure } from './failure'

/** The two schemes we take (CRD-15). */
const acceptedSchemes = ['visa', 'mastercard'] as const

/** Wallets we take, in the words of the wire (CRD-23, D-203). */
const acceptedWallets = ['APPLE_PAY', 'GOOGLE_PAY', 'PAYPAL'] as const
export type Wallet = (typeof acceptedWallets)[number]

/** Where a card may come from: the provider may not know (CRD-16). */
const acceptedCountries = ['GB', 'UK', 'GBR', 'UNKNOWN']

/** What somebody pays with, as far as we care. A wallet that is an account of its own, as PayPal is, has no scheme to check (D-203). */
export type PaidWith = { kind: 'card'; scheme: string; country: string } | { kind: 'wallet-account' }

/** Why we do not take it, if we do not. */
export function whyNotAccepted(paidWith: PaidWith): PaymentFailure | undefined {
  if (paidWith.kind === 'wallet-account') return undefined
  const { scheme, country } = paidWith
  if (!acceptedSchemes.some((accepted) => accepted === scheme.toLowerCase())) return 'scheme-not-accepted'
  return acceptedCountries.includes(country.toUpperCase()) ? undefined : 'not-uk-issued'
}
