import type { PaymentFailure } from '@milepost/domain/payment/failure'
import { crashpoint } from '../../platform/crashpoint.ts'
import type { Failed, NotFound } from '../../platform/ports.ts'
import { type Closed, grantedQuote, stateOf } from '../../quote/open-quote.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import type { Mismatch } from '../../quote/rerate.ts'
import { type Asked, askProvider, inDoubt } from '../attempt/ask-provider.ts'
import { confirmedAttempt, nonceAttempt, unpaidAttempt } from '../attempt/paid-attempt.ts'
import type { Attempt, PaymentPorts, VoidReason } from '../attempt/ports.ts'
import type { Policy } from '../policy/ports.ts'
import { type Completed, completePurchase } from './complete-purchase.ts'
import { nonceHash, type PaidBy, type TakeUpRequest, type Unfit } from './purchase-request.ts'

export type TakenUp =
  | { kind: 'bought'; policy: Policy }
  /** Not known yet whether money was authorised: asking again is safe, paying again is not. */
  | { kind: 'checking' }
  /** No money was taken. */
  | { kind: 'not-paid'; failure: PaymentFailure }
  | { kind: 'under-way' }
  | { kind: 'released'; because: VoidReason }
  | Unfit
  | Mismatch
  | NotFound
  | Closed
  | Failed

/**
 * Turns a paid quote into a policy, exactly once (take-up, steps 1 to 8). A repeat with the same payment returns the same policy;
 * a second payment for a sold quote is voided (D-211).
 */
export async function takeUpQuote(request: TakeUpRequest, ports: PaymentPorts): Promise<TakenUp> {
  const { paidBy } = request
  const now = ports.clock()
  const quote = await grantedQuote(request, now, ports.quotes)
  if (quote === undefined) return { kind: 'not-found' }
  if (quote.status === 'taken-up') return soldAlready(quote, paidBy, ports)

  const paid = await attemptFor(quote, request, now, ports)
  if (paid.kind === 'paid') return afterAsking(paid.asked, ports)
  if (paid.kind !== 'mismatch') return paid
  // It may have been bought since it was read, even by this payment: two clicks are one purchase (F4).
  const again = await ports.quotes.findQuote(quote, now)
  return again?.status === 'taken-up' ? soldAlready(again, paidBy, ports) : paid
}

type Paid = { kind: 'paid'; asked: Asked }

/** The attempt that a request pays by, in its state at the provider. */
async function attemptFor(
  quote: StoredQuote,
  request: TakeUpRequest,
  now: Date,
  ports: PaymentPorts,
): Promise<Paid | Exclude<TakenUp, { kind: 'bought' }>> {
  const { paidBy } = request
  const opened = stateOf(quote, now)
  switch (paidBy.kind) {
    case 'confirmed': {
      const attempt = await confirmedAttempt(quote, paidBy, request, ports)
      if (!('id' in attempt)) return attempt
      const asked = await inDoubt(await askProvider(attempt, ports), ports)
      // The price changed during the payment: the authorisation is voided and the new price is shown (F7).
      return attempt.state === 'SUPERSEDED' ? { kind: 'mismatch' } : { kind: 'paid', asked }
    }
    case 'nonce':
    case 'nothing': {
      if (opened.kind !== 'open') return opened
      const begun =
        paidBy.kind === 'nonce'
          ? await nonceAttempt(opened.quote, paidBy, request, now, ports)
          : await unpaidAttempt(opened.quote, request, now, ports)
      return 'attempt' in begun ? { kind: 'paid', asked: begun } : begun
    }
  }
}

async function afterAsking({ attempt, verdict }: Asked, ports: PaymentPorts): Promise<TakenUp> {
  crashpoint('confirm.after')
  switch (attempt.state) {
    case 'AUTHORISED': {
      crashpoint('takeup.beforeTx')
      return takenUpOf(await completePurchase(attempt, ports))
    }
    case 'TAKEN_UP':
    case 'CAPTURE_READY':
    case 'CAPTURE_ERROR':
    case 'CAPTURED': {
      const policy = await ports.policies.findByQuote(attempt)
      return policy ? { kind: 'bought', policy } : { kind: 'checking' }
    }
    case 'DECLINED':
    case 'VOID_READY':
    case 'VOIDED':
    case 'EXPIRED':
    case 'SUPERSEDED':
    case 'REFUND_READY':
    case 'REFUNDED':
      return { kind: 'not-paid', failure: attempt.failure ?? 'failed' }
    case 'ACTION_REQUIRED':
    case 'CREATED':
      // The provider has no card yet: nothing was confirmed, even if the browser reports so (F11).
      if (verdict.kind === 'open') return { kind: 'not-paid', failure: 'failed' }
      return attempt.state === 'CREATED'
        ? { kind: 'checking' }
        : { kind: 'not-paid', failure: 'not-authenticated' }
    case 'CONFIRM_READY':
    case 'UNKNOWN':
      return { kind: 'checking' }
  }
}

function takenUpOf(completed: Completed): TakenUp {
  switch (completed.kind) {
    case 'bought':
      return completed
    case 'released':
      return completed.because === 'mismatch' ? { kind: 'mismatch' } : completed
    case 'left':
      return { kind: 'checking' }
  }
}

/** Sold already. If by this payment, its policy is returned; if by another, this one is not captured (F3, F6). */
async function soldAlready(quote: StoredQuote, paidBy: PaidBy, ports: PaymentPorts): Promise<TakenUp> {
  const policy = await ports.policies.findByQuote(quote)
  const sold = policy && (await ports.payments.findAttempt(policy.attemptId))
  if (!policy || !sold) return { kind: 'closed', reason: 'taken-up' }
  if (isPaidBy(sold, paidBy)) return { kind: 'bought', policy }
  if (paidBy.kind === 'confirmed') {
    const other = await ports.payments.findAttempt(paidBy.paymentId)
    if (other?.tenant === quote.tenant && other.reference === quote.reference) {
      const { attempt } = await askProvider(other, ports)
      await completePurchase(attempt, ports)
    }
  }
  return { kind: 'closed', reason: 'taken-up' }
}

function isPaidBy(attempt: Attempt, paidBy: PaidBy): boolean {
  switch (paidBy.kind) {
    case 'confirmed':
      return attempt.id === paidBy.paymentId
    case 'nonce':
      return attempt.nonceHash !== undefined && nonceHash(paidBy.nonce).equals(attempt.nonceHash)
    case 'nothing':
      return attempt.provider === undefined
  }
}
