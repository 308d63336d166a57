import { describe, expect, it } from 'vitest'
import { offerIn } from '../../offer/offer'
import { anOption, paymentOptions } from '../../results/testing/offers'
import type { PaymentMethod } from '../../state/results-state'
import { pageToShow } from './PaymentSummaryPage'

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

describe('the page of monthly payment', () => {
  it('is for whoever chose it', () => {
    expect(shown('DIRECT_DEBIT')).toBe('summary')
    expect(shown('DIRECT_DEBIT', { isUnder18: undefined })).toBe('summary')
  })

  it('sends who pays by card straight on to pay [DDM-04]', () => {
    expect(shown('CARD_PAYMENT')).toBe('/make-payment')
  })

  it('sends who has chosen nothing to choose [BUY-07]', () => {
    expect(shown(undefined)).toBe('/results')
  })

  it('offers no credit to anybody under 18, nor where the server offers none [DDM-08] [D-179]', () => {
    expect(shown('DIRECT_DEBIT', { isUnder18: true })).toBe('/results')
    expect(shown('DIRECT_DEBIT', { paymentOptions: [inFull] })).toBe('/results')
  })

  it('shows thirty days to whoever is offered nothing else bit by bit [BUY-17]', () => {
    expect(shown('DIRECT_DEBIT', { only: true })).toBe('/thirty-day-quote')
  })
})
