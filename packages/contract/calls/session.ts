import * as z from 'zod/mini'
import { call } from '../call.ts'
import { quoteReference } from '../fields/identifiers.ts'
import { oneOf, requestObject } from '../fields/primitives.ts'

/** Sent by a page at intervals while its customer reads or types without making calls. */
export const keepSession = call({
  name: 'KeepSession',
  requirement: 'END-11',
  summary: 'Reports that the session is in use.',
  description: 'A session that is not used for 30 minutes ends; every call that needs it counts as use.',
  access: 'optional-session',
  whyOpen: "Extends the caller's own session; returns nothing (END-11)",
  limit: 'preview',
  method: 'POST',
  path: '/api/v1/Session/KeepSession',
  replies: { 204: 'nothing' },
})

/** Ends the session early, with everything it opens (ASVS 7.4.1). A session that does not exist gets the same reply. */
export const endSession = call({
  name: 'EndSession',
  requirement: 'END-11',
  summary: 'Ends the access of this session.',
  description:
    '`IDLE`: the page has had no input for a quarter of an hour. The session loses everything it holds, unless another tab has used it within the last ten minutes. `FINISHED`: the customer has finished with one quote, named in `quoteReference`. The session no longer holds that quote and the 30-day or annual quote paired with it.',
  access: 'optional-session',
  whyOpen: "Ends access only for the caller's own session; returns nothing (END-11)",
  limit: 'preview',
  method: 'POST',
  path: '/api/v1/Session/EndSession',
  body: requestObject({ because: oneOf(['IDLE', 'FINISHED']), quoteReference: z.optional(quoteReference) }),
  replies: { 204: 'nothing' },
})
