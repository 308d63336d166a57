import type { JobRecords } from '../platform/jobs/job-record.ts'
import { hourly, NotYetDoneError, quick } from '../platform/jobs/retries.ts'
import { whileAllowed } from '../purchase/policy/acts-of-jobs.ts'
import type { RenewalPorts } from './ports.ts'
import { sendUnannouncedChargeEmail } from './send-unannounced-charge.ts'
import { sendRenewalSetEmail } from './tell-renewal-set.ts'

export const renewalJobs: Pick<JobRecords<RenewalPorts>, 'renewal-mail' | 'unannounced-charge-mail'> = {
  'renewal-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('renewal-mail', async (policy, ports) => {
      if (!(await sendRenewalSetEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was not told that automatic renewal was turned off, or on again.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'unannounced-charge-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('unannounced-charge-mail', async (policy, ports) => {
      if (!(await sendUnannouncedChargeEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was charged for a renewal and was not told of it.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
}
