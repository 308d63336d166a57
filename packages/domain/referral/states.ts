export const referralStates = [
  'open',
  'asked',
  'approved',
  'declined',
  'withdrawn',
  'lapsed',
  'bought',
] as const
export type ReferralState = (typeof referralStates)[number]

/** The steps between the states of a referral. The database has the same table and refuses any other step. */
export const referralSteps = {
  /** An underwriter has to check it. */
  open: ['asked', 'approved', 'declined', 'withdrawn', 'lapsed'],
  /** The customer has a link with a question, and a date. */
  asked: ['open', 'approved', 'declined', 'withdrawn', 'lapsed'],
  /** There is a price, with terms, held until a date. */
  approved: ['bought', 'lapsed'],
  declined: [],
  /** The quote is no longer referred, or the customer no longer wants it. */
  withdrawn: [],
  /** Its quote expired, or its approval did. */
  lapsed: [],
  bought: [],
} as const satisfies Record<ReferralState, readonly ReferralState[]>

/**
 * The status of a quote for staff. A quote that an underwriter declined stays referred in its own record, so that a later version may be
 * priced; everyone who reads it sees the decision.
 */
export function decidedStatus<Status extends string>(
  status: Status,
  latest: ReferralState | undefined,
): Status | 'declined' {
  return status === 'referred' && latest === 'declined' ? 'declined' : status
}

/** An underwriter may still decide. */
export const undecidedStates = ['open', 'asked'] as const satisfies readonly ReferralState[]

export function isUndecided(state: ReferralState): boolean {
  return undecidedStates.some((each) => each === state)
}

export function mayMove(from: ReferralState, to: ReferralState): boolean {
  return referralSteps[from].some((state) => state === to)
}
