import * as z from 'zod/mini'
import { call } from '../../call'
import { thirtyDayQuoteDetails, underwritingOutcome } from '../../entities/underwriting-outcome'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { yesNo } from '../../wire/fields'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

export const updateNoClaimsProtection = call({
  name: 'UpdateNoClaimsProtection',
  requirement: 'API-16',
  summary: 'Adds or removes protection of the no-claims discount and prices the quote again.',
  access: 'session',
  method: 'PUT',
  path: '/api/v1/Quote/UpdateNoClaimsProtection',
  body: sent({
    quoteReference,
    protectNoClaimsBonus: yesNo,
    /** The outcome it is changed from, as in RateExisting. */
    underwritingResponseId: z.optional(outcomeId),
  }),
  /** The thirty-day quote beside it was priced again too, under ids of its own. */
  replies: { 200: given({ underwritingOutcome, thirtyDayQuoteDetails: z.optional(thirtyDayQuoteDetails) }) },
  problems: { 404: quoteNotFound, 409: [...quoteClosed, 'QUOTE_MISMATCH'] },
})
