/**
 * Why money is refunded. A cancellation calculates the first, which law and terms owe (D-276); staff decide the others.
 */
export const refundReasons = ['cancellation', 'overcharged', 'our-mistake', 'goodwill'] as const
export type RefundReason = (typeof refundReasons)[number]
export const chosenRefundReasons = ['overcharged', 'our-mistake', 'goodwill'] as const

/** Where it goes: back to the card that paid, or to the customer's bank account what the card never paid (DSK-522). */
export const refundWays = ['card', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

/** What is owed cannot be refused, only corrected. What staff chose to give can be refused (DSK-514). */
export type RefundClaim = 'owed' | 'chosen'
export const claimOf = (reason: RefundReason): RefundClaim => (reason === 'cancellation' ? 'owed' : 'chosen')

/** By which of the tables of steps it moves. */
export type RefundCourse = RefundClaim | 'transfer'
type Moving = { reason: RefundReason; way: RefundWay }
export const courseOf = ({ reason, way }: Moving): RefundCourse =>
  way === 'bank' ? 'transfer' : claimOf(reason)

const onItsWay = {
  /** The refund is requested: a job asks the card provider until it is confirmed. */
  ready: ['refunded', 'failed'],
  /** The provider has not made the refund. Staff have it tried again, or pay it by bank transfer. */
  failed: ['ready', 'transferred'],
  refunded: [],
  transferred: [],
  refused: [],
  replaced: [],
} as const

/**
 * A refund of part of what a policy cost, and the steps between its states (DSK-506). The database has the same table and refuses
 * any other step. The payment itself stays captured: what was refunded of it is the sum of these.
 */
export const refundSteps = {
  /** A second person confirms it, or another amount replaces it. */
  owed: { proposed: ['ready', 'replaced'], ...onItsWay },
  /** Beyond the first person's authority: a second one confirms or refuses it. */
  chosen: { proposed: ['ready', 'refused'], ...onItsWay },
  /** Owed to a bank account: once it is confirmed, finance pays it and says so. No provider is asked. */
  transfer: {
    ...onItsWay,
    proposed: ['ready', 'replaced'],
    ready: ['transferred'],
    failed: [],
  },
} as const satisfies Readonly<Record<RefundCourse, Readonly<Record<string, readonly string[]>>>>

export type RefundState = keyof (typeof refundSteps)['owed']
export const refundStates = Object.keys(refundSteps.owed) as [RefundState, ...RefundState[]]

export function isRefundStep(refund: Moving, from: RefundState, to: RefundState): boolean {
  const next: readonly RefundState[] = refundSteps[courseOf(refund)][from]
  return next.includes(to)
}

/** Finance has to pay it from our bank account, or has paid it there already and says so now. */
export const mayBeTransferred = ({ state, ...refund }: Moving & { state: RefundState }): boolean =>
  isRefundStep(refund, state, 'transferred')

/** Still to be paid, or not paid yet for certain: someone has to act, or a job does. */
export const openRefundStates = ['proposed', 'ready', 'failed'] as const satisfies readonly RefundState[]
/** These return nothing to the customer. */
export const voidRefundStates = ['refused', 'replaced'] as const satisfies readonly RefundState[]

export const isVoidRefund = (state: RefundState): boolean => voidRefundStates.some((each) => each === state)

/** What a customer is promised: a refund is with them after this many working days. */
export const REFUND_WORKING_DAYS = 5
