import { cancel } from './cancel'
import { eraseSubject } from './erase'
import { exportSubject } from './export'
import { guesser } from './guesser'
import { jobs, retryJobs } from './job-queue'
import { link } from './link'
import { lock, unlock } from './lock'
import { payments } from './payments'
import { renewals } from './renewals'
import { trail } from './trail'
import type { Verb } from './verb'

/** All that the back office can do by hand, by its first word or two. */
export const verbs: Readonly<Record<string, Verb>> = {
  lock,
  unlock,
  link,
  cancel,
  renewals,
  export: exportSubject,
  erase: eraseSubject,
  payments,
  jobs,
  'jobs again': retryJobs,
  trail,
  guesser,
}
