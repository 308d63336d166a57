import type { PolicyAct, PolicyJobAct } from '@milepost/domain/policy/policy-acts'
import type { JobData, PolicyJob, PolicyKey } from '../../platform/jobs/ports.ts'
import { type CheckActPorts, checkAct } from './check-act.ts'

/**
 * What each does, as the table of states and acts calls it. A job may run late, when the policy is in another state than when it was
 * written: what that state does not allow is not done any more, and the email of the later act says what is true.
 */
export const actsOfJobs: Readonly<Record<PolicyJob, PolicyAct | PolicyJobAct>> = {
  documents: 'make-documents',
  'policy-mail': 'send-policy',
  'portal-user': 'open-account',
  mandate: 'lodge-mandate',
  'end-loan': 'end-loan',
  'notice-mail': 'tell-notice',
  'notice-withdrawn-mail': 'tell-withdrawn',
  'cancelled-mail': 'tell-cancelled',
  'no-claims-mail': 'tell-no-claims',
  refund: 'refund',
  'refund-mail': 'tell-refund',
  'proof-mail': 'tell-proof',
  'renewal-mail': 'tell-renewal',
  'unannounced-charge-mail': 'tell-charge',
  'lender-event-mail': 'tell-instalment',
  'loan-over-mail': 'tell-loan-over',
  'payment-mail': 'tell-payment',
}

/** The periodic tasks that do something about policies, and what. They ask for each policy they find. */
export const actsOfPeriodic = {
  renewals: 'renew',
  cancellations: 'end-cover',
  'no-claims-proofs': 'tell-no-claims',
  mandates: 'tell-mandate',
} as const satisfies Readonly<Record<string, PolicyJobAct>>

/** The work of a job about a policy: nothing, if its state does not allow it any more. */
export function whileAllowed<Name extends PolicyJob, Ports extends CheckActPorts, Context>(
  name: Name,
  run: (data: JobData[Name], ports: Ports, context: Context) => Promise<void>,
): (data: JobData[Name], ports: Ports, context: Context) => Promise<void> {
  return async (data, ports, context) => {
    const checked = await checkAct(actsOfJobs[name], keyOf(data), ports)
    if (checked.kind !== 'not-allowed') await run(data, ports, context)
  }
}

const keyOf = ({ tenant, policyNumber }: PolicyKey): PolicyKey => ({ tenant, policyNumber })
