import { call } from '../../call'
import { quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * What the customer's press on an emailed link does: the link is used up, and GetQuote gives the quote to this browser for 30 minutes
 * (D-227). No GET uses a link up, because programs that check mail follow every link and run the page behind it. Asked again by the
 * same browser it is answered alike: an answer that was lost on the way shuts nobody out.
 */
export const openQuoteLink = call({
  name: 'OpenQuoteLink',
  requirement: 'API-25',
  summary: 'Uses up an emailed link, so that GetQuote opens its quote in this browser.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Quote/OpenQuoteLink',
  body: sent({ token: quoteToken }),
  replies: { 204: 'nothing' },
  problems: { 404: ['QUOTE_NOT_FOUND'], 409: ['QUOTE_TAKEN_UP', 'QUOTE_EXPIRED', 'QUOTE_LOCKED'] },
})
