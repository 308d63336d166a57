import type { JobRecords } from '../platform/jobs/job-record.ts'
import { captureThen, type PurchaseJobPorts, purchaseJobs } from '../purchase/jobs.ts'
import { referralJobs } from '../referral/jobs.ts'
import type { ReferralEmailPorts } from '../referral/tell-customer.ts'
import { renewalJobs } from '../renewal/jobs.ts'
import type { RenewalPorts } from '../renewal/ports.ts'
import { saveCard } from '../renewal/save-card.ts'

export type JobPorts = PurchaseJobPorts & ReferralEmailPorts & RenewalPorts

/** Every job, from the subjects that do them. A purchase knows no renewal, so the card is saved for it from here. */
export const everyJob: JobRecords<JobPorts> = {
  ...purchaseJobs,
  capture: captureThen<JobPorts>(saveCard),
  ...referralJobs,
  ...renewalJobs,
}
