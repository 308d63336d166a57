import type { PolicyState } from './policy-state'

/** What can be done about a policy after it is sold, by its customer, at the desk, on the command line or by a job. */
export const policyActs = [
  'documents-again',
  'correct-address',
  'refund',
  'restart-link',
  'renewal-on',
  'renewal-off',
  'cancel',
  'withdraw-notice',
] as const

export type PolicyAct = (typeof policyActs)[number]

/** Why an act is refused. */
export const actRefusals = [
  'cover-runs',
  'being-cancelled',
  'cancelled',
  'ended',
  'renewed',
  'no-notice',
  'notice-over',
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
}

type Answer = 'allowed' | ActRefusal

/** While cover is to come or in force. */
const covered = {
  'documents-again': 'allowed',
  'correct-address': 'allowed',
  refund: 'allowed',
  'restart-link': 'cover-runs',
  'renewal-on': 'allowed',
  'renewal-off': 'allowed',
  cancel: 'allowed',
  'withdraw-notice': 'no-notice',
} as const satisfies Record<PolicyAct, Answer>

/**
 * Every state of a policy and every act: allowed, or why not. A certificate is sent only for cover that exists: a
 * policy that has ended sends its last documents instead. An address is corrected as long as anything may still be sent.
 */
const acts: Readonly<Record<PolicyState, Readonly<Record<PolicyAct, Answer>>>> = {
  sold: covered,
  'in-force': covered,
  cancelling: {
    ...covered,
    'renewal-on': 'being-cancelled',
    'renewal-off': 'being-cancelled',
    // Only for an earlier day, by the customer or for fraud (endsSooner).
    cancel: 'allowed',
    'withdraw-notice': 'allowed',
  },
  cancelled: {
    ...covered,
    'restart-link': 'allowed',
    'renewal-on': 'cancelled',
    'renewal-off': 'cancelled',
    cancel: 'cancelled',
    'withdraw-notice': 'notice-over',
  },
  ended: {
    ...covered,
    'restart-link': 'ended',
    'renewal-on': 'ended',
    'renewal-off': 'ended',
    cancel: 'ended',
    'withdraw-notice': 'ended',
  },
  renewed: {
    ...covered,
    'documents-again': 'renewed',
    'restart-link': 'renewed',
    'renewal-on': 'renewed',
    'renewal-off': 'renewed',
    cancel: 'renewed',
    'withdraw-notice': 'renewed',
  },
}

/** Undefined if the act is allowed in this state. */
export function whyNotAllowed(state: PolicyState, act: PolicyAct): ActRefusal | undefined {
  const answer = acts[state][act]
  return answer === 'allowed' ? undefined : answer
}
