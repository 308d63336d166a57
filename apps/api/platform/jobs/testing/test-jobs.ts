import type { JobRecord, JobRecords } from '../job-record.ts'
import { type JobData, type JobName, jobNames } from '../ports.ts'
import type { JobContext } from '../run-job.ts'

/** What a test runs for every job, regardless of its name. */
export type Does = (job: { name: JobName; data: JobData[JobName] }, context: JobContext) => Promise<void>

/** Every job has three tries without a wait, unless a test sets its waits. */
export function testJobs(waits: { readonly [Name in JobName]?: readonly number[] } = {}): JobRecords<Does> {
  const record = (name: JobName): JobRecord<JobData[JobName], Does> => ({
    waits: waits[name] ?? [0, 0],
    run: (data, does, context) => does({ name, data }, context),
    whenDead: { alert: 'JobsDead', customer: 'Nothing', operator: 'Nothing' },
  })
  return Object.fromEntries(jobNames.map((name) => [name, record(name)])) as JobRecords<Does>
}
