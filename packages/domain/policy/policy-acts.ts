import type { PolicyState } from './policy-state.ts'

/** What people do about a policy after it is sold: its customer, staff at the desk or on the command line. */
export const policyActs = [
  'documents-again',
  'correct-address',
  'follow-proof',
  'refund',
  'restart-link',
  'renewal-on',
  'renewal-off',
  'cancel',
  'withdraw-notice',
  'lender-missed',
  'lender-collected',
  'lender-default-notice',
  'lender-correct',
  'withdraw-from-loan',
  'settle-loan',
  'record-payment',
] as const

export type PolicyAct = (typeof policyActs)[number]

/** What jobs do about it by themselves, which may be late: the state may have changed since they were written. */
export const policyJobActs = [
  'make-documents',
  'issue-certificate',
  'send-policy',
  'open-account',
  'lodge-mandate',
  'tell-mandate',
  'tell-proof',
  'tell-refund',
  'tell-instalment',
  'tell-charge',
  'tell-loan-over',
  'tell-payment',
  'tell-renewal',
  'tell-notice',
  'tell-withdrawn',
  'tell-cancelled',
  'tell-no-claims',
  'renew',
  'end-cover',
  'end-loan',
] as const

export type PolicyJobAct = (typeof policyJobActs)[number]

/** Why an act is refused. */
export const actRefusals = [
  'cover-runs',
  'being-cancelled',
  'cancelled',
  'ended',
  'renewed',
  'no-notice',
  'notice-over',
  'loan-over',
  'loan-ended-alone',
] as const

export type ActRefusal = (typeof actRefusals)[number]

/** As staff read it. */
export const actRefusalWords: Readonly<Record<ActRefusal, string>> = {
  'cover-runs': 'Its cover has not ended, so there is nothing to restart.',
  'being-cancelled': 'Notice of cancellation has been given. Withdraw the notice first.',
  cancelled: 'The policy has been cancelled.',
  ended: 'The cover of this policy has ended.',
  renewed: 'It has been renewed. Do this on the policy that follows it.',
  'no-notice': 'No notice of cancellation is running.',
  'notice-over': 'The cancellation has taken effect. Send a restart link instead.',
  'loan-over': 'Its loan ended with the policy. The lender settles what is left with the customer.',
  'loan-ended-alone': 'Its loan has ended already, and the policy continues without it.',
}

type Answer = 'allowed' | ActRefusal

type Answers = Readonly<Record<PolicyAct | PolicyJobAct, Answer>>

/** While cover is to come or in force. */
const covered = {
  'documents-again': 'allowed',
  'correct-address': 'allowed',
  'follow-proof': 'allowed',
  refund: 'allowed',
  'restart-link': 'cover-runs',
  'renewal-on': 'allowed',
  'renewal-off': 'allowed',
  cancel: 'allowed',
  'withdraw-notice': 'no-notice',
  'lender-missed': 'allowed',
  'lender-collected': 'allowed',
  'lender-default-notice': 'allowed',
  'lender-correct': 'allowed',
  'withdraw-from-loan': 'allowed',
  'settle-loan': 'allowed',
  'record-payment': 'allowed',
  'make-documents': 'allowed',
  'issue-certificate': 'allowed',
  'send-policy': 'allowed',
  'open-account': 'allowed',
  'lodge-mandate': 'allowed',
  'tell-mandate': 'allowed',
  'tell-proof': 'allowed',
  'tell-refund': 'allowed',
  'tell-instalment': 'allowed',
  'tell-charge': 'allowed',
  'tell-loan-over': 'allowed',
  'tell-payment': 'allowed',
  'tell-renewal': 'allowed',
  'tell-notice': 'no-notice',
  'tell-withdrawn': 'allowed',
  'tell-cancelled': 'cover-runs',
  'tell-no-claims': 'cover-runs',
  renew: 'allowed',
  'end-cover': 'cover-runs',
  'end-loan': 'allowed',
} as const satisfies Answers

/** Once cover is over. What it cost, and what the lender said of its instalments, may still be put right. */
const over = {
  ...covered,
  'follow-proof': 'ended',
  'restart-link': 'ended',
  'renewal-on': 'ended',
  'renewal-off': 'ended',
  cancel: 'ended',
  'withdraw-notice': 'ended',
  'lender-default-notice': 'ended',
  // Every instalment was due by then.
  'settle-loan': 'ended',
  'issue-certificate': 'ended',
  'send-policy': 'ended',
  'lodge-mandate': 'ended',
  'tell-mandate': 'ended',
  'tell-proof': 'ended',
  'tell-renewal': 'ended',
  'tell-notice': 'ended',
  'tell-withdrawn': 'ended',
  'tell-cancelled': 'ended',
  'tell-no-claims': 'allowed',
  'end-cover': 'ended',
} as const satisfies Answers

/**
 * Every state of a policy and every act: allowed, or why not. A certificate is issued and sent only for cover that exists: a policy that
 * has ended sends its last documents instead. An address is corrected as long as anything may still be sent.
 */
const acts: Readonly<Record<PolicyState, Answers>> = {
  sold: covered,
  'in-force': covered,
  cancelling: {
    ...covered,
    'renewal-on': 'being-cancelled',
    'renewal-off': 'being-cancelled',
    // Only for an earlier day, by the customer or for fraud (endsSooner).
    cancel: 'allowed',
    'withdraw-notice': 'allowed',
    // The loan is settled with the policy. Withdrawing is a right that no notice takes away.
    'settle-loan': 'being-cancelled',
    'tell-renewal': 'being-cancelled',
    'tell-notice': 'allowed',
    // Another notice was given since: its own email says what counts.
    'tell-withdrawn': 'being-cancelled',
    renew: 'being-cancelled',
  },
  cancelled: {
    ...over,
    'follow-proof': 'cancelled',
    'restart-link': 'allowed',
    'renewal-on': 'cancelled',
    'renewal-off': 'cancelled',
    cancel: 'cancelled',
    'withdraw-notice': 'notice-over',
    'lender-missed': 'loan-over',
    'lender-collected': 'loan-over',
    'lender-default-notice': 'loan-over',
    'lender-correct': 'loan-over',
    'withdraw-from-loan': 'loan-over',
    'settle-loan': 'loan-over',
    'issue-certificate': 'cancelled',
    'send-policy': 'cancelled',
    'lodge-mandate': 'cancelled',
    'tell-mandate': 'cancelled',
    'tell-proof': 'cancelled',
    'tell-instalment': 'loan-over',
    // Its last email says how the loan ended.
    'tell-loan-over': 'cancelled',
    'tell-renewal': 'cancelled',
    'tell-notice': 'notice-over',
    'tell-withdrawn': 'cancelled',
    'tell-cancelled': 'allowed',
    // Its last email has the proof.
    'tell-no-claims': 'cancelled',
    renew: 'cancelled',
    'end-cover': 'allowed',
  },
  // A renewal whose day was missed is still completed for some days (D-278).
  ended: over,
  renewed: {
    ...over,
    'documents-again': 'renewed',
    'restart-link': 'renewed',
    'renewal-on': 'renewed',
    'renewal-off': 'renewed',
    cancel: 'renewed',
    'withdraw-notice': 'renewed',
    'tell-no-claims': 'renewed',
    renew: 'renewed',
  },
}

/** What no state allows once the loan has ended alone: nothing more happens to it. */
const overWithLoan: readonly (PolicyAct | PolicyJobAct)[] = [
  'withdraw-from-loan',
  'settle-loan',
  'lender-missed',
  'lender-collected',
  'lender-default-notice',
  'lender-correct',
  'lodge-mandate',
  'tell-mandate',
  'tell-instalment',
]

/** Undefined if the act is allowed in this state. */
export function whyNotAllowed(
  state: PolicyState,
  act: PolicyAct | PolicyJobAct,
  { isLoanOver = false }: { isLoanOver?: boolean } = {},
): ActRefusal | undefined {
  const answer = acts[state][act]
  if (answer !== 'allowed') return answer
  return isLoanOver && overWithLoan.includes(act) ? 'loan-ended-alone' : undefined
}
