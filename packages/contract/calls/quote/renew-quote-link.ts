import { call } from '../../call'
import { quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * As RequestQuoteLink, for a customer whose link no longer works: the link is all they have. The new one goes to the address in the
 * quote. The answer is the same whether we ever made such a link or not (D-247).
 */
export const renewQuoteLink = call({
  name: 'RenewQuoteLink',
  requirement: 'API-25',
  summary: 'Emails a new link to a quote in the place of one that no longer works.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Quote/RenewQuoteLink',
  body: sent({ token: quoteToken }),
  replies: { 202: 'nothing' },
})
