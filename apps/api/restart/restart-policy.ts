import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Clock, NotFound } from '../platform/ports.ts'
import type { Attempt, PaymentPorts } from '../purchase/attempt/ports.ts'
import type { PurchaseRequest } from '../purchase/policy/ports.ts'
import type { PaidBy } from '../purchase/take-up/purchase-request.ts'
import { type TakenUp, takeUpQuote } from '../purchase/take-up/take-up-quote.ts'
import { grantedQuote, type QuoteAsked } from '../quote/open-quote.ts'
import type { QuoteKey, QuoteStore } from '../quote/ports.ts'
import type { RestartStore } from './ports.ts'

export type RestartRequest = QuoteAsked & {
  /** Of a payment that was confirmed in the browser, or the nonce of a drop-in (D-195). */
  paymentId: string
  deviceData: string
  coverStartDate: LocalDate
}

export type RestartPorts = PaymentPorts & { restarts: Pick<RestartStore, 'recordMoment'> }

/**
 * Purchases the restart quote of a cancelled policy (API-38). The purchase request was stored when the payment was prepared; the rest is a
 * take-up like any other.
 */
export async function restartPolicy(request: RestartRequest, ports: RestartPorts): Promise<TakenUp> {
  const { tenant, journeys, reference, session } = request
  const now = ports.clock()
  const quote = await grantedQuote(request, now, ports.quotes)
  if (!quote?.isRestart) return { kind: 'not-found' }

  const prepared =
    (await ports.payments.findAttempt(request.paymentId)) ?? (await ports.payments.lastAttempt(quote))
  if (!isReady(prepared) || prepared.tenant !== tenant || prepared.reference !== reference)
    return { kind: 'mismatch' }
  const { requested, optionId, collectionCode } = prepared
  if (request.coverStartDate !== requested.coverStartDate)
    return {
      kind: 'unfit',
      field: 'coverStartDate',
      message: 'Send the start of cover that the payment was prepared for',
    }
  const taken = await takeUpQuote(
    {
      tenant,
      journeys,
      reference,
      session,
      paidBy: paidBy(prepared, request),
      offer: { outcomeId: quote.current.outcomeId, optionId, collectionCode },
      purchase: { ...requested, account: undefined },
    },
    ports,
  )
  if (taken.kind === 'bought') await ports.restarts.recordMoment(quote, 'taken-up', now)
  return taken
}

type Ready = Attempt & { requested: PurchaseRequest }

function isReady(attempt: Attempt | undefined): attempt is Ready {
  return attempt?.requested !== undefined
}

function paidBy({ id, providerRef }: Attempt, { paymentId, deviceData }: RestartRequest): PaidBy {
  return paymentId === id
    ? { kind: 'confirmed', paymentId, authorizationId: providerRef ?? '' }
    : { kind: 'nonce', nonce: paymentId, deviceData }
}

export type RecordPorts = {
  quotes: Pick<QuoteStore, 'findGranted'>
  restarts: Pick<RestartStore, 'recordMoment'>
  clock: Clock
}

/**
 * The page or its check was opened. Both come before the customer is identified, so the reference is enough and the reply reveals nothing,
 * not even whether the quote exists (RST-10, D-005). The time is the server's; a visitor's clock may be wrong.
 */
export async function recordVisit(
  key: QuoteKey,
  moment: 'viewed' | 'checked',
  { restarts, clock }: RecordPorts,
): Promise<void> {
  await restarts.recordMoment(key, moment, clock())
}

/** Purchased, as reported by the browser that purchased it. */
export async function recordTakenUp(
  asked: QuoteAsked,
  { quotes, restarts, clock }: RecordPorts,
): Promise<NotFound | { kind: 'recorded' }> {
  const now = clock()
  const quote = await grantedQuote(asked, now, quotes)
  if (!quote?.isRestart) return { kind: 'not-found' }
  if (quote.status === 'taken-up') await restarts.recordMoment(quote, 'taken-up', now)
  return { kind: 'recorded' }
}
