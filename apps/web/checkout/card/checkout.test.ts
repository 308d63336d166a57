import { payerOf } from '@milepost/domain/payment/payer'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { localDate } from '@milepost/domain/values/local-date'
import { afterEach, describe, expect, it } from 'vitest'
import { anOption, paymentOptions } from '../../results/testing/offers.ts'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import type { ResultsState } from '../../state/results-state.ts'
import { clearDirectDebit, saveDirectDebit } from '../direct-debit-state.ts'
import { type Checkout, checkoutIn, isDebitMissing, toPurchaseDto } from './checkout.ts'
import { debit, results } from './testing/page.tsx'

const { inFull } = paymentOptions('61.00')
const short = { ...inFull, code: 'SHORT_TERM_CARD_PAYMENT_V1' as const }
const thirty = results({
  thirtyDayQuoteDetails: {
    quoteRef: 'A-30DAYS',
    showOnly30DayQuote: false,
    thirtyDayUnderwritingOutcome: {
      underwritingOutcomeResponseId: 'outcome-30',
      didRefer: false,
      didDecline: false,
      underwrittenOptions: [{ ...anOption, optionId: 'option-30', paymentCollectionOptions: [short] }],
    },
  },
})
const checkout = (state: ResultsState) => checkoutIn(state, { automaticRenewal: false })
const readyCheckout = (found: ReturnType<typeof checkout>): Checkout => {
  if (typeof found === 'string') throw new Error(found)
  return found
}
const payer = payerOf({ billingDetails: true }, aProposer)

afterEach(() => {
  resetQuote()
  clearDirectDebit()
})

describe('the checkout', () => {
  it('is the annual policy, with the amount due for the chosen payment option [D-181]', () => {
    const state = { results: results(), is30DayQuote: false }
    expect(checkout({ ...state, paymentMethod: 'CARD_PAYMENT' })).toMatchObject({
      quoteReference: 'A-2345678923',
      outcomeId: 'outcome-1',
      optionId: 'option-1',
      due: 51_200,
    })
    expect(checkout({ ...state, paymentMethod: 'DIRECT_DEBIT' })).toMatchObject({ due: 7_475 })
  })

  it('is thirty days alone on a restart, chosen over no other quote [RST-05] [D-040]', () => {
    const alone = results({
      underwritingOutcome: {
        underwritingOutcomeResponseId: 'outcome-30',
        didRefer: false,
        didDecline: false,
        underwrittenOptions: [{ ...anOption, optionId: 'option-30', paymentCollectionOptions: [short] }],
      },
    })
    const found = readyCheckout(
      checkout({ results: alone, paymentMethod: 'CARD_PAYMENT', is30DayQuote: true }),
    )
    expect(found).toMatchObject({
      quoteReference: 'A-2345678923',
      outcomeId: 'outcome-30',
      optionId: 'option-30',
      due: 9_600,
      isThirtyDays: true,
    })
    expect(found.chosenOver).toBeUndefined()
  })

  it('is thirty days under their own reference, with the annual quote they were chosen over [D-210] [API-08]', () => {
    const thirtyDays = readyCheckout(
      checkout({ results: thirty, paymentMethod: 'CARD_PAYMENT', is30DayQuote: true }),
    )
    expect(thirtyDays).toMatchObject({
      quoteReference: 'A-30DAYS',
      outcomeId: 'outcome-30',
      optionId: 'option-30',
      due: 9_600,
    })
    useQuote.setState({
      answers: {
        ...noAnswers,
        coverDetails: { effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 0 } },
      },
    })
    expect(payer && toPurchaseDto(thirtyDays, payer, 'CARD')?.annualQuoteReferralDetails).toEqual({
      quoteReference: 'A-2345678923',
      underwritingOutcomeResponseId: 'outcome-1',
      underwritingOptionId: 'option-1',
      targetPremium: 512,
    })
  })

  it.each([
    [{ is30DayQuote: false }, 'no-quote'],
    [{ results: results(), is30DayQuote: true }, 'no-quote'],
    [{ results: results(), is30DayQuote: false }, 'no-method'],
  ] as const)('gives the reason when something it needs is missing [ERR-24]', (state, why) => {
    expect(checkout(state)).toBe(why)
  })
})

describe('payment is refused without the purchase form', () => {
  const chosen = { paymentMethod: 'CARD_PAYMENT' } as const

  it('when the form was not saved [BUY-13]', () => {
    const state = { ...chosen, results: results(), is30DayQuote: false }
    expect(checkoutIn(state, {})).toBe('no-form')
  })

  it('when an extra was added to the price; thirty days have no extras [D-163]', () => {
    const state = { ...chosen, results: { ...thirty, isLatestFullyPricedQuote: false } }
    expect(checkout({ ...state, is30DayQuote: false })).toBe('no-form')
    expect(checkout({ ...state, is30DayQuote: true })).toMatchObject({ quoteReference: 'A-30DAYS' })
  })
})

describe('the purchase request', () => {
  const year = readyCheckout(
    checkout({ results: results(), paymentMethod: 'DIRECT_DEBIT', is30DayQuote: false }),
  )

  it('needs a start date for the cover [ERR-24]', () => {
    expect(payer && toPurchaseDto(year, payer, 'CARD')).toBeUndefined()
  })

  it('carries the bank account entered for this offer only [D-189]', () => {
    expect(isDebitMissing(year)).toBe(true)
    saveDirectDebit({ ...debit, outcomeId: 'another' })
    expect(isDebitMissing(year)).toBe(true)
    saveDirectDebit(debit)
    expect(isDebitMissing(year)).toBe(false)
    const inFullOnly = readyCheckout(
      checkout({ results: results(), paymentMethod: 'CARD_PAYMENT', is30DayQuote: false }),
    )
    expect(isDebitMissing(inFullOnly)).toBe(false)
  })

  it('carries a device token if a tool provides one, and none for comparison-site visitors [D-209]', () => {
    const answers = {
      ...noAnswers,
      coverDetails: { effectiveFrom: { date: localDate('2026-11-20'), hour: 9, minute: 0 } },
    }
    useQuote.setState({ answers })
    window.milepostBlackBoxToken = () => 'box-1'
    const sent = () => payer && toPurchaseDto(year, payer, 'CARD')?.blackBoxToken
    expect(sent()).toBe('box-1')
    useQuote.setState({ aggregator: { sourceOfBusiness: 'x', quoteRef: 'y', licenceNumberRequired: false } })
    expect(sent()).toBe('')
    delete window.milepostBlackBoxToken
  })
})
