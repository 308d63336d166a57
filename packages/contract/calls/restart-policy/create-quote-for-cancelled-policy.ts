import { call } from '../../call'
import { policyReference, quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'
import { serviceKeyHeaders } from './service-key'

export const createQuoteForCancelledPolicy = call({
  name: 'CreateQuoteForCancelledPolicy',
  requirement: 'API-36',
  summary: 'Makes a 30-day quote from a cancelled policy and gives its reference.',
  access: 'service-key',
  method: 'POST',
  path: '/api/v1/RestartPolicy/CreateQuoteForCancelledPolicy',
  host: 'restart',
  headers: serviceKeyHeaders,
  body: sent({ policyReference }),
  replies: { 200: quoteReference },
  problems: {
    403: ['FORBIDDEN'],
    404: ['POLICY_NOT_FOUND'],
    409: ['QUOTE_INELIGIBLE'],
    503: ['PROVIDER_UNAVAILABLE'],
  },
})
