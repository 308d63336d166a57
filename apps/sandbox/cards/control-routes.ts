import type { FastifyInstance } from 'fastify'
import { isOwnPage } from '../http/answer.ts'
import { readFault } from '../http/faults.ts'
import { takeForms } from '../http/request.ts'
import { voidPayment } from './engine/payment-actions.ts'
import type { Payment } from './engine/payments.ts'
import type { Outcome } from './engine/test-cards.ts'
import { ledgerOf } from './ledger.ts'
import type { Provider } from './provider.ts'

type ById = { Params: { id: string } }
type ByQuery = { Querystring: { order_id?: string; payment?: string } }

const outcomes: readonly Outcome[] = ['approved', 'declined', 'insufficient-funds', 'processing-error']

/** For tests and the console: inject faults, read the ledger, move time. Merchants call none of this. */
export async function controlRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  const { engine, faults, webhooks } = provider
  takeForms(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnPage(request)) return reply.code(403).send(problem('Only the desk or a program may call this.'))
  })

  app.get('/cards/control/faults', () => ({ faults: faults.list() }))
  app.post('/cards/control/faults', (request, reply) => {
    const { body, headers } = request
    const fault =
      typeof body === 'object' && body !== null ? readFault({ ...body }) : 'the body must be an object'
    if (typeof fault === 'string') return reply.code(400).send(problem(fault))
    const added = faults.add(fault)
    // The console's form returns to the console.
    return headers.accept?.includes('text/html')
      ? reply.redirect('/#cards', 303)
      : reply.code(201).send({ fault: added })
  })
  app.post('/cards/control/faults/clear', (_request, reply) => {
    faults.clear()
    return reply.redirect('/#cards', 303)
  })
  app.delete('/cards/control/faults', (_request, reply) => {
    faults.clear()
    return reply.code(204).send()
  })
  app.delete<ById>('/cards/control/faults/:id', (request, reply) =>
    faults.remove(Number(request.params.id))
      ? reply.code(204).send()
      : reply.code(404).send(problem('No such fault.')),
  )

  app.get<ByQuery>('/cards/control/ledger', ({ query }) =>
    ledgerOf(engine.store, { paymentId: query.payment, orderId: query.order_id }),
  )
  app.get<ByQuery>('/cards/control/payments', ({ query }) => ({
    payments: engine.store
      .all('payments')
      .filter(({ orderId }) => query.order_id === undefined || orderId === query.order_id)
      .map(withoutSecret),
  }))
  app.get('/cards/control/events', () => ({ events: engine.store.all('events') }))
  app.post<ById>('/cards/control/events/:id/resend', (request, reply) =>
    webhooks.resend(request.params.id)
      ? reply.code(202).send({})
      : reply.code(404).send(problem('No such event, or SANDBOX_WEBHOOK_URL is off.')),
  )

  // An authorisation lasts about a week; tests cannot wait that long.
  app.post<ById>('/cards/control/payments/:id/expire', (request, reply) => {
    const payment = engine.store.get('payments', request.params.id)
    if (payment === undefined) return reply.code(404).send(problem('No such payment.'))
    const { kind, payment: after } = engine.store.act(() => voidPayment(engine, payment, 'automatic'))
    return kind === 'done'
      ? { payment: withoutSecret(after) }
      : reply.code(409).send(problem(`A payment that is ${payment.state} cannot expire.`))
  })
  // A saved card may be accepted today and refused at the renewal.
  app.post<ById & { Body: { outcome?: unknown } | undefined }>(
    '/cards/control/saved-cards/:id',
    (request, reply) => {
      const card = engine.store.get('instruments', request.params.id)
      const outcome = outcomes.find((each) => each === request.body?.outcome)
      if (!card?.saved) return reply.code(404).send(problem('No such saved card.'))
      if (outcome === undefined)
        return reply.code(400).send(problem(`outcome must be one of ${outcomes.join(', ')}`))
      engine.store.put('instruments', card.id, { ...card, behaviour: { ...card.behaviour, outcome } })
      return { id: card.id, outcome }
    },
  )
}

function withoutSecret({ clientSecret: _, ...payment }: Payment) {
  return payment
}

function problem(message: string) {
  return { error: { code: 'CONTROL', message } }
}
