import { productCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import { call } from '../../call'
import { quoteNotFound } from '../../quote-problems'
import { instant } from '../../wire/dates'
import { oneOf } from '../../wire/fields'
import { policyReference, quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'
import { serviceKeyHeaders } from './service-key'

/** What was recorded of a restart has a reader; where its customer is sent follows from the product. Nothing about the customer. */
export const getRestartedQuote = call({
  name: 'GetRestartedQuote',
  requirement: 'API-36',
  summary:
    'How far a restart has come, for the back office only: which policy, which product, and when it was seen and bought.',
  access: 'service-key',
  method: 'GET',
  path: '/api/v1/RestartPolicy/GetRestartedQuote',
  host: 'restart',
  headers: serviceKeyHeaders,
  query: sent({ quoteReference }),
  replies: {
    200: given({
      policyReference,
      product: oneOf(productCodes),
      createdAt: instant,
      viewedAt: z.optional(instant),
      checkedAt: z.optional(instant),
      takenUpAt: z.optional(instant),
    }),
  },
  problems: { 403: ['FORBIDDEN'], 404: quoteNotFound },
})
