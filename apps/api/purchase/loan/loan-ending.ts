import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Clock, NotFound } from '../../platform/ports.ts'
import type { EndLoan } from '../attempt/provider-ports.ts'
import type { PolicyStore } from '../policy/ports.ts'
import type { LoanEndingStore } from './loan-ports.ts'

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
