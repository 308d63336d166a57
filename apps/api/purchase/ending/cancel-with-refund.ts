import { refundApproval } from '@milepost/domain/desk/refund-authority'
import { type CancellationFigures, cancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import { isIn } from '@milepost/domain/payment/attempt-states'
import { dueNow, type PaymentOption } from '@milepost/domain/payment/payment-option'
import { isVoidRefund, type RefundWay } from '@milepost/domain/payment/refund-states'
import {
  coverEndsBy,
  type EndRefused,
  earliestLastDay,
  endsSooner,
  needsDefaultNotice,
} from '@milepost/domain/policy/cancellation-notice'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, type Pence, pence, subtract } from '@milepost/domain/values/pence'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { defaultNoticeOf } from '../loan/lender-events.ts'
import { creditOf, isOnCredit } from '../loan/loan-of.ts'
import type { LenderEventStore } from '../loan/loan-ports.ts'
import { checkAct, type NotAllowed } from '../policy/check-act.ts'
import type {
  Cancellation,
  CancellationRefundStore,
  CancellationStore,
  NewCancellation,
  Policy,
} from '../policy/ports.ts'
import type { RefundingPerson } from '../refund/refund-policy.ts'
import type { Refund, RefundStore } from '../refund/refund-ports.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'

export type CancelRefundPorts = Pick<PaymentPorts, 'policies' | 'quotes' | 'payments' | 'clock'> & {
  cancellations: CancellationStore
  cancelRefunds: CancellationRefundStore
  refunds: Pick<RefundStore, 'refundsOf' | 'decidedBy'>
  lenderEvents: Pick<LenderEventStore, 'lenderEventsOf'>
}

export type CancellationAsked = PolicyKey & {
  reason: CancellationReason
  hasClaimed: boolean
  /** The last day of cover; as early as it may be if none is named. */
  lastDay: LocalDate | undefined
  /** The date of the lender's default notice, for a missed payment on credit. */
  defaultNoticeOn: LocalDate | undefined
}

export type NotCancelled =
  | NotFound
  | NotAllowed
  | EndRefused
  /** Its payment is being captured: what was paid is not known yet. */
  | { kind: 'being-paid' }

/** The figures of one policy on the day its cover ends, and what had been refunded when they were calculated. */
export type Reckoned = { key: PolicyKey; coverStart: Date; figures: CancellationFigures; returned: Pence }

export type CancellationPreview = {
  kind: 'figures'
  /** When cover ends. */
  endsAt: Date
  /** When it was first asked for. */
  askedAt: Date
  /** When cover would have ended by the notice that this one replaces. */
  replaces: Date | undefined
  /** The earliest last day that may be named. */
  earliest: LocalDate
  /** The lender's notice that had to run out, typed or as finance recorded it. */
  defaultNoticeOn: LocalDate | undefined
  policy: Reckoned
  /** The policy that follows, which is cancelled in full or stays, as chosen. */
  following: Reckoned | undefined
}

/** All figures of a cancellation on the day it takes effect, and of the policy that follows (DSK-503). */
export async function previewCancellation(
  asked: CancellationAsked,
  ports: CancelRefundPorts,
): Promise<CancellationPreview | NotCancelled> {
  const { tenant, policyNumber, reason, hasClaimed, lastDay } = asked
  const key = { tenant, policyNumber }
  const checked = await checkAct('cancel', key, ports)
  if (checked.kind !== 'allowed') return checked
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const now = ports.clock()
  const isCredit = isOnCredit((await purchasedPolicy(policy, ports)).paymentOption, checked.facts)
  const defaultNoticeOn = asked.defaultNoticeOn ?? (await defaultNoticeOf(key, ports))?.on
  const end = { reason, isOnCredit: isCredit, defaultNoticeOn }
  const ends = coverEndsBy({ ...end, lastDay }, { now, coverEnd: policy.coverEnd })
  if (ends.kind !== 'ends') return ends
  const running = await ports.cancellations.findCancellation(key)
  if (running && !endsSooner({ reason, at: ends.at }, running.cancelledAt))
    return { kind: 'not-sooner', endsOn: londonDate(running.cancelledAt) }
  // A customer who names an earlier day has told us before: what they may undo counts from then.
  const askedAt = running?.reason === 'customer' && reason === 'customer' ? running.askedAt : now
  const reckoned = await reckon(policy, { reason, hasClaimed, toldAt: askedAt, endsAt: ends.at }, ports)
  if (reckoned.kind !== 'reckoned') return reckoned
  const { followedBy } = checked.facts
  const following =
    followedBy === undefined
      ? undefined
      : await reckonFollowing({ tenant, policyNumber: followedBy }, ends.at, ports)
  if (following?.kind === 'being-paid') return following
  return {
    kind: 'figures',
    endsAt: ends.at,
    askedAt,
    replaces: running?.cancelledAt,
    earliest: earliestLastDay(end, londonDate(now)),
    defaultNoticeOn: needsDefaultNotice(reason, isCredit) ? defaultNoticeOn : undefined,
    policy: reckoned.value,
    following: following?.value,
  }
}

/** The policy that follows has not begun when this one ends, so no day of it was covered. None if it is cancelled already. */
async function reckonFollowing(key: PolicyKey, endsAt: Date, ports: CancelRefundPorts) {
  const checked = await checkAct('cancel', key, ports)
  const isCancelled = (await ports.cancellations.findCancellation(key)) !== undefined
  const policy = checked.kind === 'allowed' && !isCancelled ? await ports.policies.findPolicy(key) : undefined
  return (
    policy && reckon(policy, { reason: 'customer', hasClaimed: false, toldAt: ports.clock(), endsAt }, ports)
  )
}

/** The figures of a policy whose cover ends at this moment. */
export async function reckon(
  policy: Policy,
  {
    reason,
    hasClaimed,
    toldAt,
    endsAt,
  }: { reason: CancellationReason; hasClaimed: boolean; toldAt: Date; endsAt: Date },
  ports: CancelRefundPorts,
): Promise<{ kind: 'reckoned'; value: Reckoned } | { kind: 'being-paid' }> {
  const { tenant, policyNumber, coverStart } = policy
  const key = { tenant, policyNumber }
  const { attempt, paymentOption } = await purchasedPolicy(policy, ports)
  if (isIn(['TAKEN_UP', 'CAPTURE_READY'], attempt.state)) return { kind: 'being-paid' }
  const sentAt = await ports.cancelRefunds.documentsSentAt(key)
  const returned = certainlyReturned(await ports.refunds.refundsOf(key))
  const figures = cancellationFigures({
    reason,
    hasClaimed,
    today: londonDate(endsAt),
    hasStarted: coverStart <= endsAt,
    firstDay: londonDate(coverStart),
    lastDay: londonDate(policy.coverEnd),
    coolingOffFrom: sentAt && londonDate(sentAt > policy.issuedAt ? sentAt : policy.issuedAt),
    ...priceOf(paymentOption),
    paidByCard: attempt.state === 'CAPTURED' ? attempt.amount : pence(0),
    returned,
    ...(await creditOf(policy, paymentOption, { ...ports, clock: () => toldAt })),
  })
  return { kind: 'reckoned', value: { key, coverStart, figures, returned } }
}

/** The amount already refunded or promised to the card, or to a bank account. */
export function returnedBy(refunds: readonly Refund[], to: RefundWay = 'card'): Pence {
  return add(
    pence(0),
    ...refunds.flatMap(({ state, way, amount }) => (isVoidRefund(state) || way !== to ? [] : [amount])),
  )
}

/** Without proposals, which may still be refused: what is owed must not be less because of them (DSK-514). */
export function certainlyReturned(refunds: readonly Refund[]): Pence {
  return returnedBy(refunds.filter(({ state }) => state !== 'proposed'))
}

export function priceOf(option: PaymentOption): { premium: Pence; ipt: Pence; fee: Pence } {
  const { ipt, fee } = option
  const cash = add(dueNow(option), option.method === 'DIRECT_DEBIT' ? option.plan.credit : pence(0))
  return { premium: subtract(cash, fee), ipt, fee }
}

/** The figures that state what a person saw. */
export type SeenFigures = Pick<CancellationFigures, 'charge' | 'toLender' | 'toCard'>

/** What happens to the policy that follows, with the figures that were seen of it. */
export type FollowingChoice = 'keep' | SeenFigures

/**
 * Cancels a policy, now or from a day to come, for the figures that the person saw; refused if they have changed (DSK-505). If another
 * policy follows, the person says whether that one is cancelled too. When it takes effect the refund goes to the card: immediately
 * within the person's authority, beyond it once a second person has confirmed it (DSK-507).
 */
export async function cancelWithRefund(
  {
    seen,
    following,
    ...asked
  }: CancellationAsked & { seen: SeenFigures; following: FollowingChoice | undefined },
  { person, by }: RefundingPerson,
  ports: CancelRefundPorts,
): Promise<
  | { kind: 'cancelled'; cancellations: readonly [Cancellation, ...Cancellation[]] }
  | { kind: 'changed' }
  /** A policy follows, and it was not said what happens to it. */
  | { kind: 'following-undecided' }
  | { kind: 'being-renewed' }
  | NotCancelled
> {
  const preview = await previewCancellation(asked, ports)
  if (preview.kind !== 'figures') return preview
  const { endsAt } = preview
  if (isOther(seen, preview.policy.figures)) return { kind: 'changed' }
  if (preview.following && following === undefined) return { kind: 'following-undecided' }
  const isFollowingKept = following === undefined || following === 'keep'
  if (!isFollowingKept && (!preview.following || isOther(following, preview.following.figures)))
    return { kind: 'changed' }
  const now = ports.clock()
  const { policyNumber } = asked
  const decided = await ports.refunds.decidedBy(person.subject, { policyNumber, now })
  const newOf = ({ key, figures, returned }: Reckoned, broughtBy: string | undefined): NewCancellation => ({
    ...key,
    reason: asked.reason,
    cancelledAt: endsAt,
    // Nothing lies between asking and ending today.
    askedAt: preview.askedAt < endsAt ? preview.askedAt : endsAt,
    hasClaimed: broughtBy === undefined && asked.hasClaimed,
    defaultNoticeOn: preview.defaultNoticeOn,
    broughtBy,
    first: { subject: person.subject, name: person.name },
    isWithinAuthority:
      refundApproval(person, { policyNumber: key.policyNumber, amount: figures.toCard, now }, decided) ===
      'alone',
    figures,
    returned,
    replaces: broughtBy === undefined ? preview.replaces : undefined,
  })
  const first = newOf(preview.policy, undefined)
  const second = preview.following && !isFollowingKept ? [newOf(preview.following, first.policyNumber)] : []
  const outcome = await ports.cancelRefunds.cancel([first, ...second], by, now)
  switch (outcome) {
    case 'done': {
      const done = ({ returned: _, replaces: __, ...each }: NewCancellation) => ({
        ...each,
        effectedAt: endsAt <= now ? now : undefined,
        promised: undefined,
      })
      return { kind: 'cancelled', cancellations: [done(first), ...second.map(done)] }
    }
    case 'cancelled-before':
      return { kind: 'not-allowed', because: 'cancelled' }
    default:
      return { kind: outcome }
  }
}

const isOther = (seen: SeenFigures, { charge, toLender, toCard }: CancellationFigures) =>
  charge !== seen.charge || toLender !== seen.toLender || toCard !== seen.toCard
