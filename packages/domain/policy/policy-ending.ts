import type { CancellationFigures } from '../ending/cancellation-refund.ts'
import type { CancellationReason } from '../quote/cancellation.ts'
import type { Pence } from '../values/pence.ts'
import type { NoClaimsAtEnd } from './no-claims-at-end.ts'

/** How a policy ended, as the documents and the email about its end say it. */
export type PolicyEnding = {
  /** The last moment of cover. */
  endedAt: Date
  /** None for a policy that ran to its planned end. */
  cancellation: CancelledEnding | undefined
  noClaims: NoClaimsAtEnd
}

export type CancelledEnding = {
  reason: CancellationReason
  askedAt: Date
  /** Cover never began. */
  isBeforeStart: boolean
  /** None if the cancellation was only recorded: its money is not ours to state. */
  money: EndingMoney | undefined
}

export type EndingMoney = {
  figures: CancellationFigures
  /** What was paid by card, and what of it had been refunded before. */
  paidByCard: Pence
  returnedBefore: Pence
}

/** Within how many working days a refund is made, as staff are held to it. */
export const REFUND_WORKING_DAYS = 5

/** What becomes of a proof of no claims discount, as far as any insurer's rules go. */
export const noClaimsProofUse =
  'Most insurers accept a proof for two years after cover ended, so please keep it safe.'

/** Why a policy ended early, in neutral words. */
export const endingReasonWords: Readonly<Record<CancellationReason, string>> = {
  customer: 'You asked us to cancel it',
  'non-payment': 'A payment was missed and was not made up',
  fraud: 'The insurer ended it under the fraud terms of the policy',
  'total-loss': 'The vehicle was a total loss',
}
