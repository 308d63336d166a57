import { admitted, jobName } from './field'
import type { Log } from './log'
import type { Metrics } from './metrics'

/** How a try of a job ended, by the event that says so. */
const jobEndings: Readonly<Record<string, string>> = {
  'job.done': 'done',
  'job.failed': 'failed',
  'job.dead': 'dead',
  'job.expired': 'expired',
  'job.outlived': 'outlived',
  'job.released': 'released',
}

/** The same log, counting what it is told, also of what its level leaves unwritten. */
export function countedLog(log: Log, { events, jobRuns }: Pick<Metrics, 'events' | 'jobRuns'>): Log {
  return (name, fields) => {
    events.inc({ event: name })
    const outcome = jobEndings[name]
    // A job of another build has a name that this one does not know.
    const job = admitted(jobName, fields && Reflect.get(fields, 'job'))
    if (outcome !== undefined && typeof job === 'string') jobRuns.inc({ job, outcome })
    log(name, fields)
  }
}
