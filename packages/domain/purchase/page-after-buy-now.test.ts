import { expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { journeyIds } from '../terms/identity.ts'
import { pageAfterBuyNow, pageForPayment } from './page-after-buy-now.ts'

const only = { showOnly30DayQuote: true }
const beside = { showOnly30DayQuote: false }

it.each([
  ['acorn_taxi', 'DIRECT_DEBIT', only, 'thirtyDayQuote'],
  ['acorn_taxi', 'CARD_PAYMENT', only, 'makePayment'],
  ['acorn_taxi', 'DIRECT_DEBIT', beside, 'paymentSummary'],
  ['acorn_pc', 'DIRECT_DEBIT', undefined, 'paymentSummary'],
  ['acorn_pc', 'CARD_PAYMENT', undefined, 'makePayment'],
  ['acorn_protect', 'DIRECT_DEBIT', undefined, 'protectTerms'],
  ['mypolicy_telematics', 'CARD_PAYMENT', undefined, 'protectTerms'],
  ['mypolicy_telematics', 'DIRECT_DEBIT', only, 'thirtyDayQuote'],
] as const)(
  '%s by %s with %j leads to %s [BUY-17] [BUY-18] [D-041] [D-170]',
  (id, method, thirtyDay, page) => {
    expect(pageAfterBuyNow({ method, thirtyDay }, journeys[id])).toBe(page)
  },
)

it('shows extra terms first on the journeys that have them', () => {
  const withTerms = journeyIds.filter(
    (id) =>
      pageAfterBuyNow({ method: 'CARD_PAYMENT', thirtyDay: undefined }, journeys[id]) === 'protectTerms',
  )
  expect(withTerms).toEqual(['acorn_protect', 'mypolicy_telematics'])
})

it('continues from those terms to the payment page of the method', () => {
  expect([pageForPayment('CARD_PAYMENT'), pageForPayment('DIRECT_DEBIT')]).toEqual([
    'makePayment',
    'paymentSummary',
  ])
})
