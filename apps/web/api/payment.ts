import type { Reply, Request } from '@milepost/contract/call'
import {
  getClientData as getClientDataCall,
  getClientIp as getClientIpCall,
  getDropInUiToken,
  getPurchase as getPurchaseCall,
  makePaymentIntentV2,
  takeUpQuoteV2,
} from '@milepost/contract/calls/payment'
import type { FieldProblem, Problem } from '@milepost/contract/problem'
import { client } from './client.ts'

/** What a provider's client in the browser starts with (D-208). */
export type ClientData = Reply<typeof getClientDataCall>['body']

export type GetClientData =
  | { kind: 'known'; data: ClientData }
  /** A quote code, which decides the page. */
  | { kind: 'refused'; code: string }
  /** Nothing is known, and asking again is safe. */
  | { kind: 'failed' }

export async function getClientData(quoteReference: string): Promise<GetClientData> {
  const reply = await client.send(getClientDataCall, { query: { quoteReference } })
  if (reply.kind === 'answered') return { kind: 'known', data: reply.body }
  if (reply.kind === 'unreachable') return { kind: 'failed' }
  const { code } = reply.problem
  return code.startsWith('QUOTE_') ? { kind: 'refused', code } : { kind: 'failed' }
}

type Intent = Request<typeof makePaymentIntentV2>

export type PaymentToPrepare = Intent['body']
/** Which of the two card pages asks. */
export type CardPage = NonNullable<Intent['headers']['provider']>

/** Our own id of the payment, and the secret that the provider's client confirms it with (D-197). */
export type PreparedPayment = { paymentId: string; clientSecret: string }

export type PreparePayment = ({ kind: 'prepared' } & PreparedPayment) | PaymentRefusal

/** Prepares the payment of an offer. Idempotent: the same offer gives the same payment (F1, F5). */
export async function preparePayment(body: PaymentToPrepare, provider: CardPage): Promise<PreparePayment> {
  const reply = await client.send(makePaymentIntentV2, { headers: { provider }, body })
  if (reply.kind === 'answered') return { kind: 'prepared', ...reply.body }
  return reply.kind === 'refused' ? paymentRefusal(reply.problem) : { kind: 'unknown' }
}

export type TakeUpRequest = Request<typeof takeUpQuoteV2>['body']
export type Purchased = Extract<Reply<typeof takeUpQuoteV2>, { status: 200 }>['body']

export type TakeUp =
  | { kind: 'bought'; purchased: Purchased }
  /** The provider has not reported the result. The same call may be repeated; it does not charge again (F12). */
  | { kind: 'checking' }
  | PaymentRefusal

/** Buys the quote. Idempotent: a second call does not buy it again (D-211). */
export async function takeUp(body: TakeUpRequest): Promise<TakeUp> {
  const reply = await client.send(takeUpQuoteV2, { body })
  if (reply.kind === 'unreachable') return { kind: 'unknown' }
  if (reply.kind === 'refused') return paymentRefusal(reply.problem)
  return reply.status === 200 ? { kind: 'bought', purchased: reply.body } : { kind: 'checking' }
}

/** Why a payment call was refused, as far as the page distinguishes (ERR-15, D-213). */
export type PaymentRefusal =
  /** The provider or the bank refused; the message is for the customer (ERR-10 to ERR-14). */
  | { kind: 'payment'; code: string; message: string }
  /** A quote code, which decides the page (NAV-32 to NAV-36). */
  | { kind: 'quote'; code: string }
  /** Not the price or the offer that this page shows (F7, F8). */
  | { kind: 'mismatch' }
  /** Another tab or an earlier press is paying for the same quote (F5). */
  | { kind: 'in-progress' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  | { kind: 'too-many' }
  /** The server failed, or no reply arrived. The outcome is unknown. */
  | { kind: 'unknown' }

export function paymentRefusal({ status, code, message, errors }: Problem): PaymentRefusal {
  if (status === 402) return { kind: 'payment', code, message }
  if (code === 'QUOTE_MISMATCH') return { kind: 'mismatch' }
  if (code.startsWith('QUOTE_')) return { kind: 'quote', code }
  if (code === 'CONFLICT') return { kind: 'in-progress' }
  if (code === 'TOO_MANY_REQUESTS') return { kind: 'too-many' }
  return code === 'VALIDATION_ERROR' ? { kind: 'invalid', errors } : { kind: 'unknown' }
}

type PurchaseReply = Reply<typeof getPurchaseCall>['body']

export type PurchasedPolicy = NonNullable<PurchaseReply['policy']>

export type GetPurchase =
  /** The state of the purchase, and the policy once there is one. */
  | { kind: 'known'; status: PurchaseReply['status']; policy?: PurchasedPolicy | undefined }
  | { kind: 'refused'; code: string }
  /** No reply: nothing is known, and asking again is safe. */
  | { kind: 'unreachable' }
  /** The caller has aborted. */
  | { kind: 'aborted' }

/** The state of a quote's purchase, for the browser with access to it (F28, D-250). */
export async function getPurchase(quoteReference: string, signal?: AbortSignal): Promise<GetPurchase> {
  const reply = await client.send(
    getPurchaseCall,
    { query: { QuoteReference: quoteReference } },
    { ...(signal && { signal }) },
  )
  if (reply.kind === 'answered') return { kind: 'known', ...reply.body }
  if (reply.kind === 'refused') return { kind: 'refused', code: reply.problem.code }
  return { kind: reply.reason === 'aborted' ? 'aborted' : 'unreachable' }
}

/** The token a drop-in starts with (API-11); undefined if it could not be fetched. */
export async function getDropInToken(merchantAccountId: string): Promise<string | undefined> {
  const reply = await client.send(getDropInUiToken, { query: { merchantAccountId } })
  return reply.kind === 'answered' ? reply.body.clientToken : undefined
}

/** The visitor's IP address, which banks use in 3-D Secure (CRD-19, D-207). It works without. */
export async function getClientIp(): Promise<string | undefined> {
  const reply = await client.send(getClientIpCall, {})
  return reply.kind === 'answered' ? reply.body.clientIp : undefined
}
