import { requiredApproval } from '@milepost/domain/desk/authority'
import { type CancellationFigures, cancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import { isIn } from '@milepost/domain/payment/attempt-states'
import { dueNow, type PaymentOption } from '@milepost/domain/payment/payment-option'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, type Pence, pence, subtract } from '@milepost/domain/values/pence'
import type { PaymentPorts } from '../payment/ports'
import type { RefundingPerson } from '../payment/refund-policy'
import type { Refund, RefundStore } from '../payment/refund-ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { NotFound } from '../platform/ports'
import { checkAct, type NotAllowed } from './check-act'
import { purchasedPolicy } from './get-purchase'
import { creditOf } from './loan-of'
import type { LenderEventStore } from './loan-ports'
import type { Cancellation, CancellationRefundStore, CancellationStore } from './ports'

export type CancelRefundPorts = Pick<PaymentPorts, 'policies' | 'quotes' | 'payments' | 'clock'> & {
  cancellations: Pick<CancellationStore, 'findCancellation' | 'factsOf'>
  cancelRefunds: CancellationRefundStore
  refunds: Pick<RefundStore, 'refundsOf'>
  lenderEvents: Pick<LenderEventStore, 'lenderEventsOf'>
}

export type CancellationAsked = PolicyKey & { reason: CancellationReason; hasClaimed: boolean }

export type NotCancelled =
  | NotFound
  | NotAllowed
  /** Its payment is being captured: what was paid is not known yet. */
  | { kind: 'being-paid' }

export type CancellationPreview = { kind: 'figures'; figures: CancellationFigures; returned: Pence }

/** All figures of a cancellation at this moment (DSK-503). */
export async function previewCancellation(
  { reason, hasClaimed, ...key }: CancellationAsked,
  ports: CancelRefundPorts,
): Promise<CancellationPreview | NotCancelled> {
  const now = ports.clock()
  const checked = await checkAct('cancel', key, ports)
  if (checked.kind !== 'allowed') return checked
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const { attempt, paymentOption } = await purchasedPolicy(policy, ports)
  if (isIn(['TAKEN_UP', 'CAPTURE_READY'], attempt.state)) return { kind: 'being-paid' }
  const sentAt = await ports.cancelRefunds.documentsSentAt(key)
  const returned = returnedBy(await ports.refunds.refundsOf(key))
  const figures = cancellationFigures({
    reason,
    hasClaimed,
    today: londonDate(now),
    hasStarted: policy.coverStart <= now,
    firstDay: londonDate(policy.coverStart),
    lastDay: londonDate(policy.coverEnd),
    coolingOffFrom: sentAt && londonDate(sentAt > policy.issuedAt ? sentAt : policy.issuedAt),
    ...priceOf(paymentOption),
    paidByCard: attempt.state === 'CAPTURED' ? attempt.amount : pence(0),
    returned,
    ...(await creditOf(policy, paymentOption, ports)),
  })
  return { kind: 'figures', figures, returned }
}

/** The amount already refunded or promised. */
export function returnedBy(refunds: readonly Refund[]): Pence {
  return add(...refunds.flatMap(({ state, amount }) => (state === 'refused' ? [] : [amount])))
}

export function priceOf(option: PaymentOption): { premium: Pence; ipt: Pence; fee: Pence } {
  const { ipt, fee } = option
  const cash = add(dueNow(option), option.method === 'DIRECT_DEBIT' ? option.plan.credit : pence(0))
  return { premium: subtract(cash, fee), ipt, fee }
}

/** The figures that state what a person saw. */
export type SeenFigures = Pick<CancellationFigures, 'charge' | 'toLender' | 'toCard'>

/**
 * Cancels a policy for the figures that the person saw; refused if they have changed (DSK-505). The refund goes to the card:
 * immediately within the person's authority, beyond it once a second person has confirmed it (DSK-507).
 */
export async function cancelWithRefund(
  { seen, ...asked }: CancellationAsked & { seen: SeenFigures },
  { person, by }: RefundingPerson,
  ports: CancelRefundPorts,
): Promise<{ kind: 'cancelled'; cancellation: Cancellation } | { kind: 'changed' } | NotCancelled> {
  const preview = await previewCancellation(asked, ports)
  if (preview.kind !== 'figures') return preview
  const { figures, returned } = preview
  const { charge, toLender, toCard } = figures
  if (charge !== seen.charge || toLender !== seen.toLender || toCard !== seen.toCard)
    return { kind: 'changed' }
  const { hasClaimed: _, ...named } = asked
  const cancellation = { ...named, cancelledAt: ports.clock(), figures }
  const isAlone = requiredApproval(person, 'refundPence', toCard) === 'alone'
  const refund = toCard > 0 ? ({ first: person, state: isAlone ? 'ready' : 'proposed' } as const) : undefined
  const outcome = await ports.cancelRefunds.cancelWithRefund({ ...cancellation, returned, refund }, by)
  switch (outcome) {
    case 'done':
      return { kind: 'cancelled', cancellation }
    case 'changed':
      return { kind: 'changed' }
    case 'cancelled-before':
      return { kind: 'not-allowed', because: 'cancelled' }
  }
}
