import { describe, expect, it } from 'vitest'
import { offerIn } from '../../offer/offer.ts'
import { anOption, paymentOptions } from '../../results/testing/offers.ts'
import type { PaymentMethod } from '../../state/results-state.ts'
import { pageToShow } from './PaymentSummaryPage.tsx'

const { monthly, inFull } = paymentOptions('654.38')

function shown(
  method: PaymentMethod | undefined,
  { paymentOptions = [monthly, inFull], isUnder18 = false as boolean | undefined, only = false } = {},
) {
  const outcome = {
    underwritingOutcomeResponseId: 'outcome-1',
    didRefer: false,
    didDecline: false,
    underwrittenOptions: [{ ...anOption, paymentCollectionOptions: paymentOptions }],
  }
  const offer = offerIn(
    {
      quoteReference: 'A-2345678923',
      expiryDate: '2026-12-15T09:00:00Z',
      paymentProvider: 'BRAINTREE',
      affordabilityCheck: false,
      isLatestFullyPricedQuote: true,
      underwritingOutcome: outcome,
      ...(only && {
        thirtyDayQuoteDetails: {
          quoteRef: 'A-2345678924',
          showOnly30DayQuote: true,
          thirtyDayUnderwritingOutcome: outcome,
        },
      }),
    },
    method,
  )
  if (!offer) throw new Error('There is an offer')
  const page = pageToShow(offer, { isUnder18 })
  return page.kind === 'go' ? page.to : page.kind
}

describe('the monthly payment page', () => {
  it('is shown to customers who chose monthly payment', () => {
    expect(shown('DIRECT_DEBIT')).toBe('summary')
    expect(shown('DIRECT_DEBIT', { isUnder18: undefined })).toBe('summary')
  })

  it('sends customers who pay by card straight to the card page [DDM-04]', () => {
    expect(shown('CARD_PAYMENT')).toBe('/make-payment')
  })

  it('sends customers who have chosen nothing to choose [BUY-07]', () => {
    expect(shown(undefined)).toBe('/results')
  })

  it('offers no credit to customers under 18, or when the server offers none [DDM-08] [D-179]', () => {
    expect(shown('DIRECT_DEBIT', { isUnder18: true })).toBe('/results')
    expect(shown('DIRECT_DEBIT', { paymentOptions: [inFull] })).toBe('/results')
  })

  it('shows thirty days to customers who are offered no other instalments [BUY-17]', () => {
    expect(shown('DIRECT_DEBIT', { only: true })).toBe('/thirty-day-quote')
  })
})
