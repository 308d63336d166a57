import { brandCodes } from '@milepost/domain/terms/identity'
import { policyReference } from '../../../fields/identifiers.ts'
import { oneOf } from '../../../fields/primitives.ts'

/** How a call names a policy. A policy number belongs to its brand. */
export const policyNamed = { brand: oneOf(brandCodes), policyNumber: policyReference }
