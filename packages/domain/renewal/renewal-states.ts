/**
 * How the next period of a policy moves (F29). It is written down before anything is charged; a period is one row, and whoever
 * moves it to `charging` first is the only one who charges.
 */
export const renewalSteps = {
  /** To come: the customer hears of it, and may stop it, or buy it by hand. */
  due: ['charging', 'renewed', 'stopped', 'lapsed'],
  /** The card is being charged, or nobody knows yet how that ended. Whoever died before asking for anything gives it back as it was. */
  charging: ['renewed', 'failed', 'due'],
  /** The last try came to nothing; while the old period lasts there may be another. */
  failed: ['charging', 'renewed', 'stopped', 'lapsed'],
  /** There is a policy. */
  renewed: [],
  /** Time is up: cover has ended. */
  lapsed: [],
  /** Not wanted, or not possible: cover ends with the old period. */
  stopped: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RenewalState = keyof typeof renewalSteps

/** Nothing is being charged: it may be begun, stopped, or its time may run out. */
export const openRenewals = ['due', 'failed'] as const satisfies readonly RenewalState[]

export function isRenewalStep(from: RenewalState, to: RenewalState): boolean {
  const next: readonly RenewalState[] = renewalSteps[from]
  return next.includes(to)
}
