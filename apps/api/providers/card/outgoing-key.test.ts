import { pence } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { outgoingKey } from './single-use.ts'

it('names a call by its order, operation and amount, so that a repeated call has the same key [K4]', () => {
  expect(outgoingKey('pay_1', 'capture', pence(2000))).toBe('pay_1:capture:2000')
  expect(outgoingKey('pay_1', 'void', 'all')).toBe('pay_1:void:all')
  const others = [
    outgoingKey('pay_2', 'refund', pence(500)),
    outgoingKey('pay_1', 'charge', pence(500)),
    outgoingKey('pay_1', 'refund', pence(501)),
  ]
  expect(others).not.toContain(outgoingKey('pay_1', 'refund', pence(500)))
})
