import * as z from 'zod/mini'
import { call } from '../../call'
import { policyDocument } from '../../entities/policy-document'
import { policyReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** Needs the session that a purchase or a passed check made; without it the policy does not exist (D-250). */
export const getPolicyDocumentsByPolicyReference = call({
  name: 'GetPolicyDocumentsByPolicyReference',
  requirement: 'API-35',
  summary: 'The documents of a policy.',
  access: 'session',
  method: 'GET',
  path: '/api/v1/Document/GetPolicyDocumentsByPolicyReference/{policyref}',
  params: sent({ policyref: policyReference }),
  replies: { 200: z.array(policyDocument) },
  problems: { 404: ['POLICY_NOT_FOUND'] },
})
