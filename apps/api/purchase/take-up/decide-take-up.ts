import { isIn, openStates, payingStates } from '@milepost/domain/payment/attempt-states'
import { saleLines } from '@milepost/domain/payment/ledger'
import { financeCode } from '@milepost/domain/payment/payment-option'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { instantOf, londonTime } from '@milepost/domain/values/london-time'
import { nearestQuarterHour } from '@milepost/domain/values/start-time'
import type { Job } from '../../platform/jobs/ports.ts'
import { mayBorrow } from '../../quote/credit-on-offer.ts'
import type { OfferedDocument, QuoteContact, StoredQuote } from '../../quote/ports.ts'
import type { Attempt, Decision, VoidReason } from '../attempt/ports.ts'
import { purchasedOption } from '../attempt/purchased-offer.ts'
import type { NewPolicy, Policy, PurchaseRequest } from '../policy/ports.ts'
import { lacksSavedCard } from './purchase-request.ts'

export type LockedPurchase = { quote: StoredQuote; attempt: Attempt; policy: Policy | undefined }

/** What is known in addition to the locked rows: the buyer's contact details, and which documents a policy has. */
export type Known = {
  now: Date
  contact: QuoteContact | undefined
  documents: (policy: Policy, quote: StoredQuote) => readonly OfferedDocument[]
}

/**
 * Decides whether an authorised payment makes a policy or is voided, while both rows are locked (take-up, steps 5 to 7). A
 * payment for a price that is no longer the quote's is voided: customers pay only a price they have seen (F7).
 */
export function decideTakeUp({ quote, attempt, policy }: LockedPurchase, known: Known): Decision {
  if (policy) return policy.attemptId === attempt.id ? { kind: 'leave' } : release(attempt, 'taken-up')
  if (attempt.state !== 'AUTHORISED') return { kind: 'leave' }
  const { requested } = attempt
  const { contact } = known
  const because = whyNotSold(quote, attempt, known.now)
  if (because) return release(attempt, because)
  if (!requested || !contact || lacksAgreement(attempt) || lacksSavedCard(quote, requested))
    return release(attempt, 'not-wanted')
  const made = newPolicy(quote, attempt, requested, contact, known)
  return made ? { kind: 'issue', policy: made, jobs: jobsAfter } : release(attempt, 'mismatch')
}

/** Credit needs an account to pay from and an agreement (SEC-06, D-190). */
function lacksAgreement({ collectionCode, account, requested }: Attempt): boolean {
  if (collectionCode !== financeCode) return false
  return account === undefined || requested?.acceptedOn === undefined
}

/** Why an authorised payment does not buy its quote. */
export function whyNotSold(quote: StoredQuote, attempt: Attempt, now: Date): VoidReason | undefined {
  if (quote.isLocked) return 'locked'
  if (quote.isPairedQuoteSold) return 'taken-up'
  if (quote.status === 'declined' || quote.status === 'referred') return quote.status
  // During a payment the quote neither expires nor changes its price with the day (F9).
  if (attempt.payBy <= now) return 'expired'
  if (quote.current.version !== attempt.quoteVersion) return 'mismatch'
  // Credit is sold only to who may be lent it on this day, whatever was prepared before (D-267, D-294).
  if (attempt.collectionCode === financeCode && !mayBorrow(quote.current, now)) return 'mismatch'
  // A renewal that we promised and charge late follows without a gap (D-278).
  if (attempt.requested?.isAutomatic) return undefined
  return hasStartPassed(quote, now) ? 'start-passed' : undefined
}

/** For seven and a half minutes the start is still the nearest quarter of an hour; after that it has passed (F10). */
export function hasStartPassed({ current }: Pick<StoredQuote, 'current'>, now: Date): boolean {
  return instantOf(current.risk.cover.start) < nearestQuarterHour(now)
}

function newPolicy(
  quote: StoredQuote,
  attempt: Attempt,
  requested: PurchaseRequest,
  contact: QuoteContact,
  { now, documents }: Known,
): NewPolicy | undefined {
  const paymentOption = purchasedOption(quote.current, attempt)
  if (!paymentOption) return undefined
  const { from, to } = policyPeriod(quote.term, quote.current.risk.cover.start)
  const made = {
    quoteVersion: attempt.quoteVersion,
    attemptId: attempt.id,
    journey: quote.journey,
    term: quote.term,
    optionId: attempt.optionId,
    collectionCode: attempt.collectionCode,
    dueNow: attempt.amount,
    totalPayable: paymentOption.totalPayable,
    // Cover is never backdated: a customer who pays a few minutes after its start is covered from then on (F10). Only a renewal that we
    // promised follows the policy before it (D-278).
    coverStart: requested.isAutomatic ? instantOf(from) : later(instantOf(from), now),
    coverEnd: instantOf(to),
    requested,
    contact,
    account: attempt.account,
    issuedAt: now,
  }
  const numbered = (policyNumber: string): Policy => ({
    ...made,
    tenant: quote.tenant,
    reference: quote.reference,
    policyNumber,
    portalUser: undefined,
  })
  return {
    ...made,
    ledger: saleLines(paymentOption),
    documents: (number) => documents(numbered(number), quote),
  }
}

/** To the minute, as the certificate shows it. */
function later(start: Date, now: Date): Date {
  return start > now ? start : instantOf(londonTime(new Date(now.getTime() + 59_999)))
}

function release(attempt: Attempt, because: VoidReason): Decision {
  const { id: attemptId } = attempt
  // In any other state no more money can arrive for it.
  if (!isIn([...openStates, ...payingStates, 'DECLINED', 'EXPIRED', 'SUPERSEDED'], attempt.state))
    return { kind: 'leave' }
  return {
    kind: 'release',
    because,
    jobs: [
      { name: 'release', data: { attemptId } },
      { name: 'not-charged-mail', data: { attemptId } },
    ],
  }
}

function jobsAfter({ tenant, policyNumber, attemptId, collectionCode }: Policy): readonly Job[] {
  const policy = { tenant, policyNumber }
  return [
    { name: 'capture', data: { attemptId } },
    { name: 'documents', data: policy },
    { name: 'portal-user', data: policy },
    ...(collectionCode === financeCode ? [{ name: 'mandate', data: policy } as const] : []),
  ]
}
