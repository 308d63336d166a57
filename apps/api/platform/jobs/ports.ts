import type { BrandCode } from '@milepost/domain/terms/identity'

/** A policy, as a job names it: ids only, so that no personal fact lies in a queue. */
export type PolicyKey = { tenant: BrandCode; policyNumber: string }

/** What must happen after a commit, written in that commit (safety K5). Each may run twice and has one effect. */
export type JobData = {
  capture: { attemptId: string }
  /** Lets go of money that no policy came of. */
  release: { attemptId: string }
  documents: PolicyKey
  'policy-mail': PolicyKey
  'portal-user': PolicyKey
  mandate: PolicyKey
  /** Tells a customer whose payment came to nothing that nothing was taken. */
  'not-charged-mail': { attemptId: string }
  /** Asks the provider how an attempt stands; what a webhook leads to. */
  'settle-attempt': { attemptId: string }
}

export type JobName = keyof JobData

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
