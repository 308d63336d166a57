import { type DefaultNotice, type LenderEvent, openDefaultNotice } from '@milepost/domain/ending/lender-event'
import { isMadeGood, type Loan } from '@milepost/domain/ending/loan-ending'
import type { PolicyAct } from '@milepost/domain/policy/policy-acts'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, type Pence, pence } from '@milepost/domain/values/pence'
import type { Actor } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { type CheckActPorts, checkAct, type NotAllowed } from '../policy/check-act.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import { type LoanPorts, loanOf } from './loan-of.ts'
import type { LenderEntryWritten, LenderEventStore } from './loan-ports.ts'

export type LenderEventPorts = LoanPorts &
  CheckActPorts &
  Pick<PaymentPorts, 'quotes' | 'payments'> & { lenderEvents: LenderEventStore }

/** The default notice that stands against a customer; undefined when there is none, or when its amount has come in since (DSK-520). */
export async function defaultNoticeOf(
  key: PolicyKey,
  { lenderEvents }: { lenderEvents: Pick<LenderEventStore, 'lenderEventsOf'> },
): Promise<DefaultNotice | undefined> {
  return openDefaultNotice(await lenderEvents.lenderEventsOf(key))
}

export type LenderEventRecorded =
  | NotFound
  | NotAllowed
  | Extract<LenderEntryWritten, { kind: 'recorded' }>
  | { kind: 'recorded-before' }
  /** What should be corrected does not exist or was corrected before. */
  | { kind: 'replaced-before' }
  | { kind: 'not-credit' }
  | { kind: 'in-the-future' }
  /** No instalment was due on the day. */
  | { kind: 'not-due' }
  /** More than the loan with its interest. */
  | { kind: 'too-much' }

/** An event as finance enters it: a missed instalment is named by its day, the other kinds have an amount. */
export type EventEntered = Pick<LenderEvent, 'kind' | 'on'> & { amount?: Pence | undefined }

/**
 * What finance enters: an event, the number of one that was recorded by mistake, or both (DSK-520). When what was owed has come in, a notice
 * of cancellation for non-payment falls away in the same moment (D-286).
 */
export async function recordLenderEvent(
  { event, replaces, ...key }: PolicyKey & { event: EventEntered | undefined; replaces?: number | undefined },
  by: Actor,
  ports: LenderEventPorts,
): Promise<LenderEventRecorded> {
  const now = ports.clock()
  const checked = await checkAct(event ? recordingActs[event.kind] : 'lender-correct', key, ports)
  if (checked.kind !== 'allowed') return checked
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return { kind: 'not-found' }
  const { paymentOption } = await purchasedPolicy(policy, ports)
  const loan = await loanOf(policy, paymentOption, ports)
  if (loan === undefined) return { kind: 'not-credit' }
  const today = londonDate(now)
  const read = event && readEvent(event, loan, today)
  if (read && read.kind !== 'read') return read
  const isGood = (events: readonly LenderEvent[]) => isMadeGood({ ...loan, events }, today)
  return ports.lenderEvents.recordLenderEvent(
    key,
    { event: read?.event, replaces, isMadeGood: isGood },
    by,
    now,
  )
}

const recordingActs = {
  missed: 'lender-missed',
  collected: 'lender-collected',
  'default-notice': 'lender-default-notice',
} as const satisfies Readonly<Record<LenderEvent['kind'], PolicyAct>>

function readEvent(
  { kind, on, amount }: EventEntered,
  { instalments, lent, interest }: Loan,
  today: LocalDate,
): { kind: 'read'; event: LenderEvent } | { kind: 'in-the-future' | 'not-due' | 'too-much' } {
  if (on > today) return { kind: 'in-the-future' }
  const instalment = instalments.find((each) => each.on === on)
  if (kind === 'missed' && instalment === undefined) return { kind: 'not-due' }
  const recorded = kind === 'missed' ? instalment?.amount : amount
  if (recorded === undefined || recorded <= 0 || recorded > add(lent, interest)) return { kind: 'too-much' }
  return { kind: 'read', event: { kind, on, amount: pence(recorded) } }
}
