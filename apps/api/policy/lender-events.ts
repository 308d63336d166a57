import { type DefaultNotice, type LenderEvent, openDefaultNotice } from '@milepost/domain/ending/lender-event'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, type Pence, pence } from '@milepost/domain/values/pence'
import type { PaymentPorts } from '../payment/ports'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { NotFound } from '../platform/ports'
import { purchasedPolicy } from './get-purchase'
import { scheduledInstalments } from './loan-of'
import type { LenderEventStore } from './loan-ports'

export type LenderEventPorts = Pick<PaymentPorts, 'policies' | 'quotes' | 'payments' | 'clock'> & {
  lenderEvents: LenderEventStore
}

/** The default notice that stands against a customer; undefined when there is none, or when its amount has come in since (DSK-520). */
export async function defaultNoticeOf(
  key: PolicyKey,
  { lenderEvents }: { lenderEvents: Pick<LenderEventStore, 'lenderEventsOf'> },
): Promise<DefaultNotice | undefined> {
  return openDefaultNotice(await lenderEvents.lenderEventsOf(key))
}

export type LenderEventRecorded =
  | NotFound
  | { kind: 'recorded' }
  | { kind: 'recorded-before' }
  | { kind: 'not-credit' }
  | { kind: 'in-the-future' }
  /** No instalment was due on the day. */
  | { kind: 'not-due' }
  /** More than the loan with its interest. */
  | { kind: 'too-much' }

/** What finance enters: a missed instalment is named by its day, for the other kinds also the amount (DSK-520). */
export async function recordLenderEvent(
  { kind, on, amount, ...key }: PolicyKey & Pick<LenderEvent, 'kind' | 'on'> & { amount?: Pence | undefined },
  by: Actor,
  ports: LenderEventPorts,
): Promise<LenderEventRecorded> {
  const now = ports.clock()
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const { paymentOption } = await purchasedPolicy(policy, ports)
  if (paymentOption.method !== 'DIRECT_DEBIT') return { kind: 'not-credit' }
  if (on > londonDate(now)) return { kind: 'in-the-future' }
  const instalment = scheduledInstalments(policy, paymentOption.plan).find((each) => each.on === on)
  if (kind === 'missed' && instalment === undefined) return { kind: 'not-due' }
  const { credit, interest } = paymentOption.plan
  const recorded = kind === 'missed' ? instalment?.amount : amount
  if (recorded === undefined || recorded <= 0 || recorded > add(credit, interest)) return { kind: 'too-much' }
  const event = { kind, on, amount: pence(recorded) }
  const isNew = await ports.lenderEvents.recordLenderEvent(key, event, by, now)
  return { kind: isNew ? 'recorded' : 'recorded-before' }
}
