import { getPaymentDate as getPaymentDateCall } from '@milepost/contract/calls/payment/get-payment-date'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { client } from './client'

export type GetPaymentDate =
  | { kind: 'dated'; paymentDate: LocalDate }
  /** A code of the quote, which says where it leads. */
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** When the first monthly payment is taken (API-10, D-183). */
export async function getPaymentDate(
  quoteReference: string,
  coverStart: LocalDate,
  signal: AbortSignal,
): Promise<GetPaymentDate> {
  const query = { QuoteReference: quoteReference, CoverStartDate: coverStart }
  const reply = await client.send(getPaymentDateCall, { query }, { signal })
  if (reply.kind === 'answered') return { kind: 'dated', paymentDate: reply.body.paymentDate }
  if (reply.kind === 'unreachable') return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
  const { code } = reply.problem
  return code.startsWith('QUOTE_') ? { kind: 'refused', code } : { kind: 'failed' }
}
