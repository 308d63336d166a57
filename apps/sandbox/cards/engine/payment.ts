import type { Refusal } from './card-book'
import type { PaymentState } from './payment-states'
import type { ThreeDs } from './three-ds'

export type Face = 'intents' | 'drop-in'
export type Refund = { id: string; pence: number; at: number; reason?: string | undefined }

/** One wish to be paid, whichever face it was made at. */
export type Payment = {
  id: string
  face: Face
  state: PaymentState
  pence: number
  /** The merchant's own name for it, by which it is found when an answer was lost. */
  orderId?: string | undefined
  metadata: Readonly<Record<string, string>>
  customer?: string | undefined
  /** Lets a browser confirm this payment and nothing else. */
  clientSecret: string
  capture: 'manual' | 'automatic'
  saveCard: boolean
  /** Charged by the merchant with the cardholder away, as agreed beforehand: a renewal. */
  offSession?: boolean | undefined
  /** Of a series: the first, or one that followed. */
  recurring?: boolean | undefined
  instrumentId?: string | undefined
  /** The saved card it left behind, or was made with. */
  savedId?: string | undefined
  challengeId?: string | undefined
  threeDs?: ThreeDs | undefined
  refusal?: Refusal | undefined
  /** Given when a card is authorised: the authorisation's own name (D-204). */
  chargeId?: string | undefined
  deviceData?: string | undefined
  merchantAccountId?: string | undefined
  voidReason?: string | undefined
  capturedPence: number
  refunds: readonly Refund[]
  createdAt: number
  changedAt: number
}

export function refundedPence(payment: Payment): number {
  return payment.refunds.reduce((sum, { pence }) => sum + pence, 0)
}
