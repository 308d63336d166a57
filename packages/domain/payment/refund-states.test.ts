import { describe, expect, it } from 'vitest'
import {
  claimOf,
  isRefundStep,
  isVoidRefund,
  refundReasons,
  refundStates,
  refundSteps,
} from './refund-states.ts'

describe('a refund', () => {
  it('moves from proposed to refunded, and never back [DSK-506]', () => {
    for (const reason of refundReasons) {
      expect(isRefundStep({ reason, way: 'card' }, 'proposed', 'ready')).toBe(true)
      expect(isRefundStep({ reason, way: 'card' }, 'proposed', 'refunded')).toBe(false)
      expect(
        refundStates.filter((state) => isRefundStep({ reason, way: 'card' }, 'refunded', state)),
      ).toEqual([])
      // Final: nothing is left to do.
      const final = refundStates.filter((state) => refundSteps[claimOf(reason)][state].length === 0)
      expect(final).toEqual(['refunded', 'transferred', 'refused', 'replaced'])
    }
  })

  it('that a cancellation owes is corrected and never refused; only what staff chose is refused [DSK-514]', () => {
    expect(
      refundReasons.filter((reason) => isRefundStep({ reason, way: 'card' }, 'proposed', 'refused')),
    ).toEqual(['overcharged', 'our-mistake', 'goodwill'])
    expect(
      refundReasons.filter((reason) => isRefundStep({ reason, way: 'card' }, 'proposed', 'replaced')),
    ).toEqual(['cancellation'])
    expect(refundStates.filter(isVoidRefund)).toEqual(['refused', 'replaced'])
  })

  it('that failed is tried again or paid by bank transfer, and never given up [DSK-516]', () => {
    for (const reason of refundReasons)
      expect(refundStates.filter((state) => isRefundStep({ reason, way: 'card' }, 'failed', state))).toEqual([
        'ready',
        'transferred',
      ])
  })

  it('to a bank account is confirmed or corrected, then paid by finance, and never sent to a card [DSK-522]', () => {
    const transfer = { reason: 'cancellation', way: 'bank' } as const
    const steps = refundStates.flatMap((from) =>
      refundStates.filter((to) => isRefundStep(transfer, from, to)).map((to) => `${from} to ${to}`),
    )
    expect(steps).toEqual(['proposed to ready', 'proposed to replaced', 'ready to transferred'])
  })
})
