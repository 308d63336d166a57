import * as z from 'zod/mini'
import { instant } from '../wire/dates'
import { pounds, text, yesNo } from '../wire/fields'
import { outcomeId, quoteReference } from '../wire/identifiers'
import { given } from '../wire/objects'
import { paymentProvider } from '../wire/payment-fields'
import { thirtyDayQuoteDetails, underwritingOutcome } from './underwriting-outcome'

/** A rated quote (DAT-21), the answer of every rating and re-rating call (D-135, D-137). */
export const results = given({
  quoteReference,
  expiryDate: instant,
  paymentProvider,
  affordabilityCheck: yesNo,
  isLatestFullyPricedQuote: yesNo,
  /** The id of the option the customer holds; absent until one is chosen. */
  selectedOption: z.optional(outcomeId),
  telematicsDeviceProvider: z.optional(text(100)),
  totalCompulsoryExcess: z.optional(pounds),
  thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails),
  underwritingOutcome,
})
