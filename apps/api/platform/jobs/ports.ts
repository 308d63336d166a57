import type { BrandCode } from '@milepost/domain/terms/identity'

/** A policy in a job's data: ids only, so that no personal data is in the queue. */
export type PolicyKey = { tenant: BrandCode; policyNumber: string }

/** One event of a referral, which is what its emails are about. */
export type ReferralEventKey = { tenant: BrandCode; reference: string; number: number; position: number }

/** One refund of a policy. */
export type RefundKey = PolicyKey & { number: number }

/** One proof that a policy's customer was asked for. */
export type ProofKey = PolicyKey & { code: string }
/** What a customer is told about a refund, each once. */
export const refundMoments = ['started', 'corrected', 'paid', 'failed', 'transferred'] as const
export type RefundMoment = (typeof refundMoments)[number]

/** One payment that a customer made to us after the purchase. */
export type PaymentKey = PolicyKey & { number: number }

/** One thing that finance recorded of a policy's loan. */
export type LenderEventKey = PolicyKey & { number: number }

/** What a job's data may hold: ids only, validated by the queue when written and when read (safety T7). */
export type JobSubject = {
  payment: { attemptId: string }
  policy: PolicyKey
  referral: ReferralEventKey
  refund: RefundKey
  proof: ProofKey
  'refund-moment': RefundKey & { moment: RefundMoment }
  lenderEvent: LenderEventKey
  customerPayment: PaymentKey
}

/**
 * Every job by name, with its subject. A job is work that must follow a commit, and it is written in that commit (safety K5). The
 * rest of each is its record in the `jobs.ts` of its subject: retry schedule, handler, and what to do when it fails.
 */
export const jobSubjects = {
  capture: 'payment',
  /** Voids the authorisation, or refunds the payment, of a purchase that was not completed. */
  release: 'payment',
  documents: 'policy',
  'policy-mail': 'policy',
  /** Informs the customer of a failed purchase that nothing was charged. */
  'not-charged-mail': 'payment',
  /** Informs the customer that a payment without a policy went back to their card. */
  'payment-refunded-mail': 'payment',
  'portal-user': 'policy',
  mandate: 'policy',
  /** Tells the lender that a loan ends, with its policy or alone, and how. */
  'end-loan': 'policy',
  /** Asks the card provider for the state of an attempt. Queued by webhooks. */
  'settle-attempt': 'payment',
  /** Informs a referred customer of the decision, or asks them a question. */
  'referral-mail': 'referral',
  /** Tells the customer that cover will end by cancellation. */
  'notice-mail': 'policy',
  /** Tells the customer that the notice of cancellation no longer counts. */
  'notice-withdrawn-mail': 'policy',
  /** Makes the last documents of a cancelled policy and sends them. */
  'cancelled-mail': 'policy',
  /** Makes the proof of no claims discount of a policy that ran out and sends it. */
  'no-claims-mail': 'policy',
  /** Has the card provider refund part of what a policy cost. */
  refund: 'refund',
  /** Informs a customer that a proof was received, accepted or not accepted, or is still missing. */
  'proof-mail': 'proof',
  /** Informs the customer about a refund. */
  'refund-mail': 'refund-moment',
  /** Tells the customer that automatic renewal was turned off, or on again. */
  'renewal-mail': 'policy',
  /** Informs the customer of a renewal that was charged before they were informed. */
  'unannounced-charge-mail': 'policy',
  /** Informs the customer of an instalment that was missed, of one collected later, or of a mistake of ours about either. */
  'lender-event-mail': 'lenderEvent',
  /** Tells the customer that the loan has ended alone, and what is left to pay. */
  'loan-over-mail': 'policy',
  /** Thanks the customer for a payment made to us. */
  'payment-mail': 'customerPayment',
} as const satisfies Record<string, keyof JobSubject>

export type JobName = keyof typeof jobSubjects
export type JobData = { [Name in JobName]: JobSubject[(typeof jobSubjects)[Name]] }
/** The jobs that are about a policy. */
export type PolicyJob = { [Name in JobName]: JobData[Name] extends PolicyKey ? Name : never }[JobName]

export const isJobName = (text: string): text is JobName => Object.hasOwn(jobSubjects, text)
export const jobNames: readonly JobName[] = Object.keys(jobSubjects).filter(isJobName)

/** With `once` it is not written if an equal job is waiting, running or dead. */
export type Job = { [Name in JobName]: { name: Name; data: JobData[Name]; once?: true } }[JobName]

/** A job claimed by one worker until its lease expires. `claims` distinguishes this lease from every other one of the job (F23). */
export type Lease = { name: string; id: string; claims: number }

export type ClaimedJob = Lease & {
  data: unknown
  /** Earlier failed tries. */
  failures: number
  /** Woken before its time to test whether an outage is over: another failure is not counted. */
  isWokenEarly: boolean
  leaseSeconds: number
}

export type NewJob = {
  name: string
  data: object
  /** Not written if a job with the same key exists, whether waiting, running, dead or stored as done. */
  onceKey?: string
  leaseSeconds?: number
}

/** A job that is no longer retried. It stays until an operator has it retried. */
export type DeadJob = { id: string; name: string; data: unknown; diedAt: Date }

/** The job table. On a transaction's store, jobs are added if and only if the transaction commits (K5). */
export type JobStore = {
  add(jobs: readonly NewJob[]): Promise<void>
  /** The names that have due jobs. */
  due(): Promise<readonly string[]>
  /** No two workers claim the same job. */
  claim(name: string, most: number, leaseSeconds: number): Promise<readonly ClaimedJob[]>

  // Each of these ends a lease. They return false if the lease has already expired, whether or not another worker has claimed the
  // job.
  /** Also wakes jobs of the same name that failed and are waiting: the cause of the failure may be over. */
  done(lease: Lease, keep: boolean): Promise<boolean>
  /** Retried after that many seconds, or never. */
  failed(
    job: ClaimedJob,
    waitSeconds: number | 'never',
    problem: { kind: string; code: string | undefined },
  ): Promise<boolean>
  /** Returned to the queue as if it had not been claimed. */
  release(lease: Lease): Promise<boolean>

  /** Returns jobs whose lease has expired, usually because their worker died. A job that has expired too often becomes dead. */
  expire(most: number): Promise<readonly (Lease & { isDead: boolean })[]>
  /** Wakes one failing job of each name before its next try, so that the end of an outage is noticed. */
  probe(): Promise<void>
  forgetDone(name: string, olderThanSeconds: number): Promise<void>

  openJobs(): Promise<ReadonlyMap<string, number>>
  deadJobs(): Promise<readonly DeadJob[]>
  /** The names of unfinished jobs whose data contains all of this. */
  openJobsHolding(data: object): Promise<readonly string[]>
  revive(id: string): Promise<void>
}
