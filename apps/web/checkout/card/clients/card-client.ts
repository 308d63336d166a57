import type { PaidWith } from '@milepost/domain/payment/accepted-cards'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { Payer } from '@milepost/domain/payment/payer'
import type { Pence } from '@milepost/domain/values/pence'
import type { CardPage, ClientData, PreparedPayment } from '../../../api/payment.ts'

/**
 * A payment provider's client in the browser, for any provider (CRD-01, CRD-20, D-195). Cards are typed into its frames, and our
 * page never sees them: it gets a token for the card (T27). Nothing here throws: errors are values.
 */
export type CardClient = {
  page: CardPage
  /** Renders into its containers. False if it could not (ERR-25). */
  open(places: Places, handlers: CardHandlers): Promise<boolean>
  /**
   * What the customer pays with. A client that makes a nonce runs 3-D Secure here; card fields run it when the payment is
   * confirmed.
   */
  choose(sum: Sum): Promise<Choice>
  /** Turns what was chosen into something the quote can be taken up with. */
  confirm(instrument: Instrument, payment: PreparedPayment): Promise<Confirmation>
  /** Clears what was typed or chosen (CRD-11, D-200). */
  clear(): void
  /** Removes the client together with its windows over the page: a 3-D Secure challenge, a wallet. */
  close(): Closed
}

/**
 * Whether a window may still be open because its provider has no way to close it. The document is then reloaded, which closes every
 * window: a customer who has left must not be able to approve a payment.
 */
export type Closed = 'closed' | 'window-open'

/** Elements of the page that only the client renders into. */
export type Places = { card: HTMLElement; wallets: HTMLElement }

export type CardHandlers = {
  /** Whether there is something to pay with (CRD-12). */
  onChange(isComplete: boolean): void
  /** Enter was pressed in a field. */
  onEnter(): void
  /** There are wallet buttons next to the card: those that the device and the provider support (D-203). */
  onWallets(): void
  /** A wallet's own button was pressed: returns what is to be paid, and by whom. Undefined stops it before it opens (CRD-10). */
  onWallet(): Sum | undefined
  onWalletApproved(instrument: Instrument): Promise<void>
  /** The wallet gave nothing to pay with. */
  onWalletFailed(choice: Exclude<Choice, { kind: 'chosen' }>): void
}

/** What a client starts with. */
export type ClientSettings = {
  data: ClientData
  /** The payee that a wallet shows. */
  payee: string
  amount: Pence
  look: Look
  /** For a drop-in; undefined if it could not be fetched (CRD-14). */
  token: () => Promise<string | undefined>
  /** What 3-D Secure may be sent about the visitor (CRD-19). */
  clientIp: () => Promise<string | undefined>
}

/** The brand's colours and corners, for frames that our stylesheet does not reach. */
export type Look = Readonly<Record<'accent' | 'ink' | 'line' | 'paper' | 'bad' | 'corner', string>>

export type Sum = {
  amount: Pence
  payer: Payer
  /** Whether the card is saved to be charged again without the customer: then its bank must authenticate them now (D-225). */
  saveCard: boolean
}

/** A payment instrument, by the provider's token for it. */
export type Instrument = { paidWith: PaidWith } & (
  | { by: 'confirmation'; method: string }
  | {
      by: 'nonce'
      nonce: string
      deviceData: string | undefined
      /** Whether liability has shifted to the bank; not asked of wallets (ERR-23). */
      liability: 'shifted' | 'not-shifted' | 'not-asked'
    }
)

export type Choice =
  | { kind: 'chosen'; instrument: Instrument }
  /** Fields are empty or invalid: the frame shows where (ERR-18, ERR-19). */
  | { kind: 'incomplete' }
  /** The customer closed a wallet. */
  | { kind: 'left' }
  | { kind: 'refused'; failure: PaymentFailure }
  /** The client itself failed (ERR-25). */
  | { kind: 'unavailable' }

/** What a take-up is paid with (D-204). */
export type Proof = { paymentId: string; authorizationId: string } | { nonce: string; deviceData: string }

export type Confirmation =
  | { kind: 'refused'; failure: PaymentFailure }
  /** The customer left the page before the bank was asked anything. */
  | { kind: 'left' }
  /** Authorised, or unknown: then the server finds out from the same ids (F12). */
  | { kind: 'asked'; proof: Proof }

/** Wallets expect pence, pounds sterling and the United Kingdom; the rest of our API uses pounds (CRD-18, D-198). */
export function walletRequest(amount: Pence): { amount: number; currency: 'gbp'; country: 'GB' } {
  return { amount, currency: 'gbp', country: 'GB' }
}
