import type { PolicyAct } from '@milepost/domain/policy/policy-acts'
import type { PolicyJob } from '../../platform/jobs/ports.ts'

/** How a customer learns of an act on their policy. */
export type EmailOfAct =
  /** By a job that is written with the act. Of several, the one that the moment needs. */
  | { jobs: readonly [PolicyJob, ...PolicyJob[]] }
  /** By a job that is written once another job, which is written with the act, has done its work. */
  | { jobs: readonly [PolicyJob, ...PolicyJob[]]; after: PolicyJob }
  /** By the act itself, which says so if it could not be sent: emails whose name begins with this. */
  | { sends: readonly [string, ...string[]] }
  /** Not by us, and why. */
  | { none: string }

/** Of every act (D-286). One that people can do and that is missing here does not compile. */
export const emailsOfActs: Readonly<Record<PolicyAct, EmailOfAct>> = {
  'documents-again': { sends: ['policy-again-', 'ended-again-'] },
  // To the address that is no longer used, which is stored nowhere once it is corrected.
  'correct-address': { sends: ['address-corrected-'] },
  'follow-proof': { jobs: ['proof-mail'] },
  // Once the card provider has answered: the customer is told what happened, not what was meant to.
  refund: { jobs: ['refund-mail'], after: 'refund' },
  'restart-link': { sends: ['restart-link-'] },
  'renewal-on': { jobs: ['renewal-mail'] },
  'renewal-off': { jobs: ['renewal-mail'] },
  cancel: { jobs: ['cancelled-mail', 'notice-mail'] },
  'withdraw-notice': { jobs: ['notice-withdrawn-mail'] },
  'lender-missed': { jobs: ['lender-event-mail'] },
  'lender-collected': { jobs: ['lender-event-mail'] },
  'lender-default-notice': {
    none: 'The lender sends its notice itself (Consumer Credit Act 1974, section 87).',
  },
  'lender-correct': { jobs: ['lender-event-mail'] },
  'withdraw-from-loan': { jobs: ['loan-over-mail'] },
  'settle-loan': { jobs: ['loan-over-mail'] },
  'record-payment': { jobs: ['payment-mail'] },
}
