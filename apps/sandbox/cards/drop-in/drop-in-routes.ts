import type { FastifyInstance } from 'fastify'
import { answer } from '../../http/answer.ts'
import type { About, Operation } from '../../http/faults.ts'
import { BadRequest } from '../../http/request.ts'
import type { Provider } from '../provider.ts'
import { holdsSecret } from '../secret-key.ts'
import { sale } from './sale-calls.ts'
import {
  deletePaymentMethod,
  findCustomer,
  findNonce,
  findTransaction,
  makeClientToken,
  refundTransaction,
  searchTransactions,
  submitForSettlement,
  voidTransaction,
} from './transaction-calls.ts'
import { type DropInCall, transactionProblem } from './transaction-shape.ts'

type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  operation: Operation
  call: DropInCall
}

const routes: readonly Route[] = [
  { method: 'POST', path: '/client_token', operation: 'token', call: makeClientToken },
  { method: 'POST', path: '/transactions', operation: 'sale', call: sale },
  { method: 'POST', path: '/transactions/advanced_search', operation: 'search', call: searchTransactions },
  { method: 'GET', path: '/transactions/:id', operation: 'retrieve', call: findTransaction },
  { method: 'GET', path: '/payment_method_nonces/:id', operation: 'retrieve', call: findNonce },
  { method: 'PUT', path: '/transactions/:id/void', operation: 'void', call: voidTransaction },
  {
    method: 'PUT',
    path: '/transactions/:id/submit_for_settlement',
    operation: 'capture',
    call: submitForSettlement,
  },
  { method: 'POST', path: '/transactions/:id/refund', operation: 'refund', call: refundTransaction },
  { method: 'GET', path: '/customers/:id', operation: 'vault', call: findCustomer },
  { method: 'DELETE', path: '/payment_methods/:id', operation: 'vault', call: deletePaymentMethod },
]

/** Client tokens, nonces and transactions, in the shape of Braintree's client libraries, as JSON. */
export async function dropInRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof BadRequest)) throw error
    const { body } = transactionProblem('81500', error.field, error.message)
    return reply.code(error.status).send(body)
  })
  app.addHook('onRequest', async (request, reply) => {
    if (holdsSecret(request, provider.secret)) return
    return reply.code(401).send(transactionProblem('401', 'base', 'Authentication failed.').body)
  })
  for (const { method, path, operation, call } of routes)
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/cards/drop-in/merchants/:merchantId${path}`,
      handler: (request, reply) => {
        const id = request.params.id ?? ''
        return answer(reply, provider.faults, { operation, about: aboutOf(provider, request.body, id) }, () =>
          call(provider, request, id),
        )
      },
    })
}

function aboutOf({ engine }: Provider, body: unknown, id: string): About {
  const payment = engine.store.get('payments', id)
  if (payment !== undefined) return { orderId: payment.orderId, script: payment.metadata['sandbox_fault'] }
  if (typeof body !== 'object' || body === null) return {}
  const orderId = 'orderId' in body ? orderIdIn(body.orderId) : undefined
  const fields = 'customFields' in body ? body.customFields : undefined
  const script =
    typeof fields === 'object' && fields !== null && 'sandbox_fault' in fields
      ? String(fields.sandbox_fault)
      : undefined
  return { orderId, script }
}

/** A sale names its order, a search asks for `{ is: … }`. */
function orderIdIn(named: unknown): string | undefined {
  const orderId = typeof named === 'object' && named !== null && 'is' in named ? named.is : named
  return typeof orderId === 'string' ? orderId : undefined
}
