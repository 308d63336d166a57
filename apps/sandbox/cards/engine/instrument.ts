import type { Behaviour } from './card-book'
import type { Scheme } from './card-number'
import type { Face } from './payment'
import type { ThreeDs } from './three-ds'

export type WalletName = 'apple_pay' | 'google_pay' | 'paypal'
export const walletNames: readonly string[] = ['apple_pay', 'google_pay', 'paypal'] satisfies WalletName[]

/** What is known of a card once its number is forgotten. */
export type CardFacts = {
  scheme: Scheme
  last4: string
  bin: string
  expMonth: number
  expYear: number
  country: 'GB' | 'US'
  fingerprint: string
}

/** Something to pay with: a nonce, a payment method or a saved card. No number and no security code is ever kept. */
export type Instrument = {
  id: string
  face: Face
  wallet?: WalletName | undefined
  /** Absent for a wallet account, which pays from a balance. */
  card?: CardFacts | undefined
  behaviour: Behaviour
  /** Set for a saved card only; one that is not saved is good for one payment. */
  customer?: string | undefined
  saved: boolean
  removed?: boolean | undefined
  usedBy?: string | undefined
  threeDs?: ThreeDs | undefined
  /** The sum the bank was asked about. */
  askedPence?: number | undefined
  /** The saved card a nonce stands for. */
  savedId?: string | undefined
  createdAt: number
}
