import type { Reply } from '@milepost/contract/call'
import type { getPolicy } from '@milepost/contract/desk/calls/policy/get-policy'
import { RECENT_STAFF_DAYS } from '@milepost/domain/desk/people'
import type { RefundBasis } from '@milepost/domain/ending/cancellation-refund'
import { accountTitles } from '@milepost/domain/payment/ledger'
import type { RefundReason, RefundState } from '@milepost/domain/payment/refund-states'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import { actRefusalWords, type PolicyAct } from '@milepost/domain/policy/policy-acts'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { longDate } from '@milepost/domain/values/local-date'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { formatPence, fromPounds, pence } from '@milepost/domain/values/pence'

export type Policy = Reply<typeof getPolicy>['body']
export type RefundShown = Policy['refunds'][number]
export type Proof = Policy['proofs'][number]
export type LenderEvent = NonNullable<Policy['loan']>['events'][number]

/** Pounds as sent by the server; an account may show an amount owed to us or by us. */
export const money = (pounds: number) =>
  pounds < 0 ? formatPence(pence(-fromPounds(-pounds))) : formatPence(fromPounds(pounds))

export const moment = (iso: string) => {
  const time = londonTime(new Date(iso))
  return `${longDate(time.date)}, ${clockTime(time)}`
}
export const day = (iso: string) => longDate(londonTime(new Date(iso)).date)

export const statusWords: Readonly<Record<Policy['status'], string>> = {
  sold: 'Not started yet',
  'in-force': 'In force',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
  ended: 'Ended',
  renewed: 'Ended, renewed',
}

export const reasonWords: Readonly<Record<CancellationReason, string>> = {
  customer: 'The customer asked',
  'non-payment': 'It was not paid for',
  fraud: 'Fraud',
  'total-loss': 'The vehicle is a total loss',
}

export const withdrawalWords: Readonly<Record<WithdrawalReason, string>> = {
  paid: 'The missing payment has arrived',
  'customer-stays': 'The customer wants to stay',
  'our-mistake': 'Our notice was a mistake',
}

export const basisWords: Readonly<Record<RefundBasis, string>> = {
  'cooling-off': 'Within the first 14 days',
  'days-left': 'For the days that are left',
  claim: 'A claim was made: all of the premium is due',
  fraud: 'Fraud: the premium is kept',
}

export const refundWords: Readonly<Record<RefundReason, string>> = {
  cancellation: 'Cancellation',
  overcharged: 'Charged too much',
  'our-mistake': 'A mistake of ours',
  goodwill: 'Goodwill',
}

export const refundStateWords: Readonly<Record<RefundState, string>> = {
  proposed: 'Waits for a second person',
  ready: 'On its way to the card',
  refunded: 'Refunded',
  failed: 'Failed: it has to be tried again or paid by bank transfer',
  refused: 'Refused',
  replaced: 'Replaced by a correction',
  transferred: 'Paid by bank transfer',
}

/** A refund to a bank account goes there by hand, once it is confirmed (DSK-522). */
export const refundStateInWords = ({ state, way }: Pick<RefundShown, 'state' | 'way'>): string =>
  state === 'ready' && way === 'bank'
    ? 'Confirmed. Pay it into the account of the Direct Debit, then record it here'
    : refundStateWords[state]

/** How a customer paid us after the purchase. */
export const paymentWayWords: Readonly<Record<RefundShown['way'], string>> = {
  card: 'By card, on the telephone',
  bank: 'Into our bank account',
}

/** Who can confirm a refund, of the staff who have signed in recently (DSK-513). */
export function confirmersInWords(names: readonly string[]): string {
  if (names.length === 0)
    return `No one at the desk can confirm this amount: no one with that authority has signed in in the last ${RECENT_STAFF_DAYS} days. Ask a finance manager to sign in.`
  return `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)} can confirm it.`
}

export const accountWords: Readonly<Record<string, string>> = accountTitles

export function entryWords(kind: string): string {
  const [, what = '', number] = /^(return|correction|rebooked)-(\d+)$/.exec(kind) ?? []
  const [, payment] = /^payment-(\d+)$/.exec(kind) ?? []
  if (payment !== undefined) return `Payment ${payment} by the customer`
  if (number !== undefined) return `Refund ${number} ${numberedEntries[what] ?? what}`
  return entries[kind] ?? kind
}
const entries: Readonly<Record<string, string>> = {
  sale: 'Sold',
  capture: 'Card payment taken',
  refund: 'Refunded in full',
  cancellation: 'Cancelled',
  'undrawn-loan': 'Loan ended before it was paid out',
  waiver: 'Pennies waived',
  'write-off': 'Debt given up',
}
const numberedEntries: Readonly<Record<string, string>> = {
  return: 'paid',
  correction: 'corrected',
  rebooked: 'moved to the customer’s account',
}

export function historyWords(what: string): string {
  const [, outcome, number] =
    /^(refunded|refund-failed|refund-started|refund-transferred)-(\d+)$/.exec(what) ?? []
  if (outcome === 'refunded') return `Refund ${number} paid to the card`
  if (outcome === 'refund-failed') return `Refund ${number} failed`
  if (outcome === 'refund-started') return `The customer was told of refund ${number}`
  if (outcome === 'refund-transferred') return `Refund ${number} paid by bank transfer`
  return happenings[what] ?? what
}
const happenings: Readonly<Record<string, string>> = {
  issued: 'Bought',
  'mandate-lodged': 'Direct Debit set up with the lender',
  'policy.correct': 'Facts about the customer corrected',
  'mandate-rejected': 'Direct Debit rejected by the bank',
  'renewal-told-afterwards': 'Customer told afterwards of the renewal',
  'renewal-stopped': 'Automatic renewal turned off',
  'renewal-resumed': 'Automatic renewal turned on again',
  'policy.send-documents': 'Documents sent again',
  'policy.correct-address': 'Email address corrected',
  'policy.renewal-on': 'Automatic renewal turned on again',
  'policy.renewal-off': 'Automatic renewal turned off',
  'policy.restart-link': 'Restart link sent',
  'policy.restart-quote': 'Restart quote made',
  'policy.proof': 'Proof followed up',
  'policy.cancel': 'Cancellation asked for',
  'policy.withdraw-notice': 'Notice of cancellation withdrawn',
  'cancellation-effected': 'Cover ended by cancellation',
  'policy.injury-report': 'Injury reported: records are kept longer',
  'refund.begin': 'Refund begun',
  'refund.propose': 'Refund proposed',
  'refund.confirm': 'Refund confirmed',
  'refund.refuse': 'Refund refused',
  'refund.retry': 'Refund tried again',
  'lender.record': 'What the lender said was recorded',
  'loan-ended': 'The lender acknowledged that the loan has ended',
  'loan-ended-alone': 'The loan ended, and the policy goes on',
  'loan.withdraw': 'Customer withdrew from the loan',
  'loan.settle': 'Customer settled the loan early',
  'payment.record': 'Payment by the customer recorded',
  'refund.correct': 'Amount of a refund corrected',
  'refund.transfer': 'Refund paid by bank transfer',
  'balance.write-off': 'Debt of the customer given up',
  'balance.rebook': 'Refund moved to the customer’s account',
  'balance.restate': 'Accounts put right by the records of the payment',
  'lender.again': 'Lender told again how the loan ends',
  'renewal.end': 'Renewal ended that we did not complete',
  'renewal.book-held': 'Cost of cover without a payment booked',
  'renewal.told': 'Customer told by letter or telephone that cover has ended',
  'policy.make-documents': 'Documents made again',
  'renewal.tell': 'Customer told of the renewal afterwards',
}

export const renewalWords: Readonly<Record<Policy['renewal']['status'], string>> = {
  renews: 'Renews automatically',
  'needs-answers': 'Renews once the customer has answered our questions',
  paying: 'The next period is being paid for at this moment',
  stopped: 'Does not renew automatically',
  ended: 'Nothing more: cover is over',
}

export const lenderEventWords: Readonly<Record<LenderEvent['kind'], string>> = {
  missed: 'Instalment missed',
  collected: 'Paid later or in another way',
  'default-notice': 'Default notice from the lender',
}

/** Without anyone doing anything more. */
export const renewsByItself = ({ renewal: { status } }: Policy) =>
  status === 'renews' || status === 'needs-answers'

/** The lender still collects for it. */
export const isOnCredit = ({ price, loan }: Policy) => price.method === 'credit' && !loan?.ending?.isAlone

export const hasCoverEnded = ({ status }: Policy) => status === 'cancelled' || status === 'ended'

/** Where the documents really went: the address may have been corrected since. */
export function sentInWords({ documentsSent, holder }: Policy): string {
  if (documentsSent === undefined) return 'Not sent yet'
  const { at, isToEarlierAddress } = documentsSent
  return isToEarlierAddress
    ? `Last sent to the earlier address, ${moment(at)}. Not sent to ${holder.email} yet`
    : `Last sent to ${holder.email}, ${moment(at)}`
}

export const whyNotOnWords: Readonly<Record<string, string>> = {
  'one-off': 'This kind of policy does not renew.',
  'under-18': 'The customer is under 18.',
  'not-asked': 'The customer did not ask for it when they bought.',
  credit: 'It is paid monthly: a new credit agreement is needed each year.',
  'no-card': 'There is no saved card to pay with.',
  'card-gone': 'There is no saved card to pay with.',
  cancelled: 'The policy is cancelled or has ended.',
  'not-offered': 'We do not offer another period.',
  'too-late': 'The customer has been told that cover ends. They can renew by the link in that email.',
}

/** Why the state of the policy does not allow an act; undefined if it does. */
export function whyNot({ whyNot: refusals }: Policy, act: PolicyAct): string | undefined {
  const because = refusals[act]
  return because && actRefusalWords[because]
}

/** The props of every part of the page: the policy, and a callback with the message to show after a change. */
export type About = { policy: Policy; changed: (words: string) => void }
