/**
 * The states of a policy's next period, and the steps between them (F29). It is stored before anything is charged. A period is
 * one row, and only the worker that moves it to `charging` may charge.
 */
export const renewalSteps = {
  /** To come: the customer is informed, and may stop it or buy it themselves. */
  due: ['charging', 'renewed', 'stopped', 'lapsed'],
  /**
   * The card is being charged, or the result is not known yet. If the worker died before it requested anything, it goes back to
   * `due`.
   */
  charging: ['renewed', 'failed', 'due'],
  /** The last attempt failed; there may be another while the old period lasts. */
  failed: ['charging', 'renewed', 'stopped', 'lapsed'],
  /** The next policy exists. */
  renewed: [],
  /** Cover has ended without renewal. Its customer may still buy the period from the email that said so (D-278). */
  lapsed: ['renewed'],
  /** Not requested or not possible: cover ends with the old period, unless its customer buys the next one. */
  stopped: ['renewed'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RenewalState = keyof typeof renewalSteps

/** Nothing is being charged: it may be started, stopped or lapse. */
export const openRenewals = ['due', 'failed'] as const satisfies readonly RenewalState[]

export function isRenewalStep(from: RenewalState, to: RenewalState): boolean {
  const next: readonly RenewalState[] = renewalSteps[from]
  return next.includes(to)
}
