import type { Results } from '../../api/pricing.ts'
import type { Option, PaymentOption } from '../../offer/offer.ts'
import { anOption, paymentOptions } from '../testing/offers.ts'

const { monthly, inFull } = paymentOptions('2148.23')
const amount = { amount: 262.05 }

/** Thirty days at £262.05, paired with a year at £2,183.23. */
export const thirtyDays: PaymentOption = {
  ...inFull,
  code: 'SHORT_TERM_CARD_PAYMENT_V1',
  totalAmountPayable: amount,
  upFrontAmount: amount,
  iptAmount: 26.47,
  fees: { amount: 15 },
}

const outcome = (id: string, options: readonly Option[]): Results['underwritingOutcome'] => ({
  underwritingOutcomeResponseId: id,
  didRefer: false,
  didDecline: false,
  underwrittenOptions: [...options],
})

export const yearOption: Option = { ...anOption, paymentCollectionOptions: [monthly, inFull] }

export const thirtyDayOption: Option = {
  ...anOption,
  optionId: 'option-30',
  paymentCollectionOptions: [thirtyDays],
  underwrittenExcesses: [
    { excessCode: 'COMPULSORY', totalAmount: { amount: 250 } },
    { excessCode: 'VOLUNTARY', totalAmount: { amount: 100 } },
  ],
  underwrittenEndorsements: [
    { endorsementName: 'Private hire', endorsementWording: 'By advance booking only.' },
  ],
}

/** A quote with a year only. */
export const yearAlone: Results = {
  quoteReference: 'A-0000000000A',
  expiryDate: '2026-12-15T00:00:00+00:00',
  paymentProvider: 'BRAINTREE',
  affordabilityCheck: false,
  isLatestFullyPricedQuote: true,
  selectedOption: yearOption.optionId,
  underwritingOutcome: outcome('outcome-1', [yearOption]),
}

/** The same paired with thirty days (DAT-22). */
export function bothTerms({ only = false, option = thirtyDayOption } = {}): Results {
  return {
    ...yearAlone,
    thirtyDayQuoteDetails: {
      quoteRef: 'A-0000000030D',
      showOnly30DayQuote: only,
      thirtyDayUnderwritingOutcome: outcome('outcome-30', [option]),
    },
  }
}
