import '../../questions/address/testing/acorn-page'
import { expect, it } from 'vitest'
import { hasKeptForm } from './has-kept-form'

const kept = {
  purchase: { automaticRenewal: false },
  results: { isLatestFullyPricedQuote: true },
  chosen: { is30DayQuote: false, paymentMethod: 'CARD_PAYMENT' },
} as const

it.each([
  ['was kept for the price there is', kept, true],
  ['was never sent', { ...kept, purchase: {} }, false],
  ['was kept before an extra was added', { ...kept, results: { isLatestFullyPricedQuote: false } }, false],
  [
    'was kept for thirty days, whatever was added to the year',
    { ...kept, results: { isLatestFullyPricedQuote: false }, chosen: { ...kept.chosen, is30DayQuote: true } },
    true,
  ],
  [
    'was kept, and then the way to pay was lost',
    { ...kept, chosen: { is30DayQuote: false, paymentMethod: undefined } },
    false,
  ],
])('a form that %s counts: %#', (_, held, counts) => {
  expect(hasKeptForm(held)).toBe(counts)
})
