import { expect, it } from 'vitest'
import { hasSavedForm } from './purchase-state.ts'

const saved = {
  purchase: { automaticRenewal: false },
  results: { isLatestFullyPricedQuote: true },
  is30DayQuote: false,
} as const

it.each([
  ['counts if it was saved for the current price', saved, true],
  ['does not count if it was never sent', { ...saved, purchase: {} }, false],
  [
    'does not count if it was saved before an extra was added',
    { ...saved, results: { isLatestFullyPricedQuote: false } },
    false,
  ],
  [
    'counts if it was saved for thirty days, regardless of what was added to the year',
    { ...saved, results: { isLatestFullyPricedQuote: false }, is30DayQuote: true },
    true,
  ],
  [
    'does not count if it was saved for a price that no longer exists',
    { ...saved, results: undefined },
    false,
  ],
])('a purchase form %s', (_, held, counts) => {
  expect(hasSavedForm(held)).toBe(counts)
})
