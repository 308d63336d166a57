import type { FastifyInstance } from 'fastify'
import { html, page } from '../console/html.ts'
import { isOwnPage } from '../http/answer.ts'
import { writeClientToken } from './drop-in/client-token.ts'
import { sellAs } from './drop-in/sale-calls.ts'
import { poundsOf } from './drop-in/transaction-shape.ts'
import { newId } from './engine/engine.ts'
import { createPayment } from './engine/payment-actions.ts'
import type { Provider } from './provider.ts'

const PENCE = 12_345
const CUSTOMER = 'demo-customer'

/** The demo's own server side: what a merchant does with its secret key. */
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
    const { status, body: sold } = sellAs(provider, body)
    return reply.code(status).send(sold)
  })
}

/** A merchant with one product, for trying the frames manually and in browser tests. */
const demoPage = page(
  'Card demo',
  html`<main id="main" class="wide demo">
<p><a href="/#cards">Back to the console</a></p>
<h1>Pay £123.45</h1>
<p class="about">The fields below are frames of the card provider. This page never sees a card number.</p>
<section aria-labelledby="fields-title"><h2 id="fields-title">Card fields</h2>
<div id="fields"></div>
<p><button type="button" class="copy" id="pay-fields">Pay by card</button></p></section>
<section aria-labelledby="wallet-title"><h2 id="wallet-title">Wallet button</h2>
<div id="wallet"></div></section>
<section aria-labelledby="dropin-title"><h2 id="dropin-title">Drop-in</h2>
<div id="drop-in"></div>
<p><button type="button" class="copy" id="pay-drop-in">Pay with the drop-in</button></p></section>
<section aria-labelledby="result-title"><h2 id="result-title">Result</h2>
<pre id="result" role="status">Nothing yet.</pre></section>
<script src="/cards/v1/client.js" defer></script>
<script src="/cards/demo.js" defer></script>
</main>`,
)

const demoScript = `'use strict'
const PENCE = 12345
const byId = (id) => document.getElementById(id)
const show = (what) => {
  byId('result').textContent = JSON.stringify(what, null, 2)
}
async function post(path, body) {
  const reply = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return reply.json()
}
const cards = window.SandboxCards

const fields = cards.cardFields({ container: byId('fields') })
async function payWith(paymentMethod) {
  const { clientSecret } = await post('/cards/demo/intent', { pence: PENCE })
  show(await cards.confirmCardPayment(clientSecret, { paymentMethod: paymentMethod.id }))
}
byId('pay-fields').addEventListener('click', async () => {
  const made = await fields.createPaymentMethod()
  if (made.error) show(made)
  else await payWith(made.paymentMethod)
})
cards.walletButton({ container: byId('wallet'), wallet: 'google_pay', amount: PENCE, onApprove: ({ paymentMethod }) => payWith(paymentMethod), onCancel: () => show({ cancelled: true }) })

let dropIn
post('/cards/demo/token', {}).then(({ clientToken }) => {
  dropIn = cards.dropIn({ container: byId('drop-in'), clientToken, wallets: ['google_pay', 'paypal'] })
})
byId('pay-drop-in').addEventListener('click', async () => {
  const result = await dropIn.requestPaymentMethod({ threeDSecure: { amount: '123.45' } })
  if (result.error) show(result)
  else if (result.paymentMethod.liabilityShifted === false) show({ notShifted: result.paymentMethod })
  else show(await post('/cards/demo/sale', { nonce: result.paymentMethod.nonce, deviceData: result.paymentMethod.deviceData }))
})
`
