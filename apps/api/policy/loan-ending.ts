import type { LoanEnding } from '@milepost/domain/ending/loan-ending'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { EndLoan } from '../payment/provider-ports'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { Clock, NotFound } from '../platform/ports'
import type { PolicyStore } from './ports'

/** The end of a loan as the lender is asked to carry it out, once per policy (DSK-521). */
export type AskedLoanEnding = PolicyKey & {
  kind: LoanEnding['kind']
  lent: Pence
  /** What the lender gets from us; nothing for a loan that it never paid out. */
  sent: Pence
  /** What the customer still owes it, and what it pays back to the customer. */
  owed: Pence
  back: Pence
  settledOn: LocalDate
  askedAt: Date
  /** The lender's own reference, and when it came. */
  acknowledged: { ref: string; at: Date } | undefined
}

export type LoanEndingStore = {
  findLoanEnding(key: PolicyKey): Promise<AskedLoanEnding | undefined>
  /** False when it was acknowledged before. */
  acknowledge(key: PolicyKey, ref: string, now: Date, by?: Actor): Promise<boolean>
}

export type EndLoanPorts = {
  loanEndings: LoanEndingStore
  endLoan: EndLoan
  policies: Pick<PolicyStore, 'addEvent'>
  clock: Clock
}

/** Tells the lender. A repeat has no effect there or here; a lender that cannot be reached is asked again later. */
export async function tellLender(key: PolicyKey, ports: EndLoanPorts): Promise<'acknowledged' | 'failed'> {
  const ending = await ports.loanEndings.findLoanEnding(key)
  if (ending === undefined) throw new Error('No end of a loan was asked for')
  if (ending.acknowledged) return 'acknowledged'
  const answer = await ports.endLoan(ending)
  if (answer.kind === 'failed') return 'failed'
  const now = ports.clock()
  if (await ports.loanEndings.acknowledge(key, answer.ref, now))
    await ports.policies.addEvent(key, 'loan-ended', now)
  return 'acknowledged'
}

/** For a lender that acknowledged by telephone or letter, after every try had failed. */
export async function acknowledgedByHand(
  { ref, ...key }: PolicyKey & { ref: string },
  by: Actor,
  { loanEndings, clock }: Pick<EndLoanPorts, 'loanEndings' | 'clock'>,
): Promise<NotFound | { kind: 'acknowledged' | 'acknowledged-before' }> {
  if ((await loanEndings.findLoanEnding(key)) === undefined) return { kind: 'not-found' }
  const isNew = await loanEndings.acknowledge(key, ref, clock(), by)
  return { kind: isNew ? 'acknowledged' : 'acknowledged-before' }
}
