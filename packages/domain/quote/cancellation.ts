/** Why a policy was cancelled before its end. */
export const cancellationReasons = ['customer', 'non-payment', 'fraud', 'total-loss'] as const

export type CancellationReason = (typeof cancellationReasons)[number]

/** A policy cancelled for fraud is never restarted, and a total loss leaves nothing to insure (D-224). */
export const restartableReasons = ['customer', 'non-payment'] as const satisfies readonly CancellationReason[]

/** How long after its cancellation a policy may be restarted (D-224). */
export const RESTART_WITHIN_DAYS = 90

const DAY = 24 * 60 * 60 * 1000

/** From this time a cancelled policy can no longer be restarted. */
export function restartableUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + RESTART_WITHIN_DAYS * DAY)
}

/** A policy cancelled before this time can no longer be restarted. */
export function restartableSince(now: Date): Date {
  return new Date(now.getTime() - RESTART_WITHIN_DAYS * DAY)
}

export function isRestartable(
  { reason, cancelledAt }: { reason: CancellationReason; cancelledAt: Date },
  now: Date,
): boolean {
  const isOver = cancelledAt <= now
  return isOver && restartableReasons.some((each) => each === reason) && restartableUntil(cancelledAt) > now
}
