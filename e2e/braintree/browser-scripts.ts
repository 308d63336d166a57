import { createRequire } from 'node:module'
import { buildSync } from 'esbuild'

/** The message bus between Braintree's frames and its client, as in its own frames. */
function framebus(): string {
  // Resolved from the site: its location depends on what else is installed.
  const site = createRequire(new URL('../../apps/web/package.json', import.meta.url))
  const entryPoint = site.resolve('framebus')
  const [made] = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    format: 'iife',
    globalName: 'Framebus',
    write: false,
  }).outputFiles
  return made?.text ?? ''
}

/** A hosted field: typed and validated here, and only exchanged for a nonce. */
export const hostedField = () => `<!doctype html><meta charset="utf-8"><title>Card</title>
<label><span></span><input autocomplete="off"></label>
<script>${framebus()}</script>
<script>
const events = (name) => 'hosted-fields:' + name
const field = window.name.replace('braintree-hosted-field-', '')
const input = document.querySelector('input')
const bus = new (Framebus.default ?? Framebus)({ channel: location.hash.slice(1) })
const rules = { number: /^\\d{15,16}$/, expirationDate: /^\\d\\d\\/\\d\\d$/, cvv: /^\\d{3,4}$/ }
window.standIn = { field, value: () => input.value.replace(/\\s/g, ''), isFocused: () => document.activeElement === input }
function siblings() {
  const found = {}
  for (let i = 0; i < parent.length; i += 1) {
    try {
      if (parent[i].standIn) found[parent[i].standIn.field] = parent[i].standIn
    } catch {
      /* A frame of another origin. */
    }
  }
  return found
}
function tell(type) {
  const fields = Object.fromEntries(Object.entries(siblings()).map(([name, { value, isFocused }]) => [name, {
    isEmpty: value() === '', isValid: rules[name].test(value()), isPotentiallyValid: true, isFocused: isFocused(),
  }]))
  bus.emit(events('INPUT_EVENT'), { type, merchantPayload: { emittedBy: field, cards: [], fields } })
}
input.addEventListener('input', () => tell('validityChange'))
input.addEventListener('blur', () => tell('blur'))
bus.on(events('CLEAR_FIELD'), (cleared) => {
  if (cleared.field !== field) return
  input.value = ''
  tell('validityChange')
})
if (field === 'number')
  bus.on(events('TOKENIZATION_REQUEST'), async (_options, reply) => {
    const card = Object.fromEntries(Object.entries(siblings()).map(([name, { value }]) => [name, value()]))
    const result = await fetch('/stand-in/tokenise', { method: 'POST', body: JSON.stringify(card) })
    reply([null, await result.json()])
  })
bus.emit(events('FRAME_READY'), { field }, (options) => {
  document.querySelector('span').textContent = options.fields[field].internalLabel
})
</script>`

/** Cardinal's Songbird, which runs 3-D Secure for Braintree. */
export const songbird = `
const heard = {}
window.Cardinal = {
  configure() {},
  on(name, listener) { heard[name] = listener },
  off(name) { delete heard[name] },
  setup() { setTimeout(() => heard['payments.setupComplete']?.({ sessionId: 'df-1' }), 0) },
  trigger: async () => ({ Status: true }),
  continue(_brand, { AcsUrl }) {
    const frame = document.createElement('iframe')
    frame.title = 'Your bank'
    frame.src = AcsUrl
    // On top of everything, like the real one.
    Object.assign(frame.style, { position: 'fixed', inset: '10% 5%', zIndex: 999999, background: 'white' })
    document.body.append(frame)
    addEventListener('message', function answered({ origin }) {
      if (origin !== 'https://centinelapistag.cardinalcommerce.com') return
      removeEventListener('message', answered)
      frame.remove()
      heard['payments.validated']({ ActionCode: 'SUCCESS' }, 'jwt')
    })
  },
}`

export const bankPage = `<!doctype html><title>Your bank</title><button>Approve</button>
<script>document.querySelector('button').onclick = () => parent.postMessage('answered', '*')</script>`

/** PayPal's buttons: a window that replies through its opener; a closed window is a customer who left. */
export const payPalSdk = `
window.paypal = {
  FUNDING: { PAYPAL: 'paypal' },
  Buttons: (options) => ({
    isEligible: () => true,
    close: async () => {},
    async render(into) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'PayPal'
      button.onclick = async () => {
        if (!(await options.onClick({}, { resolve: () => true, reject: () => false }))) return
        const handle = open('https://www.paypal.com/checkoutnow', 'paypal', 'width=400,height=500')
        const orderID = await options.createOrder()
        const watch = setInterval(() => {
          if (!handle.closed) return
          clearInterval(watch)
          options.onCancel()
        }, 100)
        addEventListener('message', function approved({ origin, data }) {
          if (origin !== 'https://www.paypal.com' || data !== 'approved') return
          clearInterval(watch)
          removeEventListener('message', approved)
          handle.close()
          options.onApprove({ orderID, payerID: 'payer' })
        })
      }
      into.append(button)
    },
  }),
}`

export const payPalPage = `<!doctype html><title>PayPal</title><button>Pay with my account</button>
<script>document.querySelector('button').onclick = () => opener.postMessage('approved', '*')</script>`

export const googlePay = `
window.google = { payments: { api: { PaymentsClient: class {
  isReadyToPay = async ({ allowedPaymentMethods }) => ({ result: allowedPaymentMethods.length === 1 })
  createButton({ onClick }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Google Pay'
    button.onclick = onClick
    return button
  }
  async loadPaymentData(request) {
    const result = await fetch('https://pay.google.com/stand-in/pay', { method: 'POST', body: JSON.stringify(request) })
    return { apiVersion: 2, paymentMethodData: { tokenizationData: { token: await result.text() } } }
  }
} } } }`

/** Provided by the browser if the device has Apple Pay; the fingerprint is read at once. */
export const applePay = `
window.ApplePaySession = class {
  static STATUS_SUCCESS = 0
  static STATUS_FAILURE = 1
  static canMakePayments = () => true
  begin() { this.onvalidatemerchant({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices' }) }
  completeMerchantValidation() { this.onpaymentauthorized({ payment: { token: { paymentData: {} } } }) }
  completePayment() {}
  abort() {}
}`
