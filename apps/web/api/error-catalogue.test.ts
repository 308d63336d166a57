import { expect, it } from 'vitest'
import { endOfQuote } from './error-catalogue'

it.each([
  ['QUOTE_REFERRED', '/summary', false],
  ['QUOTE_DECLINED', '/summary', false],
  ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up', true],
  ['QUOTE_TAKEN_UP', '/quote-taken-up', true],
  ['QUOTE_EXPIRED', '/quote-expired', true],
  ['QUOTE_LOCKED', '/quote-locked', false],
  ['ICE_ERROR', '/error', false],
  ['anything else', '/error', false],
])('sends %s to %s [NAV-32] [NAV-33] [NAV-34] [NAV-35] [NAV-36]', (code, to, replace) => {
  expect(endOfQuote(code)).toEqual({ to, replace })
})
