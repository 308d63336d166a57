import { call } from '../../call'
import { results } from '../../entities/results'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

export const removeAddOn = call({
  name: 'RemoveAddOn',
  requirement: 'API-15',
  summary: 'Takes one add-on off a quote and prices it again.',
  access: 'session',
  method: 'PUT',
  path: '/api/v1/Quote/RemoveAddOn',
  body: sent({ quoteReference, underwrittenDataPointId: outcomeId }),
  replies: { 200: results },
  problems: { 404: quoteNotFound, 409: [...quoteClosed, 'QUOTE_MISMATCH'] },
})
