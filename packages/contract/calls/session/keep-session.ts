import { call } from '../../call'

/** What a page says now and then while its customer reads or types without asking for anything. */
export const keepSession = call({
  name: 'KeepSession',
  requirement: 'END-11',
  summary: 'Says that the session is in use.',
  description: 'A session that is not used for 30 minutes ends; every call that needs it counts as use.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Session/KeepSession',
  replies: { 204: 'nothing' },
})
