import { actRefusalWords } from '@milepost/domain/policy/policy-acts'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Refusal, refuse } from '../../platform/http/problem.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { NotAllowed } from '../../purchase/policy/check-act.ts'

/** What the routes of a policy share. */

export const conflict = (message: string) => refuse('CONFLICT', { message })
/** The reason of the table of states and acts. */
export const notAllowed = ({ because }: NotAllowed): Refusal => conflict(actRefusalWords[because])

/** A policy number may be typed by hand, so it is normalised. */
export const keyOf = ({ brand, policyNumber }: { brand: BrandCode; policyNumber: string }) => ({
  tenant: brand,
  policyNumber: policyNumber.toUpperCase(),
})

export const refundingAs = (session: StaffSession, because: string) => ({
  person: { subject: session.subject, name: session.name, roles: session.roles },
  by: actorOf(session, because),
})
