/** Why a policy was cancelled before its end. */
export const cancellationReasons = ['customer', 'non-payment', 'fraud', 'total-loss'] as const

export type CancellationReason = (typeof cancellationReasons)[number]

/** Nobody restarts what ended in fraud, and a total loss leaves nothing to insure (D-224). */
export const restartableReasons = ['customer', 'non-payment'] as const satisfies readonly CancellationReason[]

/** So long after its cancellation a policy may be restarted (D-224). */
export const RESTART_WITHIN_DAYS = 90

const DAY = 24 * 60 * 60 * 1000

/** The moment from which a cancelled policy cannot be restarted any more. */
export function restartableUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + RESTART_WITHIN_DAYS * DAY)
}

/** Cancelled before this moment is too long ago. */
export function restartableSince(now: Date): Date {
  return new Date(now.getTime() - RESTART_WITHIN_DAYS * DAY)
}

export function isRestartable(
  { reason, cancelledAt }: { reason: CancellationReason; cancelledAt: Date },
  now: Date,
): boolean {
  return restartableReasons.some((each) => each === reason) && restartableUntil(cancelledAt) > now
}
