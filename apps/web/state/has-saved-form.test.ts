import { expect, it } from 'vitest'
import { hasSavedForm } from './purchase-state'

const kept = {
  purchase: { automaticRenewal: false },
  results: { isLatestFullyPricedQuote: true },
  is30DayQuote: false,
} as const

it.each([
  ['was kept for the price there is', kept, true],
  ['was never sent', { ...kept, purchase: {} }, false],
  ['was kept before an extra was added', { ...kept, results: { isLatestFullyPricedQuote: false } }, false],
  [
    'was kept for thirty days, whatever was added to the year',
    { ...kept, results: { isLatestFullyPricedQuote: false }, is30DayQuote: true },
    true,
  ],
  ['was kept for a price that is gone', { ...kept, results: undefined }, false],
])('a form that %s counts: %#', (_, held, counts) => {
  expect(hasSavedForm(held)).toBe(counts)
})
