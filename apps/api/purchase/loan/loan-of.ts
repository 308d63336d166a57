import { type EndedLoan, type Loan, type LoanAlone, loanAlone } from '@milepost/domain/ending/loan-ending'
import type { InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import { type PaymentToCome, paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { PaymentPorts } from '../attempt/ports.ts'
import type { CancellationRefundStore, Policy } from '../policy/ports.ts'
import type { LenderEventStore } from './loan-ports.ts'

export type LoanPorts = Pick<PaymentPorts, 'policies' | 'clock'> & {
  cancelRefunds: Pick<CancellationRefundStore, 'documentsSentAt'>
  lenderEvents: Pick<LenderEventStore, 'lenderEventsOf'>
}

type Sold = Pick<Policy, 'coverStart' | 'issuedAt'>

/** The instalments of a policy, on the days that the customer was shown. */
export function scheduledInstalments(
  { coverStart, issuedAt }: Sold,
  plan: InstalmentPlan,
): readonly PaymentToCome[] {
  const start = { coverStart: londonDate(coverStart), today: londonDate(issuedAt) }
  return paymentSchedule(plan, start).flatMap(({ kind, on, amount }) =>
    kind === 'instalment' ? [{ on, amount }] : [],
  )
}

/** The loan of a policy paid monthly, with what finance recorded of it (DSK-520). The agreement is made when the policy is issued. */
export async function loanOf(
  policy: Policy,
  option: PaymentOption,
  ports: LoanPorts,
): Promise<Loan | undefined> {
  if (option.method !== 'DIRECT_DEBIT') return undefined
  const { credit: lent, interest, apr } = option.plan
  const [mandate, events, sentAt] = await Promise.all([
    ports.policies.findMandate(policy),
    ports.lenderEvents.lenderEventsOf(policy),
    ports.cancelRefunds.documentsSentAt(policy),
  ])
  return {
    lent,
    interest,
    apr,
    drawnOn: londonDate(policy.coverStart),
    madeOn: londonDate(policy.issuedAt),
    receivedOn: sentAt && londonDate(sentAt),
    instalments: scheduledInstalments(policy, option.plan),
    isRefusedByBank: mandate === 'rejected',
    events,
  }
}

/** What a cancellation needs of the loan: the day it is told, whatever day cover ends. One that ended alone does not end again. */
export async function creditOf(
  policy: Policy,
  option: PaymentOption,
  ports: LoanPorts & { cancelRefunds: Pick<CancellationRefundStore, 'endedLoan'> },
): Promise<{ noticeOn: LocalDate; loan: Loan | undefined; endedLoan: EndedLoan | undefined }> {
  const noticeOn = londonDate(ports.clock())
  const endedLoan = await ports.cancelRefunds.endedLoan(policy)
  return { noticeOn, endedLoan, loan: endedLoan ? undefined : await loanOf(policy, option, ports) }
}

/** Whether the lender still collects for it: then only its default notice lets a missed payment end cover. */
export const isOnCredit = ({ method }: PaymentOption, facts: { isLoanOver?: boolean } | undefined): boolean =>
  method === 'DIRECT_DEBIT' && !facts?.isLoanOver

/** What a customer pays today to end the loan alone and keep the policy (D-269). */
export function loanAloneToday({ coverStart }: Sold, loan: Loan, now: Date): LoanAlone {
  return loanAlone(loan, { noticeOn: londonDate(now), hasCoverBegun: coverStart <= now })
}
