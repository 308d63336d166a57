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
      expect(isRefundStep(reason, 'proposed', 'ready')).toBe(true)
      expect(isRefundStep(reason, 'proposed', 'refunded')).toBe(false)
      expect(refundStates.filter((state) => isRefundStep(reason, 'refunded', state))).toEqual([])
      // Final: nothing is left to do.
      const final = refundStates.filter((state) => refundSteps[claimOf(reason)][state].length === 0)
      expect(final).toEqual(['refunded', 'transferred', 'refused', 'replaced'])
    }
  })

  it('that a cancellation owes is corrected and never refused; only what staff chose is refused [DSK-514]', () => {
    expect(refundReasons.filter((reason) => isRefundStep(reason, 'proposed', 'refused'))).toEqual([
      'overcharged',
      'our-mistake',
      'goodwill',
    ])
    expect(refundReasons.filter((reason) => isRefundStep(reason, 'proposed', 'replaced'))).toEqual([
      'cancellation',
    ])
    expect(refundStates.filter(isVoidRefund)).toEqual(['refused', 'replaced'])
  })

  it('that failed is tried again or paid by bank transfer, and never given up [DSK-516]', () => {
    for (const reason of refundReasons)
      expect(refundStates.filter((state) => isRefundStep(reason, 'failed', state))).toEqual([
        'ready',
        'transferred',
      ])
  })
})
