import type { FastifyInstance } from 'fastify'
import { createPayment } from '../engine/create-payment'
import { newId } from '../engine/engine'
import { writeClientToken } from '../faces/drop-in/client-token'
import { poundsOf } from '../faces/drop-in/pounds'
import { sellAs } from '../faces/drop-in/sale-calls'
import { isOwnPage } from '../frames/own-page'
import type { Provider } from '../provider'
import { demoPage, demoScript } from './demo-page'

const PENCE = 12_345
const CUSTOMER = 'demo-customer'

/** The demo's own little server: what a shop does with its secret key. */
export async function demoRoutes(app: FastifyInstance, provider: Provider): Promise<void> {
  const { engine, secret } = provider
  app.get('/cards/demo', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(demoPage),
  )
  app.get('/cards/demo.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(demoScript),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isOwnPage(request))
      return reply.code(403).send({ error: { code: 'foreign_page' } })
  })
  app.post('/cards/demo/intent', () => {
    const metadata = { order_id: newId('demo-') }
    const payment = engine.store.act(() =>
      createPayment(engine, {
        id: newId('pi_'),
        face: 'intents',
        pence: PENCE,
        orderId: metadata.order_id,
        metadata,
        capture: 'manual',
        saveCard: false,
      }),
    )
    return { clientSecret: payment.clientSecret }
  })
  app.post('/cards/demo/token', () => ({
    clientToken: writeClientToken(secret, engine.now(), { merchantAccountId: 'demo', customerId: CUSTOMER }),
  }))
  app.post<{ Body: { nonce?: unknown; deviceData?: unknown } }>('/cards/demo/sale', (request, reply) => {
    const { nonce, deviceData } = request.body
    const body = {
      amount: poundsOf(PENCE),
      paymentMethodNonce: nonce,
      deviceData,
      orderId: newId('demo-'),
      customerId: CUSTOMER,
      options: { submitForSettlement: false, storeInVaultOnSuccess: true },
    }
    const { status, body: told } = sellAs(provider, body)
    return reply.code(status).send(told)
  })
}
