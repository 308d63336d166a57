import type { StatementName } from '@milepost/domain/brands/firm'
import type { PaidWith } from '@milepost/domain/payment/accepted-cards'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import type { CardPage } from '@milepost/domain/payment/card-page'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { AccountNumber } from '@milepost/domain/values/account-number'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { SortCode } from '@milepost/domain/values/sort-code'
import type { Failed, Found, NotFound } from '../../platform/ports.ts'

/**
 * The provider account of a payment, stored with every attempt: no other account can complete it. A brand with its own account
 * is named after the colon, `stripe:flag`, so that a capture or refund goes to the account that has the payment.
 */
export type CardProviderName =
  | 'sandbox-intents'
  | 'sandbox-drop-in'
  | 'stripe'
  | 'braintree'
  | `stripe:${string}`
  | `braintree:${string}`

/** The current state of a payment at its provider. */
export type CardPayment = {
  /** The provider's own id. */
  ref: string
  /** `open`: nothing is authorised yet, another card may follow. `processing`: the provider does not know yet. */
  status: 'open' | 'needs-action' | 'processing' | 'authorised' | 'captured' | 'voided' | 'declined'
  amount: Pence
  captured: Pence
  refunded: Pence
  /** Upper case. */
  currency: string
  /** The id of our attempt, as sent when the payment was made. */
  orderId: string | undefined
  /** Why it was declined. */
  failure: PaymentFailure | undefined
  /** Whether the bank is liable for it (3-D Secure). Wallets and charges without the customer need no such shift. */
  liability: 'shifted' | 'not-shifted' | 'not-asked'
  /** None before a card is entered. `expiresIn` is the last month the card is valid in: "2027-02". */
  paidWith: (PaidWith & { lastFour: string | undefined; expiresIn?: string | undefined }) | undefined
  /** What can be charged again, where the customer agreed. */
  saved: SavedMethod | undefined
}

/** A card saved at the provider: the ids of its customer and of the card there. */
export type SavedMethod = { customerRef: string; methodRef: string }

/** What a payment is made for. */
export type CardOrder = {
  orderId: string
  /** Whose merchant account it is paid to, where a provider has several. */
  brand: BrandCode
  /** How the payment is named on the customer's statement. */
  statement: StatementName
  amount: Pence
  /** The provider shows it on a statement or in its own pages. */
  description: string
  /** Ids only: the quote, the brand. */
  metadata: Readonly<Record<string, string>>
  saveCard: boolean
  /** Whose saved card it is, for staff who answer a dispute; unknown before the form is sent. */
  payer: Pick<Billing, 'firstName' | 'lastName' | 'email'> | undefined
  /** Whose saved cards may be used; from the session, never from a caller (T10). */
  customerRef: string | undefined
}

export type Billing = {
  firstName: string
  lastName: string
  email: string | undefined
  address: { line1: string; line2?: string | undefined; line3?: string | undefined; postcode: string }
}

/** The provider declined: final for this card. */
export type CardRefused = { kind: 'refused'; failure: PaymentFailure; payment: CardPayment | undefined }

/** The settings that the browser's client starts with (D-208). */
export type CardClientSettings = {
  page: CardPage
  service: 'sandbox' | 'stripe' | 'braintree'
  publicKey: string
  merchantAccountId(brand: BrandCode): string
  /** The merchant id at Google; unset where Google asks for none. */
  googleMerchantId?(brand: BrandCode): string | undefined
  /** Where the client is loaded from, unless it has a well-known address. */
  scriptUrl: string | undefined
  wallets: { applePay: boolean; googlePay: boolean; payPal: boolean }
}

/** A webhook. We trust only that something happened to a payment, never what (safety K6). */
export type CardEvent = { id: string; type: string; ref: string; orderId: string | undefined }

/**
 * A card provider. Every operation that moves money is idempotent by order: a repeat returns the payment as it is. `failed` means
 * that the outcome is unknown: call `findByOrder` before anything else.
 */
export type CardProvider = {
  name: CardProviderName
  client: CardClientSettings
  /** Prepares a payment: an intent to be confirmed in the browser, or the token a drop-in starts with (no ref then). */
  prepare(
    order: CardOrder,
  ): Promise<Found<{ ref: string | undefined; clientSecret: string }> | CardRefused | Failed>
  /** Starts a drop-in, with the customer's saved cards if a customer is passed. */
  clientToken(brand: BrandCode, customerRef: string | undefined): Promise<Found<string> | Failed>
  /** Authorises a nonce. Providers with intents answer `refused`: there the browser confirms. */
  authorise(
    order: CardOrder,
    by: { nonce: string; deviceData: string; billing: Billing },
  ): Promise<Found<CardPayment> | CardRefused | Failed>
  /**
   * Authorises a saved card without the customer present, as agreed beforehand for the next thirty days (D-225). A bank that
   * insists on authentication declines.
   */
  chargeSaved(order: CardOrder, by: SavedMethod): Promise<Found<CardPayment> | CardRefused | Failed>
  /** Removes a saved card, so that nothing can be charged to it (D-281). One that is not there any more already counts as removed. */
  removeSaved(by: SavedMethod): Promise<Found<true> | Failed>
  find(ref: string): Promise<Found<CardPayment> | NotFound | Failed>
  /** The payment of an order in any state; an authorised or captured one before any other. */
  findByOrder(orderId: string): Promise<Found<CardPayment> | NotFound | Failed>
  /** Captures an authorisation. Captured already counts as success. */
  capture(
    ref: string,
    order: { orderId: string; amount: Pence },
  ): Promise<Found<CardPayment> | CardRefused | Failed>
  /** Voids an authorisation, or cancels a payment that was not made. Voided already counts as success; captured is `refused`. */
  void(ref: string, order: { orderId: string }): Promise<Found<CardPayment> | CardRefused | Failed>
  refund(
    ref: string,
    order: { orderId: string; amount: Pence },
  ): Promise<Found<CardPayment> | CardRefused | Failed>
  /** Reads a webhook with a valid, recent signature. `unknown`: validly signed, but not about a payment. */
  readEvent(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): { kind: 'event'; event: CardEvent } | { kind: 'forged' } | { kind: 'unknown'; id: string }
}

/** Every provider this build can still ask, and which one serves the card page of a brand. */
export type CardProviders = {
  byName(name: CardProviderName): CardProvider | undefined
  forPage(page: CardPage, brand: BrandCode): CardProvider
  /** The accounts of one service, each with its own secrets: a webhook may come from any of them. */
  ofService(service: string): readonly CardProvider[]
}

/** Whether a bank has this account. `found` may name the bank. */
export type FindBankAccount = (account: {
  sortCode: SortCode
  accountNumber: AccountNumber
}) => Promise<Found<{ bankName: string | undefined }> | NotFound | Failed>

export type Mandate = {
  tenant: BrandCode
  policyNumber: string
  account: BankAccount
  credit: Pence
  payments: readonly { on: LocalDate; amount: Pence }[]
}

/** How a loan ends: not drawn, undone within the time to withdraw, or settled early. All amounts are the lender's (D-269). */
export type LoanEndingToTell = {
  tenant: BrandCode
  policyNumber: string
  kind: 'undrawn' | 'undone' | 'settled'
  lent: Pence
  /** What we send it, what the customer still owes it, and what it pays back to the customer. */
  sent: Pence
  owed: Pence
  back: Pence
  settledOn: LocalDate
  askedAt: Date
}

/** Ends an agreement at the lender, keyed by the policy, so a repeat has no effect. It stops its payments and acknowledges (DSK-521). */
export type EndLoan = (ending: LoanEndingToTell) => Promise<{ kind: 'acknowledged'; ref: string } | Failed>

/** Why a bank rejects a direct debit, by its Bacs AUDDIS code. */
export type MandateRejection = { kind: 'rejected'; code: string }

/** Lodges a mandate with the lender, keyed by the policy, so a repeat has no effect (F19). */
export type LodgeMandate = (
  mandate: Mandate,
) => Promise<{ kind: 'lodged'; ref: string } | MandateRejection | Failed>
