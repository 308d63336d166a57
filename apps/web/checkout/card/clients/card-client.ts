import type { PaidWith } from '@milepost/domain/payment/accepted-cards'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { Payer } from '@milepost/domain/payment/payer'
import type { Pence } from '@milepost/domain/values/pence'
import type { CardPage, ClientData, PreparedPayment } from '../../../api/payment'

/**
 * A payment provider's client in the browser, whoever the provider is (CRD-01, CRD-20, D-195). Cards are typed into its frames and
 * seen by nobody else: what comes out is a name for the card, never the card (T27). Nothing here throws: what goes wrong is a value.
 */
export type CardClient = {
  page: CardPage
  /** Draws itself into its places. False when it could not (ERR-25). */
  open(places: Places, heard: Heard): Promise<boolean>
  /** What the customer pays with. Where a nonce is made, the bank is asked here, the fields do so when the payment is confirmed. */
  choose(sum: Sum): Promise<Choice>
  /** Turns what was chosen into something the quote can be taken up with. */
  confirm(instrument: Instrument, payment: PreparedPayment): Promise<Confirmation>
  /** Forgets what was typed or chosen (CRD-11, D-200). */
  clear(): void
  /** Takes the client away together with its windows over the page: the bank's question, a wallet. */
  close(): Closed
}

/**
 * Says whether a window may still be over the page because its provider gives no way to close it. The document is then loaded anew,
 * which ends every window: a customer who has left must not be able to approve a payment.
 */
export type Closed = 'closed' | 'window-open'

/** Elements of the page that are the client's alone. */
export type Places = { card: HTMLElement; wallets: HTMLElement }

export type Heard = {
  /** Whether there is something to pay with (CRD-12). */
  onChange(isComplete: boolean): void
  /** Enter was pressed in a box. */
  onEnter(): void
  /** There are wallet buttons beside the card: those the device and the provider support (D-203). */
  onWallets(): void
  /** A wallet's own button was pressed: what is to be paid, and by whom. Undefined stops it before it opens (CRD-10). */
  onWallet(): Sum | undefined
  onWalletApproved(instrument: Instrument): Promise<void>
  /** A wallet gave nothing to pay with. */
  onWalletFailed(choice: Exclude<Choice, { kind: 'chosen' }>): void
}

/** What a client starts with. */
export type ClientSettings = {
  data: ClientData
  /** Whom a wallet says it pays. */
  payee: string
  amount: Pence
  look: Look
  /** For a drop-in; undefined when none was to be had (CRD-14). */
  token: () => Promise<string | undefined>
  /** What 3-D Secure may be told of the visitor (CRD-19). */
  clientIp: () => Promise<string | undefined>
}

/** The brand's own colours and corners, for frames that our stylesheet does not reach. */
export type Look = Readonly<Record<'accent' | 'ink' | 'line' | 'paper' | 'bad' | 'corner', string>>

export type Sum = {
  amount: Pence
  payer: Payer
  /** Whether the card is kept, to be charged again without its owner: then its bank is to ask them now (D-225). */
  saveCard: boolean
}

/** What somebody pays with, by the provider's name for it. */
export type Instrument = { paidWith: PaidWith } & (
  | { by: 'confirmation'; method: string }
  | {
      by: 'nonce'
      nonce: string
      deviceData: string | undefined
      /** Whether the bank answers for it; wallets are not asked (ERR-23). */
      liability: 'shifted' | 'not-shifted' | 'not-asked'
    }
)

export type Choice =
  | { kind: 'chosen'; instrument: Instrument }
  /** Nothing is filled in, or not rightly: the frame says where (ERR-18, ERR-19). */
  | { kind: 'incomplete' }
  /** A wallet was closed again. */
  | { kind: 'left' }
  | { kind: 'refused'; failure: PaymentFailure }
  /** The client itself failed (ERR-25). */
  | { kind: 'unavailable' }

/** What a take-up is paid with (D-204). */
export type Proof = { paymentId: string; authorizationId: string } | { nonce: string; deviceData: string }

export type Confirmation =
  | { kind: 'refused'; failure: PaymentFailure }
  /** The customer left the page before anything was asked of the bank. */
  | { kind: 'left' }
  /** Held; or nobody here knows, and then the server finds out from the same names (F12). */
  | { kind: 'asked'; proof: Proof }

/** A wallet asks in pence, in pounds sterling and in the United Kingdom; everything else of ours speaks pounds (CRD-18, D-198). */
export function walletRequest(amount: Pence): { amount: number; currency: 'gbp'; country: 'GB' } {
  return { amount, currency: 'gbp', country: 'GB' }
}
