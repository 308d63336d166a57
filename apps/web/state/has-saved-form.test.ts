import { expect, it } from 'vitest'
import { hasSavedForm } from './purchase-state'

const saved = {
  purchase: { automaticRenewal: false },
  results: { isLatestFullyPricedQuote: true },
  is30DayQuote: false,
} as const

it.each([
  ['was kept for the price there is', saved, true],
  ['was never sent', { ...saved, purchase: {} }, false],
  ['was kept before an extra was added', { ...saved, results: { isLatestFullyPricedQuote: false } }, false],
  [
    'was kept for thirty days, whatever was added to the year',
    { ...saved, results: { isLatestFullyPricedQuote: false }, is30DayQuote: true },
    true,
  ],
  ['was kept for a price that is gone', { ...saved, results: undefined }, false],
])('a form that %s counts: %#', (_, held, counts) => {
  expect(hasSavedForm(held)).toBe(counts)
})
