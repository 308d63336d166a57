import type { Results } from '../../../api/pricing.ts'
import { anOption, paymentOptions } from '../../testing/offers.ts'

/** A priced quote in the API's shape, with one extra chosen and one not. */
export function someResults(premium = '477.00', more: Partial<Results> = {}): Results {
  const { monthly, inFull } = paymentOptions(premium)
  const extra = (addOnCode: string, selected: boolean) => ({
    addOnCode,
    addOnDescription: addOnCode,
    underwrittenDataPointId: `option-1:${addOnCode}`,
    annualCost: { amount: 20 },
    monthlyCost: { amount: 2 },
    selected,
  })
  return {
    quoteReference: 'A-2345678923',
    expiryDate: '2026-12-15T09:00:00Z',
    paymentProvider: 'BRAINTREE',
    affordabilityCheck: false,
    isLatestFullyPricedQuote: true,
    selectedOption: 'option-1',
    underwritingOutcome: {
      underwritingOutcomeResponseId: 'outcome-1',
      didRefer: false,
      didDecline: false,
      underwrittenOptions: [
        {
          ...anOption,
          paymentCollectionOptions: [monthly, inFull],
          underwrittenAddOns: [extra('KEYCARE', true), extra('LEGAL_EXPENSES', false)],
        },
      ],
    },
    ...more,
  }
}

/** The same quote priced again: other ids, and another price if one is passed. */
export function pricedAnew(premium = '477.00'): Results['underwritingOutcome'] {
  const { underwritingOutcome } = someResults(premium)
  return {
    ...underwritingOutcome,
    underwritingOutcomeResponseId: 'outcome-2',
    underwrittenOptions: underwritingOutcome.underwrittenOptions.map((option) => ({
      ...option,
      optionId: 'option-2',
    })),
  }
}
