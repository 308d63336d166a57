import { subtract } from '@milepost/domain/values/pence'
import type { Failed, Found, NotFound } from '../../../platform/ports.ts'
import type {
  CardOrder,
  CardPayment,
  CardProvider,
  CardRefused,
} from '../../../purchase/attempt/provider-ports.ts'
import { mostSignificant } from '../most-significant.ts'
import { outgoingKey, singleUse } from '../single-use.ts'
import { intentFailure } from './intent-failures.ts'
import { type IntentGateway, type IntentRecord, type IntentRefused, KEY_REUSED } from './intent-gateway.ts'
import { paymentOfIntent } from './intent-payment.ts'

type Own = Pick<CardProvider, 'name' | 'client' | 'readEvent'>

/**
 * A card provider with payment intents: the browser confirms; here intents are prepared, looked up, captured, voided and refunded
 * (CRD-20).
 */
export function intentProvider(gateway: IntentGateway, own: Own): CardProvider {
  async function find(ref: string): Promise<Found<CardPayment> | NotFound | Failed> {
    const answer = await gateway.retrieve(ref)
    return answer.kind === 'found' ? found(answer.value) : answer
  }

  async function findByOrder(orderId: string): Promise<Found<CardPayment> | NotFound | Failed> {
    const answer = await gateway.search(orderId)
    if (answer.kind !== 'found') return answer
    const payment = mostSignificant(answer.value.map(paymentOfIntent))
    return payment ? { kind: 'found', value: payment } : { kind: 'not-found' }
  }

  /** A refusal may mean that it has been done already, so the payment is looked up (F17). */
  async function resultOf(
    ref: string,
    answer: Found<IntentRecord> | IntentRefused | Failed,
    done: CardPayment['status'],
  ): Promise<Found<CardPayment> | CardRefused | Failed> {
    if (answer.kind === 'failed') return answer
    if (answer.kind === 'found') return found(answer.value)
    const now = await find(ref)
    if (now.kind === 'failed') return now
    if (now.kind === 'found' && now.value.status === done) return now
    return refused(answer, now.kind === 'found' ? now.value : undefined)
  }

  /** A card can only be saved for a customer, so one is created if the payer has none yet. */
  async function customerOf(order: CardOrder): Promise<Found<string | undefined> | Failed> {
    const { customerRef, saveCard, orderId, amount, payer } = order
    if (!saveCard || customerRef !== undefined) return { kind: 'found', value: customerRef }
    // Created under an idempotency key, which allows one request body only, and named separately, because the payer may still
    // correct their name.
    const made = await gateway.createCustomer(outgoingKey(orderId, 'customer', amount))
    return made.kind === 'failed' || payer === undefined ? made : gateway.nameCustomer(made.value, payer)
  }

  return {
    ...own,
    find,
    findByOrder,

    async prepare(order) {
      const customer = await customerOf(order)
      if (customer.kind === 'failed') return customer
      const key = outgoingKey(order.orderId, 'create', order.amount)
      const made = await gateway.create(order, customer.value, key)
      if (made.kind === 'failed') return made
      if (made.kind === 'refused') {
        if (made.error.code !== KEY_REUSED) return refused(made, undefined)
        // Created before with other parameters, such as saving the card: the old intent must not be paid against the current
        // choice.
        const before = await findByOrder(order.orderId)
        return before.kind === 'failed'
          ? before
          : refused(made, before.kind === 'found' ? before.value : undefined)
      }
      const { id, client_secret } = made.value
      return client_secret
        ? { kind: 'found', value: { ref: id, clientSecret: client_secret } }
        : { kind: 'failed', reason: 'broken' }
    },

    // Intents have no drop-in to start and no nonce to authorise with.
    clientToken: async () => ({ kind: 'failed', reason: 'refused' }),
    authorise: async () => ({ kind: 'refused', failure: 'failed', payment: undefined }),

    // Looked up first: an idempotency key expires after a day, an order does not.
    async chargeSaved(order, by) {
      const before = await findByOrder(order.orderId)
      if (before.kind === 'found') return singleUse(before)
      if (before.kind === 'failed') return before
      const charged = await gateway.charge(order, by, outgoingKey(order.orderId, 'charge', order.amount))
      if (charged.kind === 'found') return singleUse(found(charged.value))
      if (charged.kind === 'refused') return refused(charged, undefined)
      // A refused card and refused credentials have the same status: only the order shows which it was.
      const after = charged.reason === 'refused' ? await findByOrder(order.orderId) : undefined
      return after?.kind === 'found' ? singleUse(after) : charged
    },

    async removeSaved({ methodRef }) {
      const answer = await gateway.detach(methodRef)
      return answer.kind === 'failed' ? answer : { kind: 'found', value: true }
    },

    async capture(ref, { orderId, amount }) {
      const answer = await gateway.capture(ref, amount, outgoingKey(orderId, 'capture', amount))
      return resultOf(ref, answer, 'captured')
    },

    async void(ref, { orderId }) {
      return resultOf(ref, await gateway.cancel(ref, outgoingKey(orderId, 'void', 'all')), 'voided')
    },

    // Brings the total refunded up to the amount; what was refunded before is not refunded again.
    async refund(ref, { orderId, amount }) {
      const before = await find(ref)
      if (before.kind === 'failed') return before
      if (before.kind === 'not-found') return { kind: 'refused', failure: 'failed', payment: undefined }
      const missing = subtract(amount, before.value.refunded)
      if (missing <= 0) return before
      if (before.value.status !== 'captured' || amount > before.value.captured)
        return { kind: 'refused', failure: 'failed', payment: before.value }
      const answer = await gateway.refund(ref, missing, outgoingKey(orderId, 'refund', amount))
      if (answer.kind === 'failed') return answer
      const after = await find(ref)
      if (after.kind === 'failed') return after
      if (after.kind === 'found' && after.value.refunded >= amount) return after
      return answer.kind === 'refused'
        ? refused(answer, after.kind === 'found' ? after.value : undefined)
        : { kind: 'failed', reason: 'broken' }
    },
  }
}

function found(intent: IntentRecord): Found<CardPayment> {
  return { kind: 'found', value: paymentOfIntent(intent) }
}

function refused({ error }: IntentRefused, payment: CardPayment | undefined): CardRefused {
  return { kind: 'refused', failure: intentFailure(error), payment }
}
