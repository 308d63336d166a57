import type { StatementName } from '@milepost/domain/brands/firm'
import type { PaidWith } from '@milepost/domain/payment/accepted-cards'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { AccountNumber } from '@milepost/domain/values/account-number'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { SortCode } from '@milepost/domain/values/sort-code'
import type { Failed, Found, NotFound } from '../platform/ports'

/** Which card page a provider is for (D-195): separate fields and an intent, or a drop-in and a nonce. */
export type CardPage = 'STRIPE' | 'BRAINTREE'

/**
 * Who holds the money, as it is written beside every attempt: what one began no other can finish. A brand with an account of its own is
 * named after the colon, `stripe:flag`, so that whatever follows a payment goes to the account that took it.
 */
export type CardProviderName =
  | 'sandbox-intents'
  | 'sandbox-drop-in'
  | 'stripe'
  | 'braintree'
  | `stripe:${string}`
  | `braintree:${string}`

/** A payment as its provider has it now. */
export type CardPayment = {
  /** The provider's own id. */
  ref: string
  /** `open`: nothing is held yet, another card may follow. `processing`: nothing can be said yet. */
  status: 'open' | 'needs-action' | 'processing' | 'authorised' | 'captured' | 'voided' | 'declined'
  amount: Pence
  captured: Pence
  refunded: Pence
  /** Upper case. */
  currency: string
  /** Our attempt, as we gave it when the payment was made. */
  orderId: string | undefined
  /** Why it was declined. */
  failure: PaymentFailure | undefined
  /** Whether the bank answers for it (3-D Secure). A wallet account needs no such thing, nor what we charge by ourselves. */
  liability: 'shifted' | 'not-shifted' | 'not-asked'
  /** None before a card has been given. */
  paidWith: (PaidWith & { lastFour: string | undefined }) | undefined
  /** What it can be paid with again, where the customer let us keep it. */
  saved: SavedMethod | undefined
}

/** A card that the provider keeps: whose it is there, and which one. */
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
  /** Whom a kept card belongs to, for whoever answers a dispute; unknown before the form is sent. */
  payer: Pick<Billing, 'firstName' | 'lastName' | 'email'> | undefined
  /** Whose saved cards it may be paid with; from the session, never from a caller (T10). */
  customerRef: string | undefined
}

export type Billing = {
  firstName: string
  lastName: string
  email: string | undefined
  address: { line1: string; line2?: string | undefined; line3?: string | undefined; postcode: string }
}

/** The provider said no: for good, with this card. */
export type CardRefused = { kind: 'refused'; failure: PaymentFailure; payment: CardPayment | undefined }

/** What the browser's client starts with (D-208). */
export type CardClient = {
  page: CardPage
  service: 'sandbox' | 'stripe' | 'braintree'
  publicKey: string
  merchantAccountId(brand: BrandCode): string
  /** Whom Google Pay pays; unset where Google asks for none. */
  googleMerchantId?(brand: BrandCode): string | undefined
  /** Where the client is loaded from, when that is no address known to everybody. */
  scriptUrl: string | undefined
  wallets: { applePay: boolean; googlePay: boolean; payPal: boolean }
}

/** What a provider tells us by itself. Only that something happened to a payment is believed, never what (safety K6). */
export type CardEvent = { id: string; type: string; ref: string; orderId: string | undefined }

/**
 * A card provider. Every operation that moves money may be asked again with the same order: it has one effect, and asking a second
 * time gives the payment as it is. `failed` means that nobody knows: ask `findByOrder` before anything else.
 */
export type CardProvider = {
  name: CardProviderName
  client: CardClient
  /** Prepares a payment: an intent to be confirmed in the browser, or the token a drop-in starts with (no ref then). */
  prepare(
    order: CardOrder,
  ): Promise<Found<{ ref: string | undefined; clientSecret: string }> | CardRefused | Failed>
  /** Starts a drop-in; the customer's saved cards are in it when there is a customer. */
  clientToken(brand: BrandCode, customerRef: string | undefined): Promise<Found<string> | Failed>
  /** Holds the money of a nonce. Providers with intents answer `refused`: there the browser confirms. */
  authorise(
    order: CardOrder,
    by: { nonce: string; deviceData: string; billing: Billing },
  ): Promise<Found<CardPayment> | CardRefused | Failed>
  /**
   * Holds money on a card that was kept, with nobody there to answer a bank: what the customer agreed to beforehand, such as the
   * next thirty days (D-225). A bank that insists on asking refuses.
   */
  chargeSaved(order: CardOrder, by: SavedMethod): Promise<Found<CardPayment> | CardRefused | Failed>
  find(ref: string): Promise<Found<CardPayment> | NotFound | Failed>
  /** The payment of an order, whatever came of it; a held or taken one before any other. */
  findByOrder(orderId: string): Promise<Found<CardPayment> | NotFound | Failed>
  /** Takes held money. Taken already is taken. */
  capture(
    ref: string,
    order: { orderId: string; amount: Pence },
  ): Promise<Found<CardPayment> | CardRefused | Failed>
  /** Lets held money go, or gives up a payment nobody has paid. Let go already is let go; taken already is `refused`. */
  void(ref: string, order: { orderId: string }): Promise<Found<CardPayment> | CardRefused | Failed>
  refund(
    ref: string,
    order: { orderId: string; amount: Pence },
  ): Promise<Found<CardPayment> | CardRefused | Failed>
  /** Reads what came by webhook, if its signature is right and fresh. `unknown` is well signed and about no payment. */
  readEvent(
    raw: Uint8Array,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): { kind: 'event'; event: CardEvent } | { kind: 'forged' } | { kind: 'unknown'; id: string }
}

/** Every provider this build can still ask, and which one a brand's card page is for. */
export type CardProviders = {
  byName(name: CardProviderName): CardProvider | undefined
  forPage(page: CardPage, brand: BrandCode): CardProvider
  /** The accounts of one service, each with secrets of its own: any of them may tell us of a payment. */
  ofService(service: string): readonly CardProvider[]
}

/** Whether a bank has this account. `found` may name the bank. */
export type FindBankAccount = (account: {
  sortCode: SortCode
  accountNumber: AccountNumber
}) => Promise<Found<{ bankName: string | undefined }> | NotFound | Failed>

/** The account a direct debit is drawn on (DAT-29). Sealed wherever it is kept. */
export type BankAccount = {
  sortCode: string
  accountNumber: string
  bankName: string | undefined
  accountHolder: string
  accountHolderAddress: string
  accountHolderPostcode: string
}

export type Mandate = {
  tenant: BrandCode
  policyNumber: string
  account: BankAccount
  credit: Pence
  payments: readonly { on: LocalDate; amount: Pence }[]
}

/** A bank will not pay by direct debit: why, by its Bacs AUDDIS code. */
export type MandateRejection = { kind: 'rejected'; code: string }

/** Lodges a mandate with the lender, keyed by the policy: lodged twice is lodged once (F19). */
export type LodgeMandate = (
  mandate: Mandate,
) => Promise<{ kind: 'lodged'; ref: string } | MandateRejection | Failed>
