import { expect, it } from 'vitest'
import { paymentRefusal } from './payment.ts'

const refused = (status: number, code: Parameters<typeof paymentRefusal>[0]['code']) =>
  paymentRefusal({ title: '', status, code, message: 'Said', errors: [] })

it.each([
  [402, 'PAYMENT_DECLINED', { kind: 'payment', code: 'PAYMENT_DECLINED', message: 'Said' }],
  [404, 'QUOTE_NOT_FOUND', { kind: 'quote', code: 'QUOTE_NOT_FOUND' }],
  [409, 'QUOTE_LOCKED', { kind: 'quote', code: 'QUOTE_LOCKED' }],
  [409, 'QUOTE_MISMATCH', { kind: 'mismatch' }],
  [409, 'CONFLICT', { kind: 'in-progress' }],
  [429, 'TOO_MANY_REQUESTS', { kind: 'too-many' }],
  [400, 'VALIDATION_ERROR', { kind: 'invalid', errors: [] }],
  [500, 'INTERNAL_ERROR', { kind: 'unknown' }],
  [503, 'PROVIDER_UNAVAILABLE', { kind: 'unknown' }],
] as const)('distinguishes %i %s from other refusals [ERR-15] [D-213]', (status, code, refusal) => {
  expect(refused(status, code)).toEqual(refusal)
})
