import type { Request } from '@milepost/contract/call'
import { makePaymentIntentV2 } from '@milepost/contract/calls/payment/make-payment-intent'
import { client } from './client'
import { type PaymentRefusal, paymentRefusal } from './payment-refusal'

type Intent = Request<typeof makePaymentIntentV2>

export type PaymentToPrepare = Intent['body']
/** Which of the two card pages asks. */
export type CardPage = NonNullable<Intent['headers']['provider']>

/** Our own name of the payment, and what the provider's client confirms it with (D-197). */
export type PreparedPayment = { paymentId: string; clientSecret: string }

export type PreparePayment = ({ kind: 'prepared' } & PreparedPayment) | PaymentRefusal

/** Prepares the payment of an offer. Asked again for the same offer it is the same payment (F1, F5). */
export async function preparePayment(body: PaymentToPrepare, provider: CardPage): Promise<PreparePayment> {
  const reply = await client.send(makePaymentIntentV2, { headers: { provider }, body })
  if (reply.kind === 'answered') return { kind: 'prepared', ...reply.body }
  return reply.kind === 'refused' ? paymentRefusal(reply.problem) : { kind: 'unknown' }
}
