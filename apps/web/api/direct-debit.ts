import {
  checkBankDetails as checkBankDetailsCall,
  getPaymentDate as getPaymentDateCall,
} from '@milepost/contract/calls/payment'
import type { BankAccount } from '@milepost/domain/payment/direct-debit-form'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { client } from './client.ts'

export type CheckBankDetails =
  | { kind: 'valid'; bankName?: string | undefined }
  | { kind: 'not-valid' }
  /** Too many accounts were tried: card payment is offered instead. */
  | { kind: 'too-many' }
  /** A quote code, which decides the page. */
  | { kind: 'refused'; code: string }
  /** No reply: nothing is known about the account, and asking again is safe. */
  | { kind: 'unreachable' }

/** Whether the account can exist, and at which bank; only for a browser with a quote to pay for (API-03, D-187, F18). */
export async function checkBankDetails(
  quoteReference: string,
  account: BankAccount,
): Promise<CheckBankDetails> {
  const { sortCode, accountNumber } = account
  const reply = await client.send(checkBankDetailsCall, { body: { quoteReference, sortCode, accountNumber } })
  if (reply.kind === 'answered') {
    const { isValid, bankName } = reply.body
    return isValid ? { kind: 'valid', bankName } : { kind: 'not-valid' }
  }
  if (reply.kind === 'unreachable') return { kind: 'unreachable' }
  switch (reply.problem.code) {
    case 'VALIDATION_ERROR':
      return { kind: 'not-valid' }
    case 'TOO_MANY_REQUESTS':
      return { kind: 'too-many' }
    case 'QUOTE_NOT_FOUND':
      return { kind: 'refused', code: reply.problem.code }
    default:
      return { kind: 'unreachable' }
  }
}

export type GetPaymentDate =
  | { kind: 'dated'; paymentDate: LocalDate }
  /** A quote code, which decides the page. */
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
