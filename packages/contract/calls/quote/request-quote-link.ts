import { call } from '../../call'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * Emails a link that opens a quote once, for whoever cannot pass its check, or may not try any more (D-236, safety T2). It goes to
 * the address in the quote and never to one a caller names. The answer is the same, and as quick, whether there is such a quote or
 * not (D-247).
 */
export const requestQuoteLink = call({
  name: 'RequestQuoteLink',
  requirement: 'API-23',
  summary: 'Emails a single-use link to the address in a quote.',
  description: 'The link goes to the address in the quote, never to one that a caller names.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Quote/RequestQuoteLink',
  meanings: { 202: 'Accepted. The answer is the same whether or not there is anything to send.' },
  body: sent({ quoteReference }),
  replies: { 202: 'nothing' },
})
