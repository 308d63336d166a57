import type { BrandCode } from '@milepost/domain/terms/identity'

/** A policy, as a job names it: ids only, so that no personal fact lies in a queue. */
export type PolicyKey = { tenant: BrandCode; policyNumber: string }

/** What a job may hold: ids only, checked by the queue on the way in and on the way out (safety T7). */
export type JobSubject = { payment: { attemptId: string }; policy: PolicyKey }

/**
 * Every job by name, with what it is about. A job is what must happen after a commit, and is written in that commit (safety K5).
 * The rest of each is its record in `payment/jobs.ts`: the schedule of tries, what it does, what to do when it fails.
 */
export const jobSubjects = {
  capture: 'payment',
  /** Voids the authorisation, or refunds the payment, of a purchase that came to nothing. */
  release: 'payment',
  documents: 'policy',
  'policy-mail': 'policy',
  /** Tells the customer of a failed purchase that nothing was taken. */
  'not-charged-mail': 'payment',
  'portal-user': 'policy',
  mandate: 'policy',
  /** Asks the card provider what became of an attempt. Webhooks lead to it. */
  'settle-attempt': 'payment',
} as const satisfies Record<string, keyof JobSubject>

export type JobName = keyof typeof jobSubjects
export type JobData = { [Name in JobName]: JobSubject[(typeof jobSubjects)[Name]] }

export const isJobName = (text: string): text is JobName => Object.hasOwn(jobSubjects, text)
export const jobNames: readonly JobName[] = Object.keys(jobSubjects).filter(isJobName)

/** With `once` it is not written beside an equal one that is still to be done, is being done, or was given up. */
export type Job = { [Name in JobName]: { name: Name; data: JobData[Name]; once?: true } }[JobName]

/** A job that is one worker's for a while. `claims` counts this time: it tells this lease of the job from every other (F23). */
export type Lease = { name: string; id: string; claims: number }

export type ClaimedJob = Lease & {
  data: unknown
  /** Tries that have failed before this one. */
  failures: number
  /** Woken before its time to see whether what it waits for is back: if it fails again, that is not counted. */
  isWokenEarly: boolean
  leaseSeconds: number
}

export type NewJob = {
  name: string
  data: object
  /** Not written beside another of the same key, whether that one waits, runs, was given up or is kept as done. */
  onceKey?: string
  leaseSeconds?: number
}

/** A job that was given up. It stays until somebody has it tried again. */
export type DeadJob = { id: string; name: string; data: unknown; diedAt: Date }

/** Where jobs are kept. Made on a transaction, what is added is there when that is committed, and never was when it is not (K5). */
export type JobStore = {
  add(jobs: readonly NewJob[]): Promise<void>
  /** The names with jobs whose time has come. */
  due(): Promise<readonly string[]>
  /** No two workers are given the same job. */
  claim(name: string, most: number, leaseSeconds: number): Promise<readonly ClaimedJob[]>

  // How a lease ends. False when it was over already and the job is another worker's, or nobody's.
  /** What else of its name has failed and waits is woken: whatever kept it may be over. */
  done(lease: Lease, keep: boolean): Promise<boolean>
  /** Tried again after so many seconds, or never. */
  failed(
    job: ClaimedJob,
    waitSeconds: number | 'never',
    problem: { kind: string; code: string | undefined },
  ): Promise<boolean>
  /** As if it had not been claimed. */
  release(lease: Lease): Promise<boolean>

  /** Takes jobs back from workers that have had them too long, most of which are no more; gives up those that ended too many. */
  expire(most: number): Promise<readonly (Lease & { isDead: boolean })[]>
  /** Wakes one job of each name that only waits for its next try, so that the end of an outage is noticed. */
  probe(): Promise<void>
  forgetDone(name: string, olderThanSeconds: number): Promise<void>

  openJobs(): Promise<ReadonlyMap<string, number>>
  deadJobs(): Promise<readonly DeadJob[]>
  /** The names of jobs still to be done whose data holds all of this. */
  openJobsHolding(data: object): Promise<readonly string[]>
  revive(id: string): Promise<void>
}
