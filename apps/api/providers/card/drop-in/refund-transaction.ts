import { type Pence, subtract } from '@milepost/domain/values/pence'
import type { CardPayment, CardProvider, CardRefused } from '../../../payment/provider-ports'
import type { Failed, Found } from '../../../platform/provider-ports'
import { validationFailure } from '../failures/transaction-failures'
import type { TransactionGateway } from './transaction-gateway'

/** Only what is settled can be refunded, and for some hours after it was taken it is not. */
const notSettled = ['91506', '91574']

/**
 * Sees to it that so much has been given back in all: what has been already is not given twice. What was taken today and is not
 * settled yet is let go instead, where all of it is to go back.
 */
export async function refundTransaction(
  gateway: TransactionGateway,
  find: CardProvider['find'],
  ref: string,
  amount: Pence,
): Promise<Found<CardPayment> | CardRefused | Failed> {
  const before = await find(ref)
  if (before.kind === 'failed') return before
  if (before.kind === 'not-found') return { kind: 'refused', failure: 'failed', payment: undefined }
  const payment = before.value
  const missing = subtract(amount, payment.refunded)
  // Let go by an earlier try whose answer was lost: nothing is left to give back (F13).
  if (missing <= 0 || payment.status === 'voided') return before
  if (payment.status !== 'captured' || amount > payment.captured)
    return { kind: 'refused', failure: 'failed', payment }

  const answer = await gateway.refund(ref, missing)
  if (answer.kind === 'failed') return answer
  if (answer.kind === 'refused') {
    if (!answer.codes.some((code) => notSettled.includes(code)))
      return { kind: 'refused', failure: validationFailure(answer.codes), payment }
    // Part of it has to wait until it is settled, and so has all of it while it is settling.
    const voided = missing === payment.captured ? await gateway.void(ref) : answer
    if (voided.kind === 'failed') return voided
    if (voided.kind === 'refused') return { kind: 'failed', reason: 'throttled' }
  }
  const after = await find(ref)
  return after.kind === 'not-found' ? { kind: 'failed', reason: 'broken' } : after
}
