import * as z from 'zod/mini'
import { oneOf } from '../wire/fields'
import { policyReference } from '../wire/identifiers'
import { given } from '../wire/objects'
import { policyDocument } from './policy-document'

/** What a taken-up quote has become (DAT-26). */
export const purchase = given({
  policyNumber: policyReference,
  documents: z.array(policyDocument),
  portalUserStatus: oneOf(['USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS']),
})

/** The provider has not said yet whether the payment went through. Nothing more is charged; the same call may be asked again. */
export const purchaseChecking = given({ status: oneOf(['CHECKING']) })
