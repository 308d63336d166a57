import type { deskPolicy } from '@milepost/contract/desk/calls/policy/get-policy'
import { may } from '@milepost/domain/desk/people'
import { refundApproval } from '@milepost/domain/desk/refund-authority'
import { claimOf, mayBeTransferred } from '@milepost/domain/payment/refund-states'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Pence, toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Clock } from '../../platform/ports.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import { type ProposedRefund, whyNotDecide } from '../../purchase/refund/refund-policy.ts'
import type { Refund, RefundStore } from '../../purchase/refund/refund-ports.ts'
import type { DeskPolicyStore } from './ports.ts'

type RefundDto = z.infer<typeof deskPolicy>['refunds'][number]

type Ports = {
  refunds: Pick<RefundStore, 'decidedBy'>
  deskPolicies: Pick<DeskPolicyStore, 'recentStaff'>
  clock: Clock
}

/** The refunds of a policy with what this person may do about each, and if they may not confirm it, why and who may (DSK-513). */
export function refundsDto(
  refunds: readonly Refund[],
  session: StaffSession,
  ports: Ports,
): Promise<RefundDto[]> {
  return Promise.all(refunds.map((refund) => refundDto(refund, session, ports)))
}

async function refundDto(refund: Refund, session: StaffSession, ports: Ports): Promise<RefundDto> {
  const isProposed = refund.state === 'proposed'
  const isOwed = claimOf(refund.reason) === 'owed'
  const mayDecide = isProposed && may(session, 'payment.confirm-refund')
  const whyNotConfirm = isProposed ? await whyNotConfirmed(refund, session, ports) : undefined
  return {
    number: refund.number,
    amount: toPounds(refund.amount),
    reason: refund.reason,
    way: refund.way,
    state: refund.state,
    firstPerson: refund.first.name,
    ...(refund.second && { secondPerson: refund.second.name }),
    ...(refund.corrects !== undefined && { corrects: refund.corrects }),
    begunAt: refund.begunAt.toISOString(),
    movedAt: refund.movedAt.toISOString(),
    mayConfirm: isProposed && whyNotConfirm === undefined,
    mayRefuse: mayDecide && whyNotDecide(refund, session, 'refused', []) === undefined,
    mayCorrect: mayDecide && isOwed,
    mayTryAgain: refund.state === 'failed' && may(session, 'payment.refund'),
    mayTransfer: mayBeTransferred(refund) && may(session, 'payment.refund'),
    ...(whyNotConfirm && { whyNotConfirm }),
    confirmers: isProposed ? [...(await confirmersOf(refund, refund.tenant, ports))] : [],
  }
}

async function whyNotConfirmed(
  refund: Refund,
  session: StaffSession,
  { refunds, clock }: Ports,
): Promise<RefundDto['whyNotConfirm']> {
  if (!may(session, 'payment.confirm-refund')) return 'not-allowed'
  const decided = await refunds.decidedBy(session.subject, { ...refund, now: clock() })
  const because = whyNotDecide(refund, session, 'ready', decided)
  // Only a refusal can be impossible because it is owed.
  return because === 'owed' ? undefined : because
}

/** The names of the staff who can confirm it, of those who have signed in recently. */
export async function confirmersOf(
  refund: ProposedRefund,
  brand: BrandCode,
  { refunds, deskPolicies, clock }: Ports,
): Promise<readonly string[]> {
  const now = clock()
  const staff = (await deskPolicies.recentStaff(brand, now)).filter((each) =>
    may(each, 'payment.confirm-refund'),
  )
  const names = await Promise.all(
    staff.map(async (person) => {
      const decided = await refunds.decidedBy(person.subject, { ...refund, now })
      return whyNotDecide(refund, person, 'ready', decided) === undefined ? [person.name] : []
    }),
  )
  return names.flat()
}

/** Whether refunds that this person is about to begin need a second person, and who of the staff can confirm all that do. */
export async function secondPersonFor(
  asked: readonly (PolicyKey & { amount: Pence })[],
  session: StaffSession,
  ports: Ports,
): Promise<{ needsSecondPerson: boolean; confirmers: string[] }> {
  const now = ports.clock()
  const waiting = await Promise.all(
    asked.map(async (refund) => {
      const about = { ...refund, now }
      const decided = await ports.refunds.decidedBy(session.subject, about)
      if (refund.amount === 0 || refundApproval(session, about, decided) === 'alone') return []
      return [await confirmersOf({ ...refund, reason: 'cancellation', first: session }, refund.tenant, ports)]
    }),
  )
  const [first, ...others] = waiting.flat()
  return {
    needsSecondPerson: first !== undefined,
    confirmers: (first ?? []).filter((name) => others.every((names) => names.includes(name))),
  }
}
