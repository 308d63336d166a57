import { call } from '../../call'
import { policyReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/**
 * Emails a new link to what follows a policy, to the address of its policyholder and never to one a caller names. The answer is the
 * same, and as quick, whether there is such a policy or not (D-247).
 */
export const requestRenewalLink = call({
  name: 'RequestRenewalLink',
  requirement: 'API-35',
  summary: 'Emails a link to the renewal of a policy to its policyholder.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Policy/RequestRenewalLink',
  body: sent({ policyNumber: policyReference }),
  replies: { 202: 'nothing' },
})
