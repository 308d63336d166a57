import type { Wrong } from '../../questions/question'
import { notAffordable } from './affordable-lending'
import { notPolicyHolder } from './own-account'
import { declinedFinance } from './premium-finance'

const refusals = [declinedFinance, notAffordable, notPolicyHolder]

/**
 * Whether an answer is whole and rules monthly payment out. It is said as soon as it is given, with paying in full as the way on:
 * nothing is gained by waiting for the rest of the form (DDM-14, DDM-15, DDM-17, D-184, D-185).
 */
export function isRefusal({ key }: Wrong): boolean {
  return refusals.some((refusal) => refusal.key === key)
}
