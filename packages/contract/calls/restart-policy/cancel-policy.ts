import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import { call } from '../../call'
import { instant } from '../../wire/dates'
import { oneOf } from '../../wire/fields'
import { policyReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'
import { serviceKeyHeaders } from './service-key'

const reason = oneOf(cancellationReasons)

/** Nothing is paid back or asked for: that is the business of the office's accounts. */
export const cancelPolicy = call({
  name: 'CancelPolicy',
  requirement: 'API-36',
  summary: 'Cancels a policy, for the back office only: what a restart begins with. The first reason stands.',
  description: 'Nothing is paid back or asked for by it. The first reason stands.',
  access: 'service-key',
  method: 'POST',
  path: '/api/v1/RestartPolicy/CancelPolicy',
  host: 'restart',
  headers: serviceKeyHeaders,
  body: sent({ policyReference, reason }),
  replies: { 200: given({ policyReference, reason, cancelledAt: instant }) },
  problems: { 403: ['FORBIDDEN'], 404: ['POLICY_NOT_FOUND'], 409: ['CONFLICT'] },
})
