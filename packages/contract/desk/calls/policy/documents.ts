import * as z from 'zod/mini'
import { documentId } from '../../../fields/identifiers.ts'
import { replyObject, requestObject } from '../../../fields/primitives.ts'
import { deskCall } from '../../desk-call.ts'
import { policyNamed } from './policy-named.ts'

export const openPolicyDocument = deskCall({
  name: 'OpenPolicyDocument',
  requirement: 'DSK-502',
  summary: 'One document of a policy.',
  needs: 'policy.read',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Policy/OpenPolicyDocument',
  query: requestObject({ brand: policyNamed.brand, documentId }),
  replies: { 200: 'file' },
})

export const sendDocumentsAgain = deskCall({
  name: 'SendDocumentsAgain',
  requirement: 'DSK-502',
  summary: 'Emails the policy documents again.',
  needs: 'policy.send-documents',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/Policy/SendDocumentsAgain',
  body: requestObject(policyNamed),
  replies: { 200: replyObject({ to: z.string() }) },
})
