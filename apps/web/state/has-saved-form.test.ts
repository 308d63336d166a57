import { expect, it } from 'vitest'
import { hasSavedForm } from './purchase-state'

const saved = {
  purchase: { automaticRenewal: false },
  results: { isLatestFullyPricedQuote: true },
  is30DayQuote: false,
} as const

it.each([
  ['was saved for the current price', saved, true],
  ['was never sent', { ...saved, purchase: {} }, false],
  ['was saved before an extra was added', { ...saved, results: { isLatestFullyPricedQuote: false } }, false],
  [
    'was saved for thirty days, regardless of what was added to the year',
    { ...saved, results: { isLatestFullyPricedQuote: false }, is30DayQuote: true },
    true,
  ],
  ['was saved for a price that no longer exists', { ...saved, results: undefined }, false],
])('decides whether a form that %s counts: case %#', (_, held, counts) => {
  expect(hasSavedForm(held)).toBe(counts)
})
