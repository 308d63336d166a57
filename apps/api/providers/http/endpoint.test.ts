import { expect, it } from 'vitest'
import { endpoint } from './endpoint.ts'

it('appends parts to an address with or without a trailing slash', () => {
  expect(endpoint('http://x.test/', 'v1', 'postcodes', 'ID1 1QD')).toBe(
    'http://x.test/v1/postcodes/ID1%201QD',
  )
  expect(endpoint('http://x.test/base', 'v1')).toBe('http://x.test/base/v1')
})

it('escapes a part, so that it cannot change the path', () => {
  expect(endpoint('http://x.test', 'v1', '../admin?x#y')).toBe('http://x.test/v1/..%2Fadmin%3Fx%23y')
})
