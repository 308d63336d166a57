import { html } from '../../desk/html'
import { page } from '../../desk/page'

/** A shop with one thing to sell, for trying the frames by hand and in a browser's tests. */
export const demoPage = page(
  'Card demo',
  html`<main id="main" class="wide demo">
<p><a href="/#cards">Back to the desk</a></p>
<h1>Pay £123.45</h1>
<p class="about">The boxes below are frames of the card provider. This page never sees a card number.</p>
<section aria-labelledby="fields-title"><h2 id="fields-title">Card fields</h2>
<div id="fields"></div>
<p><button type="button" class="copy" id="pay-fields">Pay by card</button></p></section>
<section aria-labelledby="wallet-title"><h2 id="wallet-title">Wallet button</h2>
<div id="wallet"></div></section>
<section aria-labelledby="dropin-title"><h2 id="dropin-title">Drop-in</h2>
<div id="drop-in"></div>
<p><button type="button" class="copy" id="pay-drop-in">Pay with the drop-in</button></p></section>
<section aria-labelledby="result-title"><h2 id="result-title">What came back</h2>
<pre id="result" role="status">Nothing yet.</pre></section>
<script src="/cards/v1/client.js" defer></script>
<script src="/cards/demo.js" defer></script>
</main>`,
)

export const demoScript = `'use strict'
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
  const told = await dropIn.requestPaymentMethod({ threeDSecure: { amount: '123.45' } })
  if (told.error) show(told)
  else if (told.paymentMethod.liabilityShifted === false) show({ notShifted: told.paymentMethod })
  else show(await post('/cards/demo/sale', { nonce: told.paymentMethod.nonce, deviceData: told.paymentMethod.deviceData }))
})
`
