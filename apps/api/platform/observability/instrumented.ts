import type { OutgoingEmail, SendEmail } from '../email/ports.ts'
import { admitted, jobName } from './field.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** The outcome of a job's try, by its log event. */
const jobEndings: Readonly<Record<string, string>> = {
  'job.done': 'done',
  'job.failed': 'failed',
  'job.dead': 'dead',
  'job.expired': 'expired',
  'job.outlived': 'outlived',
  'job.released': 'released',
}

/** The same log with metrics, which also count events below the log level. */
export function instrumentedLog(log: Log, { events, jobRuns }: Pick<Metrics, 'events' | 'jobRuns'>): Log {
  return (name, fields) => {
    events.inc({ event: name })
    const outcome = jobEndings[name]
    // A job of another build has a name that this build does not know.
    const job = admitted(jobName, fields && Reflect.get(fields, 'job'))
    if (outcome !== undefined && typeof job === 'string') jobRuns.inc({ job, outcome })
    log(name, fields)
  }
}

/** The first word of an email's `about`; a requested link has none. */
const templates: readonly string[] = [
  'policy',
  'mandate-rejected',
  'not-charged',
  'payment-refunded',
  'renewal-notice',
  'renewal-invitation',
  'renewal-cover-ends',
  'renewal-failed',
  'renewal-lapsed',
  'renewal-stopped',
  'renewal-held-ends',
  'renewal-lapsed-by-us',
  'renewal-ends-in-a-week',
  'renewal-ends-tomorrow',
  'renewal-has-ended',
  'reminder-day-after',
  'reminder-before-expiry',
]

/** The same email sender, counting what the mail server accepted and what it did not. */
export function instrumentedEmail(sendEmail: SendEmail, { emails }: Pick<Metrics, 'emails'>): SendEmail {
  return async (outgoing) => {
    const sent = await sendEmail(outgoing)
    emails.inc({ template: templateOf(outgoing), outcome: sent.kind })
    return sent
  }
}

function templateOf({ about }: OutgoingEmail): string {
  if (about === undefined) return 'link'
  const [word = ''] = about.split(':', 1)
  // Each time that renewal is turned off is told.
  const known = word.startsWith('renewal-stopped-') ? 'renewal-stopped' : word
  return templates.includes(known) ? known : 'other'
}
