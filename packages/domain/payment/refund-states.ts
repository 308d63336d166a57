/**
 * A refund of part of what a policy cost, and the steps between its states (DSK-506). The database refuses any other step. The
 * payment itself stays captured: what was refunded of it is the sum of these.
 */
export const refundSteps = {
  /** Beyond the first person's authority: a second one confirms or refuses it. */
  proposed: ['ready', 'refused'],
  /** The refund is requested: a job asks the card provider until it is confirmed. */
  ready: ['refunded', 'failed'],
  /** The provider has not made the refund. Staff check it and have it tried again. */
  failed: ['ready'],
  refunded: [],
  refused: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RefundState = keyof typeof refundSteps
export const refundStates = Object.keys(refundSteps) as [RefundState, ...RefundState[]]

export function isRefundStep(from: RefundState, to: RefundState): boolean {
  const next: readonly RefundState[] = refundSteps[from]
  return next.includes(to)
}

/** Why money is refunded. A cancellation calculates the first; staff decide the others. */
export const refundReasons = ['cancellation', 'overcharged', 'our-mistake', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]
export const chosenRefundReasons = ['overcharged', 'our-mistake', 'goodwill'] as const
