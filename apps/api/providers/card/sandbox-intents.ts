import * as z from 'zod/mini'
import type { Failed, Found } from '../../platform/ports.ts'
import type { CardClientSettings, CardProvider } from '../../purchase/attempt/provider-ports.ts'
import type { Answered, OutgoingRequest } from '../http/attempt.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Ask } from '../http/outgoing.ts'
import {
  CHARGED_BY_US,
  type IntentGateway,
  type IntentRecord,
  type IntentRefused,
  intentRecord,
} from './intents/intent-gateway.ts'
import { intentProvider } from './intents/intent-provider.ts'
import { readAnswer } from './read-answer.ts'
import { sandboxEvents } from './sandbox-events.ts'

export type SandboxAccount = { baseUrl: string; secret: string; client: CardClientSettings }

const customerRecord = z.object({ id: z.string() })
const listed = z.object({ data: z.array(intentRecord) })
const refusal = z.object({
  error: z.object({ code: z.string(), decline_code: z.optional(z.string()) }),
})

/** The sandbox's payment intents. */
export function sandboxIntents(ask: Ask, account: SandboxAccount): CardProvider {
  const { readEvent } = sandboxEvents(account.secret, 'payment_intent')
  return intentProvider(gateway(ask, account), {
    name: 'sandbox-intents',
    client: account.client,
    readEvent,
  })
}

function gateway(ask: Ask, { baseUrl, secret }: SandboxAccount): IntentGateway {
  const at = (...parts: readonly string[]) => endpoint(baseUrl, 'cards', 'intents', 'v1', ...parts)
  const authorization = `Bearer ${secret}`

  const get = (url: string) => ask({ method: 'GET', url, headers: { authorization }, safe: true })
  /** `safe` calls are retried. Repeated under its idempotency key, a call still has one effect. */
  const post = (url: string, key: string, body: OutgoingRequest['body'], safe: boolean) =>
    ask({ method: 'POST', url, headers: { authorization, 'idempotency-key': key }, body, safe })

  return {
    async create({ amount, description, metadata, orderId, saveCard, statement }, customer, key) {
      const wish = {
        amount,
        currency: 'gbp',
        capture_method: 'manual',
        description,
        statement_descriptor_suffix: statement.name,
        metadata: { ...metadata, order_id: orderId },
        ...(customer !== undefined && { customer }),
        ...(saveCard && { setup_future_usage: 'off_session' }),
      }
      return intentOf(await post(at('payment_intents'), key, wish, true))
    },
    async charge({ amount, description, metadata, orderId, statement }, { customerRef, methodRef }, key) {
      const wish = {
        amount,
        currency: 'gbp',
        capture_method: 'manual',
        description,
        statement_descriptor_suffix: statement.name,
        metadata: { ...metadata, ...CHARGED_BY_US, order_id: orderId },
        customer: customerRef,
        payment_method: methodRef,
        confirm: true,
        off_session: true,
      }
      return intentOf(await post(at('payment_intents'), key, wish, true))
    },
    async detach(methodRef) {
      const url = at('payment_methods', methodRef, 'detach')
      const answer = await ask({ method: 'POST', url, headers: { authorization }, body: {}, safe: true })
      return refusedIn(answer) ?? readAnswer(answer, z.unknown(), (method) => method)
    },
    async createCustomer(key) {
      return readAnswer(await post(at('customers'), key, {}, true), customerRecord, ({ id }) => id)
    },
    async nameCustomer(id, { firstName, lastName, email }) {
      const wish = { name: `${firstName} ${lastName}`, ...(email !== undefined && { email }) }
      const headers = { authorization }
      const answer = await ask({ method: 'POST', url: at('customers', id), headers, body: wish, safe: true })
      return readAnswer(answer, customerRecord, (customer) => customer.id)
    },
    async retrieve(id) {
      const answer = await get(at('payment_intents', id))
      if (answer.kind === 'answered' && answer.status === 404) return { kind: 'not-found' }
      return readAnswer(answer, intentRecord, (intent) => intent)
    },
    async search(orderId) {
      const query = new URLSearchParams({ query: `metadata['order_id']:'${orderId}'` })
      return readAnswer(await get(`${at('payment_intents', 'search')}?${query}`), listed, ({ data }) => data)
    },
    // Sent once: the caller retries later and finds the outcome of the first try.
    async capture(id, amount_to_capture, key) {
      return intentOf(await post(at('payment_intents', id, 'capture'), key, { amount_to_capture }, false))
    },
    async cancel(id, key) {
      return intentOf(await post(at('payment_intents', id, 'cancel'), key, {}, false))
    },
    async refund(payment_intent, amount, key) {
      const answer = await post(at('refunds'), key, { payment_intent, amount }, false)
      return refusedIn(answer) ?? readAnswer(answer, z.unknown(), (refund) => refund)
    },
  }
}

function intentOf(answer: Answered | Failed): Found<IntentRecord> | IntentRefused | Failed {
  return refusedIn(answer) ?? readAnswer(answer, intentRecord, (intent) => intent)
}

function refusedIn(answer: Answered | Failed): IntentRefused | undefined {
  if (answer.kind === 'failed' || answer.status < 400) return undefined
  const refused = refusal.safeParse(answer.body).data
  return refused && { kind: 'refused', error: refused.error }
}
