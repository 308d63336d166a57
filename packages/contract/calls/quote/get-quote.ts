import { call } from '../../call'
import { restoredQuote } from '../../entities/restored-quote'
import { quoteNotFound } from '../../quote-problems'
import { quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** Takes tokens only, never references (D-227). */
export const getQuote = call({
  name: 'GetQuote',
  requirement: 'API-25',
  summary: 'The quote a token opens.',
  description: 'Takes the token of an emailed link, never a quote reference.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Quote/GetQuote',
  meanings: { 204: 'Unable to find quote.' },
  query: sent({ quote: quoteToken }),
  replies: { 200: restoredQuote, 204: 'nothing' },
  problems: { 404: quoteNotFound, 409: ['QUOTE_TAKEN_UP', 'QUOTE_EXPIRED', 'QUOTE_LOCKED'] },
})
