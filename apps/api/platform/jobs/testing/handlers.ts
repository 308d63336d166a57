import type { JobHandlers } from '../handlers'
import type { JobData, JobName } from '../ports'
import type { JobContext } from '../run-job'

/** The same done for every job. */
export function handlers(
  does: (job: { name: JobName; data: JobData[JobName] }, context: JobContext) => Promise<void>,
): JobHandlers {
  const of = (name: JobName) => (data: JobData[JobName], context: JobContext) => does({ name, data }, context)
  return {
    capture: of('capture'),
    release: of('release'),
    documents: of('documents'),
    'policy-mail': of('policy-mail'),
    'portal-user': of('portal-user'),
    mandate: of('mandate'),
    'not-charged-mail': of('not-charged-mail'),
    'settle-attempt': of('settle-attempt'),
  }
}
