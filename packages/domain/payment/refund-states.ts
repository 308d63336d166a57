/**
 * A refund of part of what a policy cost, and the steps between its states (DSK-506). The database refuses any other step. The
 * payment itself stays captured: what was refunded of it is the sum of these.
 */
export const refundSteps = {
  /** Beyond the first person's authority: a second one confirms or refuses it. */
  proposed: ['ready', 'refused'],
  /** Its money is on the way: a job asks the card provider until that says so. */
  ready: ['refunded', 'failed'],
  /** The provider has not done it. Somebody looks at it and has it tried again. */
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

/** Why money goes back. The first is worked out by a cancellation; the others somebody decides. */
export const refundReasons = ['cancellation', 'overcharged', 'our-mistake', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]
export const chosenRefundReasons = ['overcharged', 'our-mistake', 'goodwill'] as const
