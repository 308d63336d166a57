import * as z from 'zod/mini'
import { call } from '../../call'
import { text } from '../../wire/fields'
import { providerId } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/** A customerId is read but not believed: whose saved cards may be seen follows from the session, not from the caller. */
export const getDropInUiToken = call({
  name: 'GetDropInUiToken',
  requirement: 'API-11',
  summary: 'The token that starts the drop-in card form.',
  description:
    '`merchantAccountId` is the one that GetClientData gave; any other is refused. A `customerId` is read but not believed.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Checkouts/GetDropInUiToken',
  host: 'payment',
  query: sent({ merchantAccountId: providerId, customerId: z.optional(providerId) }),
  badInput: 'Bad Request',
  replies: { 200: given({ clientToken: text(10_000) }) },
})
