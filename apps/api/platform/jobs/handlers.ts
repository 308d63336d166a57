import { isJobName, type JobPolicies } from './policies'
import type { JobData, JobName } from './ports'
import type { JobContext, JobWork } from './run-job'
import { jobShapes } from './shapes'

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
