import { call } from '../../call'
import { quoteNotFound, quoteNotShown } from '../../quote-problems'
import { pounds } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/** Open by reference alone, so it tells nothing but figures (D-253). */
export const getQuotePremium = call({
  name: 'GetQuotePremium',
  requirement: 'API-22',
  summary: 'The price of a quote, without anything about its customer.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Quote/GetQuotePremium',
  query: sent({ QuoteReference: quoteReference }),
  replies: { 200: given({ premium: pounds, iptAmount: pounds, fees: pounds }) },
  problems: { 404: quoteNotFound, 409: quoteNotShown },
})
