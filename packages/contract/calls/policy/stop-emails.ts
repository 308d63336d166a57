import { call } from '../../call'
import { quoteToken } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** No more letters that one may do without, to whoever got the one with this link (D-100). */
export const stopEmails = call({
  name: 'StopEmails',
  requirement: 'API-13',
  summary: 'Stops reminders of quotes, by the link in one of them.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Policy/StopEmails',
  meanings: { 204: 'No more reminders are sent.' },
  body: sent({ token: quoteToken }),
  replies: { 204: 'nothing' },
  problems: { 404: ['NOT_FOUND'] },
})
