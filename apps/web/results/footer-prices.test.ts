import { expect, it } from 'vitest'
import { shortPrices } from '../offer/prices.ts'
import { priceInWords } from './PriceFooter.tsx'
import { paymentOptions } from './testing/offers.ts'

const bothOptions = paymentOptions('534.24')

it.each([
  ['DIRECT_DEBIT', [true, false], 'Pay Monthly: £642.70 in total, £51.19 a month.'],
  ['CARD_PAYMENT', [false, true], 'Pay in full: £569.24 in total, one payment.'],
  [
    undefined,
    [false, false],
    'No payment option is chosen. Pay Monthly: £642.70 in total. Pay in full: £569.24 in total.',
  ],
] as const)('shows both totals and which is chosen: %s [RES-12]', (method, chosen, words) => {
  const prices = shortPrices({ ...bothOptions, method })
  expect(prices.map(({ total }) => total)).toEqual(['£642.70', '£569.24'])
  expect(prices.map(({ isChosen }) => isChosen)).toEqual(chosen)
  expect(priceInWords(prices)).toBe(words)
})

it('shows one price if there is only one', () => {
  expect(shortPrices({ ...bothOptions, monthly: undefined, method: 'CARD_PAYMENT' })).toHaveLength(1)
})
