import { brandCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod'
import { type JobData, type JobName, type JobSubject, jobSubjects, refundMoments } from './ports.ts'
import type { JobContext, JobWork } from './run-job.ts'

/** Everything about a job except its name and data, which are in `ports.ts`. */
export type JobRecord<Data, Ports> = {
  /** Seconds before each retry. There is one try more than there are waits; after the last failure the job is dead. */
  waits: readonly number[]
  /** Must be idempotent: it may run twice. Throwing means: retry later. */
  run(data: Data, ports: Ports, context: JobContext): Promise<void>
  whenDead: WhenDead
}

/** For operators. The rules in docs/operations/alerts.yml and the table in the alert's runbook are generated from it. */
export type WhenDead = {
  /** MoneyGivenUp pages the on-call engineer; JobsDead opens a ticket. */
  alert: 'MoneyGivenUp' | 'JobsDead'
  /** What the customer is missing. */
  customer: string
  /** What to do if another try does not help. */
  operator: string
}

/** One record per name: a job without one does not compile. */
export type JobRecords<Ports> = { readonly [Name in JobName]: JobRecord<JobData[Name], Ports> }

/** How the worker runs the jobs of a name. */
export function workOf<Ports, Name extends JobName>(
  records: JobRecords<Ports>,
  name: Name,
  ports: Ports,
): JobWork {
  const { waits, run }: JobRecord<JobData[Name], Ports> = records[name]
  return {
    handle: (data, context) => run(checkedData(name, data), ports, context),
    waits: () => waits,
    keep: false,
  }
}

const subjectShapes: { readonly [Subject in keyof JobSubject]: z.ZodType<JobSubject[Subject]> } = {
  payment: z.strictObject({ attemptId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
  policy: z.strictObject({
    tenant: z.enum(brandCodes),
    policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
  }),
  refund: z.strictObject({
    tenant: z.enum(brandCodes),
    policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    number: z.int().positive(),
  }),
  lenderEvent: z.strictObject({
    tenant: z.enum(brandCodes),
    policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    number: z.int().positive(),
  }),
  customerPayment: z.strictObject({
    tenant: z.enum(brandCodes),
    policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    number: z.int().positive(),
  }),
  proof: z.strictObject({
    tenant: z.enum(brandCodes),
    policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    code: z.string().regex(/^[a-z-]{1,40}$/),
  }),
  'refund-moment': z.strictObject({
    tenant: z.enum(brandCodes),
    policyNumber: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    number: z.int().positive(),
    moment: z.enum(refundMoments),
  }),
  referral: z.strictObject({
    tenant: z.enum(brandCodes),
    reference: z.string().regex(/^[A-Z0-9-]{1,40}$/),
    number: z.int().positive(),
    position: z.int().positive(),
  }),
}

/**
 * Validated when written, so that no personal data is in the queue (safety T7), and when read, because another build may have
 * written it.
 */
export function checkedData<Name extends JobName>(name: Name, data: unknown): JobData[Name] {
  return subjectShapes[jobSubjects[name]].parse(data) as JobData[Name]
}
