import { describe, expect, it } from 'vitest'
import { resultsAfterContact } from './annual-purchase.ts'
import { pricedAnew, someResults } from './testing/some-results.ts'

const ids = { hasPriceChanged: false, optionId: 'option-2', underwritingOutcomeResponseId: 'outcome-2' }
const partly = { isLatestFullyPricedQuote: false }

describe('ids alone', () => {
  const { results, isNewPrice } = resultsAfterContact(someResults(), ids)

  it('replace those of the first option [BUY-15]', () => {
    expect(results.underwritingOutcome.underwritingOutcomeResponseId).toBe('outcome-2')
    expect(results.underwritingOutcome.underwrittenOptions.map(({ optionId }) => optionId)).toEqual([
      'option-2',
    ])
    expect(results.selectedOption).toBe('option-2')
    expect(isNewPrice).toBe(false)
  })

  it('leave another selected option, and an outcome without options, unchanged', () => {
    const [option] = someResults().underwritingOutcome.underwrittenOptions
    if (!option) throw new Error('No option')
    const two = someResults('477.00', {
      selectedOption: 'option-9',
      underwritingOutcome: {
        ...someResults().underwritingOutcome,
        underwrittenOptions: [option, { ...option, optionId: 'option-9' }],
      },
    })
    const after = resultsAfterContact(two, ids).results
    expect(after.selectedOption).toBe('option-9')
    expect(after.underwritingOutcome.underwrittenOptions.map(({ optionId }) => optionId)).toEqual([
      'option-2',
      'option-9',
    ])
  })
})

describe('a whole outcome', () => {
  const whole = (premium: string, hasPriceChanged: boolean) => ({
    ...ids,
    hasPriceChanged,
    underwritingOutcome: pricedAnew(premium),
  })

  it('replaces the current one, and is the latest full price [BUY-14] [D-163]', () => {
    const { results } = resultsAfterContact(someResults('477.00', partly), whole('499.00', true))
    expect(results).toMatchObject({
      quoteReference: 'A-2345678923',
      selectedOption: 'option-2',
      isLatestFullyPricedQuote: true,
      underwritingOutcome: { underwritingOutcomeResponseId: 'outcome-2' },
    })
  })

  it.each([
    ['a changed price of a quote that was only partly priced', partly, '499.00', true, true],
    ['the same total, but reported as changed', partly, '477.00', true, true],
    ['the same price, fully priced again', partly, '477.00', false, false],
    ['another price, as after midnight', {}, '499.00', true, true],
    ['another price than this tab shows, regardless of what the server compares', {}, '499.00', false, true],
    ['a price that changed elsewhere and back again', {}, '477.00', true, false],
  ])(
    'is shown before purchase if its price counts as new: %s [BUY-14]',
    (_what, held, premium, hasChanged, isNew) => {
      expect(resultsAfterContact(someResults('477.00', held), whole(premium, hasChanged)).isNewPrice).toBe(
        isNew,
      )
    },
  )

  it('requires the income once the credit is large enough for the lender to ask for it [D-166]', () => {
    const check = (premium: string) =>
      resultsAfterContact(someResults(), whole(premium, true)).results.affordabilityCheck
    expect([check('499.00'), check('2400.00')]).toEqual([false, true])
  })

  it('brings its thirty-day offer, or removes it', () => {
    const thirtyDayQuoteDetails = {
      quoteRef: 'A-3456789234',
      showOnly30DayQuote: false,
      thirtyDayUnderwritingOutcome: pricedAnew(),
    }
    const held = someResults('477.00', { thirtyDayQuoteDetails })
    expect(resultsAfterContact(held, whole('499.00', true)).results.thirtyDayQuoteDetails).toBeUndefined()
    expect(
      resultsAfterContact(someResults(), { ...whole('499.00', true), thirtyDayQuoteDetails }).results
        .thirtyDayQuoteDetails,
    ).toBe(thirtyDayQuoteDetails)
  })
})
