import {
  arrearsOn,
  type DueInstalment,
  instalmentsOn,
  type Loan,
  type LoanAlone,
} from '@milepost/domain/ending/loan-ending'
import { journeys } from '@milepost/domain/journeys/journeys'
import { coverLevels } from '@milepost/domain/lists/cover'
import { type PolicyState, policyState } from '@milepost/domain/policy/policy-state'
import { isRestartable, restartableUntil } from '@milepost/domain/quote/cancellation'
import { totalExcess } from '@milepost/domain/quote/excess'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, type Pence, pence, subtract } from '@milepost/domain/values/pence'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { vehicleOf } from '../../purchase/emails/rows-of-emails.ts'
import type { EndingEmailPorts } from '../../purchase/emails/send-at-end.ts'
import type { EmailPorts } from '../../purchase/emails/send-to-buyer.ts'
import { type CancelRefundPorts, priceOf, returnedBy } from '../../purchase/ending/cancel-with-refund.ts'
import { loanAloneToday, loanOf } from '../../purchase/loan/loan-of.ts'
import type {
  AskedLoanEnding,
  CustomerPayment,
  CustomerPaymentStore,
  LenderEventStore,
  LoanAloneStore,
  LoanEndingStore,
  RecordedLenderEvent,
} from '../../purchase/loan/loan-ports.ts'
import type { Cancellation, Policy } from '../../purchase/policy/ports.ts'
import type { PolicyProof, ProofStore } from '../../purchase/policy/proof-ports.ts'
import type { Refund, RefundStore } from '../../purchase/refund/refund-ports.ts'
import { type PurchasedPolicy, purchasedPolicy, soldOption } from '../../purchase/take-up/get-purchase.ts'
import type { RenewalPorts } from '../../renewal/ports.ts'
import { type NotResumed, whyNotResumed } from '../../renewal/set-renewal.ts'
import { lastOf, type Subscription, subscriptionOf } from '../../renewal/subscription.ts'
import type { CreateRestartPorts } from '../../restart/create-restart-quote.ts'
import type { DeskPolicyStore, LedgerEntry } from './ports.ts'

/** What a policy's page and its actions need. */
export type DeskPolicyPorts = RenewalPorts &
  CancelRefundPorts &
  EmailPorts &
  EndingEmailPorts &
  CreateRestartPorts & {
    refunds: RefundStore
    proofs: ProofStore
    deskPolicies: DeskPolicyStore
    lenderEvents: LenderEventStore
    loanEndings: Pick<LoanEndingStore, 'findLoanEnding'>
    loanAlone: LoanAloneStore
    customerPayments: CustomerPaymentStore
  }

/** A policy with everything its page shows: the holder, the cover, the payments and the next step (DSK-501). */
export type PolicyView = {
  purchase: PurchasedPolicy
  state: PolicyState
  product: string
  isRestricted: boolean
  holder: { name: string; postcode: string }
  vehicle: { registration: string; description: string }
  level: string
  excess: Pence
  agreedTerms: string | undefined
  drivers: readonly string[]
  extras: readonly string[]
  money: Money
  instalments: readonly DueInstalment[]
  /** For a policy paid monthly: what ending the loan alone would cost today, the arrears, what finance recorded, and its end. */
  loan:
    | {
        alone: LoanAlone
        arrears: Pence
        events: readonly RecordedLenderEvent[]
        ending: AskedLoanEnding | undefined
      }
    | undefined
  mandate: 'lodged' | 'rejected' | 'waiting' | undefined
  refunds: readonly Refund[]
  /** What the customer paid us after the purchase. */
  payments: readonly CustomerPayment[]
  ledger: readonly LedgerEntry[]
  proofs: readonly PolicyProof[]
  documentsSent: { at: Date; correctedSince: boolean } | undefined
  renewal: Subscription & { whyNotOn: NotResumed | undefined; renewedAs: string | undefined }
  cancellation: (Cancellation & { restartableUntil: Date | undefined }) | undefined
  history: readonly PolicyHappening[]
}

/** `outcome` is set for an act that was not done. */
export type PolicyHappening = {
  at: Date
  what: string
  who?: string
  why?: string
  outcome?: 'refused' | 'failed'
}

type Money = {
  premium: Pence
  ipt: Pence
  fee: Pence
  total: Pence
  paidByCard: Pence
  returned: Pence
  returnedByTransfer: Pence
  owedToUs: Pence
  owedToCustomer: Pence
  owedToLender: Pence
  isBeingPaid: boolean
}

export async function getPolicyView(key: PolicyKey, ports: DeskPolicyPorts): Promise<PolicyView | undefined> {
  const policy = await ports.policies.findPolicy(key)
  if (policy === undefined) return undefined
  const purchase = await purchasedPolicy(policy, ports)
  const { version, paymentOption } = purchase
  const loan = await loanOf(policy, paymentOption, ports)
  const ending = loan && (await ports.loanEndings.findLoanEnding(policy))
  const balance = await ports.refunds.balanceOf(policy.attemptId)
  const { proposerDetails, coverDetails, additionalDrivers } = version.answers
  const [refunds, proofs, cancellation, mandate, ledger, documentsSent, renewal, history, isRestricted] =
    await Promise.all([
      ports.refunds.refundsOf(key),
      ports.proofs.proofsOf(key),
      cancellationOf(policy, ports),
      ports.policies.findMandate(key),
      ports.deskPolicies.ledgerOf(policy.attemptId),
      ports.deskPolicies.documentsSent(key),
      renewalOf(policy, ports),
      historyOf(policy, ports),
      ports.deskPolicies.isRestricted(policy),
    ])
  const option = soldOption(version, policy)
  const vehicle = vehicleOf(version.answers)
  return {
    purchase,
    state: await stateOf(policy, ports),
    product: journeys[policy.journey].name,
    isRestricted,
    holder: {
      name: nameOf(proposerDetails),
      postcode: proposerDetails.address?.postcode ?? '',
    },
    vehicle: { registration: vehicle.registration ?? '', description: vehicle.vehicle ?? '' },
    level: coverLevels.find(({ code }) => code === coverDetails.levelOfCover)?.desc ?? '',
    excess: totalExcess(option?.excesses ?? []),
    agreedTerms: option?.agreedTerms?.forStaff,
    drivers: additionalDrivers.map(nameOf),
    extras: (option?.addOns ?? []).flatMap(({ selected, description }) => (selected ? [description] : [])),
    money: moneyOf(purchase, { refunds, balance }, cancellation, { loan, ending }, ports.clock()),
    instalments: loan ? instalmentsShown(loan, ending, londonDate(ports.clock())) : [],
    loan: loan && (await loanViewOf(policy, loan, ending, ports)),
    mandate: paymentOption.method === 'DIRECT_DEBIT' ? (mandate ?? 'waiting') : undefined,
    refunds,
    payments: await ports.customerPayments.paymentsOf(key),
    ledger,
    proofs,
    documentsSent,
    renewal,
    cancellation,
    history,
  }
}

/** A loan that ended alone collects no more: the instalments until then stay. */
function instalmentsShown(loan: Loan, ending: AskedLoanEnding | undefined, today: LocalDate) {
  if (ending?.alone === undefined) return instalmentsOn(loan, today)
  const endedOn = londonDate(ending.askedAt)
  return instalmentsOn(loan, endedOn).filter(({ on }) => on <= endedOn)
}

const nameOf = ({ firstName, lastNames }: { firstName?: string; lastNames?: string }) =>
  [firstName, lastNames].filter(Boolean).join(' ')

async function stateOf(policy: Policy, { cancellations, clock }: DeskPolicyPorts): Promise<PolicyState> {
  const facts = await cancellations.factsOf(policy)
  if (facts === undefined) throw new TypeError('A policy without its facts')
  return policyState(facts, clock())
}

/** After a cancellation, or the end of a loan alone, the amount owed comes from the accounts, before it from what is unpaid. */
function moneyOf(
  { policy, attempt, paymentOption }: PurchasedPolicy,
  { refunds, balance }: { refunds: readonly Refund[]; balance: number },
  cancellation: Cancellation | undefined,
  { loan, ending }: { loan: Loan | undefined; ending: AskedLoanEnding | undefined },
  now: Date,
): Money {
  const { premium, ipt, fee } = priceOf(paymentOption)
  const paidByCard = attempt.state === 'CAPTURED' ? attempt.amount : pence(0)
  const unpaid = subtract(add(premium, fee), add(paidByCard, loan?.lent ?? pence(0)))
  const { figures } = cancellation ?? {}
  return {
    premium,
    ipt,
    fee,
    total: paymentOption.totalPayable,
    paidByCard,
    returned: returnedBy(refunds),
    returnedByTransfer: returnedBy(refunds, 'bank'),
    // Pennies were waived, refunds were paid, or the customer pays us instead of a loan.
    owedToUs: figures || ending?.alone ? pence(Math.max(0, balance)) : unpaid,
    owedToCustomer: pence(Math.max(0, -balance)),
    owedToLender: ending?.alone
      ? ending.owed
      : (figures?.stillOwedToLender ?? owedToLender(policy, loan, now)),
    isBeingPaid: attempt.state === 'TAKEN_UP' || attempt.state === 'CAPTURE_READY',
  }
}

/** What would settle the loan today: what was lent and earned, less what was collected (D-269). */
function owedToLender(policy: Policy, loan: Loan | undefined, now: Date): Pence {
  return loan ? loanAloneToday(policy, loan, now).due : pence(0)
}

async function loanViewOf(
  policy: Policy,
  loan: Loan,
  ending: AskedLoanEnding | undefined,
  { lenderEvents, clock }: DeskPolicyPorts,
): Promise<PolicyView['loan']> {
  const now = clock()
  return {
    alone: ending?.alone ?? loanAloneToday(policy, loan, now),
    arrears: ending?.alone ? pence(0) : arrearsOn(loan, londonDate(now)),
    events: await lenderEvents.allLenderEventsOf(policy),
    ending,
  }
}

async function cancellationOf(
  policy: Policy,
  { cancellations, restarts, clock }: DeskPolicyPorts,
): Promise<PolicyView['cancellation']> {
  const found = await cancellations.findCancellation(policy)
  if (found === undefined) return undefined
  const now = clock()
  const state = await restarts.findRestartState(policy, now)
  const mayRestart = policy.term !== 'impound' && isRestartable(found, now) && state?.kind !== 'restarted'
  return { ...found, restartableUntil: mayRestart ? restartableUntil(found.cancelledAt) : undefined }
}

async function renewalOf(policy: Policy, ports: DeskPolicyPorts): Promise<PolicyView['renewal']> {
  const ending = await lastOf(policy, ports)
  const subscription = await subscriptionOf(ending, ports)
  const next = await ports.renewals.renewalAfter(policy)
  return {
    ...subscription,
    whyNotOn: await whyNotResumed(ending, ports),
    renewedAs: next?.policyNumber,
  }
}

/** What happened to the policy and what staff did, newest first. */
async function historyOf(policy: Policy, { deskPolicies }: DeskPolicyPorts): Promise<PolicyView['history']> {
  const [events, entries] = await Promise.all([
    deskPolicies.eventsOf(policy),
    deskPolicies.actsOn(policy.policyNumber),
  ])
  // What was begun is told by the entry that says how it ended; a form that came back for a wrong field is in the audit trail only.
  const acts = entries.filter(
    ({ outcome, reasonCode }) => outcome !== 'begun' && reasonCode !== 'VALIDATION_ERROR',
  )
  const isOfStaff = ({ kind, at }: { kind: string; at: Date }) =>
    kind === 'cancelled' ||
    kind === 'notice-given' ||
    kind === 'notice-withdrawn' ||
    kind === 'address-corrected' ||
    kind === 'facts-corrected' ||
    (kind.startsWith('renewal-') &&
      acts.some(
        (each) => each.act === 'policy.renewal' && each.outcome === undefined && isWithin(each.at, at),
      ))
  return [
    // Staff acts come from the trail, which names the person.
    ...events.flatMap((event) => (isOfStaff(event) ? [] : [{ at: event.at, what: event.kind }])),
    ...acts.map(({ at, act, who, because, after, outcome }) => ({
      at,
      ...((outcome === 'refused' || outcome === 'failed') && { outcome }),
      what: act === 'policy.renewal' ? `${act}-${after?.['isOn'] === true ? 'on' : 'off'}` : act,
      who,
      why: because,
    })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** The act is recorded shortly after its effect. */
const isWithin = (act: Date, event: Date) => Math.abs(event.getTime() - act.getTime()) < 10_000
