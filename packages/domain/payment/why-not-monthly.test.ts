import { expect, it } from 'vitest'
import { whyNotMonthly } from './why-not-monthly'

it.each([
  ['ANNUAL_CARD_IN_FULL', true, 'under-18'],
  ['ANNUAL_CARD_IN_FULL', false, 'not-offered'],
  ['SHORT_TERM_CARD_PAYMENT_V1', false, 'short-term'],
  // A minor's short policy could not be paid monthly at any age.
  ['SHORT_TERM_CARD_PAYMENT_V1', true, 'short-term'],
] as const)('says of %s, under 18: %s, that it is %s [D-179] [SUB-08]', (code, isUnder18, why) => {
  expect(whyNotMonthly(code, { isUnder18 })).toBe(why)
})
