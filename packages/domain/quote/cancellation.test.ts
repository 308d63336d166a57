import { describe, expect, it } from 'vitest'
import {
  cancellationReasons,
  isRestartable,
  RESTART_WITHIN_DAYS,
  restartableSince,
  restartableUntil,
} from './cancellation.ts'

const cancelledAt = new Date('2026-11-01T09:30:00Z')
const after = (days: number) => new Date(cancelledAt.getTime() + days * 86_400_000)

describe('a cancelled policy', () => {
  it('can be restarted after non-payment or the customer’s wish, never after fraud or a total loss [D-224]', () => {
    const may = cancellationReasons.filter((reason) => isRestartable({ reason, cancelledAt }, after(1)))
    expect(may).toEqual(['customer', 'non-payment'])
  })

  it('can be restarted within 90 days, and not a moment later [D-224]', () => {
    expect(RESTART_WITHIN_DAYS).toBe(90)
    const policy = { reason: 'customer', cancelledAt } as const
    expect(isRestartable(policy, new Date(after(90).getTime() - 1))).toBe(true)
    expect(isRestartable(policy, after(90))).toBe(false)
    expect(isRestartable(policy, after(91))).toBe(false)
  })

  it('is searched for over the whole time in which it may be restarted', () => {
    expect(restartableUntil(cancelledAt)).toEqual(after(90))
    expect(restartableSince(after(90))).toEqual(cancelledAt)
  })
})
