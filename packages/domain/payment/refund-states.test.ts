import { expect, it } from 'vitest'
import { isRefundStep, refundStates, refundSteps } from './refund-states'

it('goes from a proposal to money or to nothing, and never back [DSK-506]', () => {
  expect(isRefundStep('proposed', 'ready')).toBe(true)
  expect(isRefundStep('proposed', 'refunded')).toBe(false)
  expect(isRefundStep('refused', 'ready')).toBe(false)
  expect(refundStates.filter((state) => isRefundStep('refunded', state))).toEqual([])
  // Nothing that was refunded or refused goes on.
  expect(refundStates.filter((state) => refundSteps[state].length === 0)).toEqual(['refunded', 'refused'])
})
