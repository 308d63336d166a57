import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Failed, Found } from '../platform/provider-ports'

/** How an account of the customer portal came about (D-217). */
export type PortalUser = 'created' | 'exists'

/** Asked twice for the same policy it gives the same answer. */
export type CreatePortalUser = (user: {
  tenant: BrandCode
  policyNumber: string
  email: string
  firstName: string
  lastName: string
}) => Promise<Found<PortalUser> | Failed>
