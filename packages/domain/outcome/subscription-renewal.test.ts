import { expect, it } from 'vitest'
import { localDate } from '../values/local-date'
import { subscriptionRenewal } from './subscription-renewal'

it('gets in touch 6 days before the end, tries the card a day before it, and goes on the day after [CON-30] [D-225]', () => {
  expect(subscriptionRenewal(localDate('2027-01-02'))).toEqual({
    contactOn: localDate('2026-12-27'),
    paymentOn: localDate('2027-01-01'),
    nextStarts: localDate('2027-01-03'),
  })
})
