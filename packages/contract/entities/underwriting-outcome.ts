import { toldReasonCodes } from '@milepost/domain/quote/underwriting-reasons'
import * as z from 'zod/mini'
import { oneOf, yesNo } from '../wire/fields'
import { outcomeId, quoteReference } from '../wire/identifiers'
import { given } from '../wire/objects'
import { underwrittenOption } from './underwritten-option'

/** What a rating came to (DAT-21). */
export const underwritingOutcome = given({
  underwritingOutcomeResponseId: outcomeId,
  didRefer: yesNo,
  didDecline: yesNo,
  underwrittenOptions: z.array(underwrittenOption),
  /** Of a refused quote: what its customer may be told, and whether there is more (END-01). */
  refusal: z.optional(given({ told: z.array(oneOf(toldReasonCodes)), hasOthers: yesNo })),
})

/** The rolling 30-day offer beside an annual quote (DAT-22). */
export const thirtyDayQuoteDetails = given({
  quoteRef: quoteReference,
  showOnly30DayQuote: yesNo,
  thirtyDayUnderwritingOutcome: underwritingOutcome,
})
