import { call } from '../../call'
import { draftId } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * Emails a link that opens saved answers once, for whoever cannot pass their check (D-046). It goes to the address in the answers
 * and never to one a caller names. The answer is the same, and as quick, whether there is such a draft or not (D-247).
 */
export const requestDraftLink = call({
  name: 'RequestDraftLink',
  requirement: 'NAV-29',
  summary: 'Emails a single-use link to the address in saved answers.',
  description: 'The link goes to the address in the answers, never to one that a caller names.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Draft/RequestDraftLink',
  meanings: { 202: 'Accepted. The answer is the same whether or not there is anything to send.' },
  body: sent({ draftId }),
  replies: { 202: 'nothing' },
})
