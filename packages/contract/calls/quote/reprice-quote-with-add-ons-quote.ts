import { call } from '../../call'
import { MOST_ADD_ONS, selectedAddOn } from '../../entities/add-on'
import { results } from '../../entities/results'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { listOf, sent } from '../../wire/objects'

/** The list is the whole choice: an add-on left out is removed (D-171). */
export const repriceQuoteWithAddOnsQuote = call({
  name: 'RepriceQuoteWithAddOnsQuote',
  requirement: 'API-14',
  summary: 'Prices a quote with the add-ons chosen.',
  description: 'The list is the whole choice: an add-on left out is removed.',
  access: 'session',
  method: 'PUT',
  path: '/api/v1/Quote/RepriceQuoteWithAddOnsQuote',
  body: sent({
    quoteReference,
    underwritingResponseId: outcomeId,
    selectedCoverUnderwrittenDataPointId: outcomeId,
    selectedAddOns: listOf(selectedAddOn, MOST_ADD_ONS),
    optionId: outcomeId,
  }),
  replies: { 200: results },
  problems: { 404: quoteNotFound, 409: [...quoteClosed, 'QUOTE_MISMATCH'] },
})
