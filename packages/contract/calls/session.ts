import * as z from 'zod/mini'
import { call } from '../call'
import { quoteReference } from '../fields/identifiers'
import { oneOf, requestObject } from '../fields/primitives'

/** Sent by a page at intervals while its customer reads or types without making calls. */
export const keepSession = call({
  name: 'KeepSession',
  requirement: 'END-11',
  summary: 'Says that the session is in use.',
  description: 'A session that is not used for 30 minutes ends; every call that needs it counts as use.',
  access: 'optional-session',
  whyOpen: "Says that the caller's own session is in use; tells nothing (END-11)",
  limit: 'preview',
  method: 'POST',
  path: '/api/v1/Session/KeepSession',
  replies: { 204: 'nothing' },
})

/** Ends the session early, with everything it opens (ASVS 7.4.1). A session that does not exist gets the same reply. */
export const endSession = call({
  name: 'EndSession',
  requirement: 'END-11',
  summary: 'Ends what this session holds.',
  description:
    '`IDLE`: nobody has touched the page for a quarter of an hour; all that the session holds ends, unless another tab has used it within the last ten minutes. `FINISHED`: the customer has come to the end of one quote, named in `quoteReference`; that quote, and the one beside it, are no longer held.',
  access: 'optional-session',
  whyOpen: "Ends what the caller's own session holds; tells nothing (END-11)",
  limit: 'preview',
  method: 'POST',
  path: '/api/v1/Session/EndSession',
  body: requestObject({ because: oneOf(['IDLE', 'FINISHED']), quoteReference: z.optional(quoteReference) }),
  replies: { 204: 'nothing' },
})
