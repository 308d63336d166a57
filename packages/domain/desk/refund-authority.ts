import { londonDate } from '../values/london-time.ts'
import { add, type Pence, pence } from '../values/pence.ts'
import { authority, maySecond, type RequiredApproval, requiredApproval } from './authority.ts'
import type { StaffMember } from './people.ts'

/** Refunds that a person decided, as far as their authority counts them: not those that were refused or replaced. */
export type DecidedRefund = {
  policyNumber: string
  amount: Pence
  /** Begun without a second person, or confirmed as one. */
  as: 'alone' | 'second'
  at: Date
}

type Decider = Pick<StaffMember, 'subject' | 'roles'>
type Asked = { policyNumber: string; amount: Pence; now: Date }

/**
 * What a refund counts against a person's authority: not the one act, or parts would get around the limit (DSK-513). Alone it is all
 * that the person has refunded alone on the policy, or on this day in London, whichever is more.
 */
export function valueAlone({ policyNumber, amount, now }: Asked, decided: readonly DecidedRefund[]): Pence {
  const alone = decided.filter((each) => each.as === 'alone')
  const onPolicy = sumOf(alone.filter((each) => each.policyNumber === policyNumber))
  const today = sumOf(alone.filter(({ at }) => londonDate(at) === londonDate(now)))
  return add(amount, onPolicy > today ? onPolicy : today)
}

/** As the second person it is all that they confirmed on the policy. A day has many policies, and two people saw each of them. */
export function valueAsSecond(
  { policyNumber, amount }: Omit<Asked, 'now'>,
  decided: readonly DecidedRefund[],
): Pence {
  const seconded = decided.filter((each) => each.as === 'second' && each.policyNumber === policyNumber)
  return add(amount, sumOf(seconded))
}

/** Whether this person refunds it alone or proposes it. */
export function refundApproval(
  person: Decider,
  asked: Asked,
  decided: readonly DecidedRefund[],
): RequiredApproval {
  return requiredApproval(person, 'refundPence', valueAlone(asked, decided))
}

/**
 * Whether a refund that was within a person's authority when they asked still is, after what they refunded meanwhile. The roles of
 * that day are not stored, so the limit is the highest of the table.
 */
export function staysWithinAuthority(asked: Asked, decided: readonly DecidedRefund[]): boolean {
  return valueAlone(asked, decided) <= Math.max(...Object.values(authority.refundPence.alone))
}

/**
 * Whether this person may confirm what the first proposed. The first person's roles are not stored: it was proposed because it
 * exceeds their authority.
 */
export function maySecondRefund(
  first: Pick<StaffMember, 'subject'>,
  second: Decider,
  asked: Omit<Asked, 'now'>,
  decided: readonly DecidedRefund[],
): boolean {
  return maySecond({ ...first, roles: [] }, second, 'refundPence', valueAsSecond(asked, decided))
}

const sumOf = (refunds: readonly DecidedRefund[]) => add(pence(0), ...refunds.map(({ amount }) => amount))
