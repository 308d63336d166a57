import { brandCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod'
import { isJobName, type JobPolicies } from './policies'
import type { JobData, JobName } from './ports'
import type { JobContext, JobWork } from './run-job'

/** Each may run twice and has one effect. A throw means: try again later. */
export type JobHandlers = {
  readonly [Name in JobName]: (data: JobData[Name], context: JobContext) => Promise<void>
}

/** How the jobs of a name are done; undefined for one of another build. */
export function workOf(handlers: JobHandlers, policies: JobPolicies, name: string): JobWork | undefined {
  if (!isJobName(name)) return undefined
  return { handle: checked(handlers, name), waits: () => policies[name].waits, keep: false }
}

function checked<Name extends JobName>(handlers: JobHandlers, name: Name): JobWork['handle'] {
  return async (data, context) => handlers[name](jobShapes[name].parse(data), context)
}

const attempt = z.strictObject({ attemptId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) })
const policy = z.strictObject({
  tenant: z.enum(brandCodes),
  policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
})

/**
 * What each job holds: ids and nothing else. Checked on the way in, so that no personal fact ever lies in the queue (safety T7), and
 * on the way out, since a job may have been written by another build.
 */
export const jobShapes: { readonly [Name in JobName]: z.ZodType<JobData[Name]> } = {
  capture: attempt,
  release: attempt,
  documents: policy,
  'policy-mail': policy,
  'portal-user': policy,
  mandate: policy,
  'not-charged-mail': attempt,
  'settle-attempt': attempt,
}
