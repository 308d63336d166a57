import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import type { QuoteReply } from '@milepost/contract/shapes/quote'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import type { RestoredQuote } from '../../api/retrieve-quote.ts'
import { anOption, paymentOptions } from '../../results/testing/offers.ts'
import { answeredUpToCover } from '../../state/testing.ts'

export const reference = 'A-7K2M9QX4TB9'

/** Every question answered, with cover starting in so many days. */
export function answeredFor(days: number): Answers {
  const date = addDays(londonDate(new Date()), days)
  const { vehicleDetails } = answeredUpToCover
  return {
    ...answeredUpToCover,
    // A restored quote identifies its vehicle by its body code (D-066).
    vehicleDetails: {
      ...vehicleDetails,
      vehicleInfo: { ...aCar, bodyType: { code: 'HATCHBACK', desc: 'Hatchback' } },
    },
    coverDetails: {
      levelOfCover: 'COMP',
      effectiveFrom: { date, hour: 9, minute: 0 },
      voluntaryExcess: pence(0),
      yearsOfNoClaimsDiscount: '0',
      hasAgreedDisclaimer: true,
    },
  }
}

/** A quote as the server returns it. */
export function aRestored(
  more: Partial<RestoredQuote> = {},
  answers: Answers = answeredFor(1),
): RestoredQuote {
  const { monthly, inFull } = paymentOptions('534.24')
  const marketing = defaultMarketingPreferences(journeys.acorn_pc)
  return {
    product: 'PC',
    // Every question is answered, so no field is missing.
    quoteDetails: toQuoteDto(answers, marketing, journeys.acorn_pc) as QuoteReply,
    metaData: { quoteRef: reference, expiryDate: '2099-12-15T00:00:00+00:00' },
    underwritingOutcome: {
      underwritingOutcomeResponseId: 'outcome-1',
      didRefer: false,
      didDecline: false,
      underwrittenOptions: [{ ...anOption, paymentCollectionOptions: [monthly, inFull] }],
    },
    paymentProvider: 'BRAINTREE',
    licenceNumberRequired: false,
    affordabilityCheck: false,
    totalCompulsoryExcess: Number(fromPounds(2)),
    ...more,
  }
}
