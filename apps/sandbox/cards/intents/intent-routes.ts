import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answer } from '../../http/answer.ts'
import type { Operation } from '../../http/faults.ts'
import { BadRequest, takeForms } from '../../http/request.ts'
import type { Engine } from '../engine/engine.ts'
import type { Payment } from '../engine/payments.ts'
import type { Provider } from '../provider.ts'
import { holdsSecret } from '../secret-key.ts'
import {
  cancelIntent,
  captureIntent,
  confirmIntent,
  createIntent,
  createRefund,
  retrieveIntent,
  retrieveRefund,
  searchIntents,
} from './intent-calls.ts'
import { type IntentCall, intentError } from './intent-shape.ts'
import {
  createCustomer,
  detachMethod,
  methodsOfCustomer,
  retrieveMethod,
  updateCustomer,
} from './vault-calls.ts'

type Route = { method: 'GET' | 'POST'; path: string; operation: Operation; call: IntentCall }

const routes: readonly Route[] = [
  { method: 'POST', path: '/payment_intents', operation: 'create', call: createIntent },
  { method: 'GET', path: '/payment_intents/search', operation: 'search', call: searchIntents },
  { method: 'GET', path: '/payment_intents/:id', operation: 'retrieve', call: retrieveIntent },
  { method: 'POST', path: '/payment_intents/:id/confirm', operation: 'confirm', call: confirmIntent },
  { method: 'POST', path: '/payment_intents/:id/capture', operation: 'capture', call: captureIntent },
  { method: 'POST', path: '/payment_intents/:id/cancel', operation: 'void', call: cancelIntent },
  { method: 'POST', path: '/refunds', operation: 'refund', call: createRefund },
  { method: 'GET', path: '/refunds/:id', operation: 'retrieve', call: retrieveRefund },
  { method: 'POST', path: '/customers', operation: 'vault', call: createCustomer },
  { method: 'POST', path: '/customers/:id', operation: 'vault', call: updateCustomer },
  { method: 'GET', path: '/customers/:id/payment_methods', operation: 'vault', call: methodsOfCustomer },
  { method: 'GET', path: '/payment_methods/:id', operation: 'vault', call: retrieveMethod },
  { method: 'POST', path: '/payment_methods/:id/detach', operation: 'vault', call: detachMethod },
]

/** Payment intents in the shape Stripe publishes, as JSON or forms. */
export async function intentRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  takeForms(app)
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof BadRequest)) throw error
    const { status, body } = intentError(
      error.status,
      'invalid_request_error',
      'parameter_invalid',
      error.message,
      {
        param: error.field,
      },
    )
    return reply.code(status).send(body)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (holdsSecret(request, provider.secret)) return
    const { status, body } = intentError(
      401,
      'invalid_request_error',
      'api_key_invalid',
      'Invalid API key provided.',
    )
    return reply.code(status).send(body)
  })
  for (const { method, path, operation, call } of routes)
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/cards/intents/v1${path}`,
      handler: (request, reply) => {
        const id = request.params.id ?? ''
        const about = aboutOf(provider.engine.store.get('payments', paymentIdOf(request, id)), request)
        const work = () => call(provider, request, id)
        return answer(reply, provider.faults, { operation, about }, () =>
          method === 'POST' ? onceByKey(provider.engine, request, work) : work(),
        )
      },
    })
}

/** A refund names its payment in the body. */
function paymentIdOf({ body }: FastifyRequest, id: string): string {
  if (id !== '' || typeof body !== 'object' || body === null || !('payment_intent' in body)) return id
  return String(body.payment_intent)
}

function aboutOf(payment: Payment | undefined, { body }: FastifyRequest) {
  const metadata = payment?.metadata ?? metadataOf(body)
  return { orderId: metadata['order_id'], script: metadata['sandbox_fault'] }
}

function metadataOf(body: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof body !== 'object' || body === null || !('metadata' in body)) return {}
  const { metadata } = body
  if (typeof metadata !== 'object' || metadata === null) return {}
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => typeof value === 'string'))
}

/**
 * The same key with the same request gets the first reply again, byte for byte; with a different request it gets a conflict. A refused
 * card is a reply and is stored. A request that could not be read is not stored.
 */
function onceByKey(engine: Engine, request: FastifyRequest, work: () => Answer): Answer {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return engine.store.act(work)
  if (key.length > 255)
    return intentError(400, 'invalid_request_error', 'idempotency_key_in_use', 'The key is too long.')
  const asked = JSON.stringify([request.method, request.url, request.body ?? null])
  const requestHash = createHash('sha256').update(asked).digest('hex')
  const stored = engine.store.get('replies', key)
  if (stored !== undefined)
    return stored.requestHash === requestHash
      ? { status: stored.status, body: stored.body }
      : intentError(
          409,
          'idempotency_error',
          'idempotency_key_reused',
          'This key was used for another request. Use a new key, or send the same request again.',
        )
  return engine.store.act(() => {
    const answer = work()
    engine.store.put('replies', key, { key, requestHash, ...answer })
    return answer
  })
}
