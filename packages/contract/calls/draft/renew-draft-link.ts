import { call } from '../../call'
import { draftLinkToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * As RequestDraftLink, for whoever holds a link that has been used or has run out: on another device than the one the answers
 * were given on, the link is all they have. The new one goes to the address in the answers, as the old one did.
 */
export const renewDraftLink = call({
  name: 'RenewDraftLink',
  requirement: 'NAV-29',
  summary: 'Emails a new link in the place of one that no longer works.',
  description:
    'For who holds a link that has been used or has run out. The new one goes to the address in the answers.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Draft/RenewDraftLink',
  meanings: { 202: 'Accepted. The answer is the same whether or not there is anything to send.' },
  body: sent({ token: draftLinkToken }),
  replies: { 202: 'nothing' },
})
