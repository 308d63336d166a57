import * as z from 'zod/mini'
import { instant } from '../wire/dates'
import { text, yesNo } from '../wire/fields'
import { quoteReference } from '../wire/identifiers'
import { given } from '../wire/objects'
import { paymentProvider } from '../wire/payment-fields'
import { quote } from './quote'
import { thirtyDayQuoteDetails, underwritingOutcome } from './underwriting-outcome'

const fields = {
  quoteDetails: quote,
  metaData: given({ quoteRef: quoteReference, expiryDate: instant }),
  underwritingOutcome,
  thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
  paymentProvider,
  licenceNumberRequired: yesNo,
  isLatestFullyPricedQuote: z.optional(yesNo),
  /** Which comparison site it came from, if any (DAT-33). */
  sourceOfBusiness: z.optional(text(100)),
}

/** A quote given back after a passed check or by its token. */
export const restoredQuote = given(fields)

/** A quote handed over by a comparison site. */
export const aggregatorQuote = given({
  ...fields,
  telematicsDeviceProvider: z.optional(text(100)),
  affordabilityCheck: yesNo,
})
