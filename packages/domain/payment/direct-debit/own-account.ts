import type { Wrong } from '../../questions/question'
import type { DirectDebitDetails } from './direct-debit-details'

type Account = Pick<DirectDebitDetails, 'isAccountHolder' | 'isOnlySignatoryRequired'>

/** Said of either answer (D-185). */
export const notPolicyHolder: Wrong = {
  key: 'notPolicyHolder',
  message: "The direct debit must be in the policy holder's name. Please change your answer or pay in full.",
}

/** Whose account the customer alone decides over: the only one a direct debit is taken from (SEC-06). */
export function isOwnAccount({ isAccountHolder, isOnlySignatoryRequired }: Account): boolean {
  return isAccountHolder === true && isOnlySignatoryRequired === true
}

/** Somebody else has a say in the account (DDM-17, DDM-18). Nothing is known while both questions are open. */
export function isOtherAccount({ isAccountHolder, isOnlySignatoryRequired }: Account): boolean {
  return isAccountHolder === false || isOnlySignatoryRequired === false
}
