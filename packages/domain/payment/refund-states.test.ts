import { expect, it } from 'vitest'
import { isRefundStep, refundStates, refundSteps } from './refund-states'

it('moves from proposed to refunded or refused, and never back [DSK-506]', () => {
  expect(isRefundStep('proposed', 'ready')).toBe(true)
  expect(isRefundStep('proposed', 'refunded')).toBe(false)
  expect(isRefundStep('refused', 'ready')).toBe(false)
  expect(refundStates.filter((state) => isRefundStep('refunded', state))).toEqual([])
  // Only refunded and refused are final.
  expect(refundStates.filter((state) => refundSteps[state].length === 0)).toEqual(['refunded', 'refused'])
})
