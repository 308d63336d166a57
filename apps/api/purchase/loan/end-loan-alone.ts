import {
  isAsSeen,
  type LoanAct,
  type LoanAlone,
  loanActOf,
  type SeenLoan,
} from '@milepost/domain/ending/loan-ending'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { type CheckActPorts, checkAct, type NotAllowed } from '../policy/check-act.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import { type LoanPorts, loanAloneToday, loanOf } from './loan-of.ts'
import type { EndLoanAct, LoanAloneStore } from './loan-ports.ts'

export type EndLoanAlonePorts = LoanPorts &
  CheckActPorts &
  Pick<PaymentPorts, 'quotes' | 'payments'> & { loanAlone: LoanAloneStore }

const auditedAs = {
  'withdraw-from-loan': 'loan.withdraw',
  'settle-loan': 'loan.settle',
} as const satisfies Readonly<Record<LoanAct, EndLoanAct>>

export type LoanNotEnded =
  | NotFound
  | NotAllowed
  | { kind: 'not-credit' }
  /** The time to withdraw is over: the loan can be settled early. */
  | { kind: 'withdrawal-over' }
  /** Withdrawing is still possible, and costs the customer no interest. */
  | { kind: 'may-withdraw' }
  /** Money moved, or a day has passed, since the figures were seen. */
  | { kind: 'changed' }

/**
 * Ends the loan of a policy that goes on: the customer withdraws from it (Consumer Credit Act 1974, section 66A) or settles it early (section
 * 94). Done for the figures that were seen, and only for them (DSK-523).
 */
export async function endLoanAlone(
  { act, seen, ...key }: PolicyKey & { act: LoanAct; seen: SeenLoan },
  by: Actor,
  ports: EndLoanAlonePorts,
): Promise<{ kind: 'ended'; figures: LoanAlone } | LoanNotEnded> {
  const found = await readLoanAlone({ ...key, act }, ports)
  if (found.kind !== 'figures') return found
  const { figures, figuresFor } = found
  if (!isAsSeen(seen, figures)) return { kind: 'changed' }
  const ending = { act: auditedAs[act], figures, figuresFor }
  const written = await ports.loanAlone.endLoanAlone(key, ending, by, ports.clock())
  if (written === 'done') return { kind: 'ended', figures }
  return written === 'changed' ? { kind: 'changed' } : { kind: 'not-allowed', because: 'loan-ended-alone' }
}

/** What ending the loan alone costs today, if the act is possible (DSK-523). */
export async function readLoanAlone({ act, ...key }: PolicyKey & { act: LoanAct }, ports: EndLoanAlonePorts) {
  const checked = await checkAct(act, key, ports)
  if (checked.kind !== 'allowed') return checked
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' } as const
  const { paymentOption } = await purchasedPolicy(policy, ports)
  const loan = await loanOf(policy, paymentOption, ports)
  if (loan === undefined) return { kind: 'not-credit' } as const
  const now = ports.clock()
  const figures = loanAloneToday(policy, loan, now)
  if (loanActOf(figures) !== act)
    return { kind: act === 'settle-loan' ? 'may-withdraw' : 'withdrawal-over' } as const
  const figuresFor = (facts: Pick<typeof loan, 'events' | 'isRefusedByBank'>) =>
    loanAloneToday(policy, { ...loan, ...facts }, now)
  return { kind: 'figures', figures, figuresFor } as const
}

/** As staff read it, at the desk and on the command line. */
export const loanNotEndedWords: Readonly<
  Record<Exclude<LoanNotEnded['kind'], 'not-found' | 'not-allowed'>, string>
> = {
  'not-credit': 'The policy is not paid monthly.',
  'withdrawal-over': 'The time to withdraw from the loan is over. It can be settled early.',
  'may-withdraw': 'The customer can still withdraw from the loan, which costs no interest.',
  changed: 'The figures have changed since you saw them. Please look at them again.',
}
