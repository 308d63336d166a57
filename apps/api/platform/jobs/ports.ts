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
