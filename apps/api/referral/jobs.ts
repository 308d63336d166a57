import type { JobRecords } from '../platform/jobs/job-record.ts'
import { hourly, NotYetDoneError, quick } from '../platform/jobs/retries.ts'
import { type ReferralEmailPorts, sendReferralEmail } from './tell-customer.ts'

export const referralJobs: Pick<JobRecords<ReferralEmailPorts>, 'referral-mail'> = {
  'referral-mail': {
    waits: [...quick, ...hourly(47)],
    async run(event, ports) {
      if (!(await sendReferralEmail(event, ports))) throw new NotYetDoneError()
    },
    whenDead: {
      alert: 'JobsDead',
      customer: 'Did not receive the underwriter’s decision on their quote, or the underwriter’s question.',
      operator:
        'The address does not accept email: inform the customer by telephone. `npm run office -- referral` shows the decision.',
    },
  },
}
