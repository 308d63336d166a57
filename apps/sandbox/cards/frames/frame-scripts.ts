import { cardFormScript } from './card-form-script.ts'

const fields = `
watchCard(() => tell('change', { state: cardState() }))
hear({
  start: ({ look }) => applyTheme(look),
  clear: () => {
    clearCard()
    tell('change', { state: cardState() })
  },
  focus: () => boxes.number.focus(),
  create: async () => {
    const card = readCard()
    if (!card) return { error: { code: 'incomplete_card', message: 'Check your card details.' } }
    const result = await call('/cards/frames/calls/payment-methods', card)
    if (result.error?.problems) showProblems(result.error.problems)
    return result
  },
})
tell('ready', {})
`

const dropIn = `
let clientToken = ''
const chosen = () => document.querySelector('input[name=method]:checked')?.value

function state() {
  const method = chosen()
  return { method: method?.split(':')[0] ?? null, requestable: method === 'card' ? cardState().complete : method !== undefined }
}
function changed() {
  byId('card-part').hidden = chosen() !== 'card'
  byId('problem').textContent = ''
  tell('change', { state: state() })
}
byId('choices').addEventListener('change', changed)
watchCard(changed)

const walletTitles = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' }

async function start({ look, token, wallets }) {
  applyTheme(look)
  clientToken = token
  const result = await call('/cards/frames/calls/session', { clientToken })
  if (result.error) {
    byId('problem').textContent = result.error.message
    return result
  }
  const list = byId('choices')
  list.replaceChildren()
  for (const { token: saved, title, note } of result.savedCards) list.append(choice('method', 'saved:' + saved, title, note))
  list.append(choice('method', 'card', result.savedCards.length > 0 ? 'A new card' : 'Card', 'Visa or Mastercard'))
  for (const wallet of wallets ?? []) if (walletTitles[wallet]) list.append(choice('method', 'wallet:' + wallet, walletTitles[wallet], 'Sandbox wallet'))
  if (list.childElementCount === 1) list.querySelector('input').checked = true
  changed()
  return {}
}

const none = { error: { code: 'NO_PAYMENT_METHOD', message: 'No payment method is available.' } }

async function request({ threeDSecure }) {
  const [method, which] = (chosen() ?? '').split(':')
  if (method === 'wallet') return { wallet: which }
  const card = method === 'card' ? readCard() : undefined
  if (method === '' || (method === 'card' && !card)) return none
  const result = await call('/cards/frames/calls/nonces', { clientToken, card, saved: which, threeDSecure })
  if (result.error?.problems) showProblems(result.error.problems)
  return result
}

function clear() {
  clearCard()
  const checked = document.querySelector('input[name=method]:checked')
  if (checked) checked.checked = false
  if (byId('choices').childElementCount === 1) byId('choices').querySelector('input').checked = true
  changed()
}
hear({ start, request, clear })
tell('ready', {})
`

const walletButton = `
const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' }
const button = byId('pay')
button.addEventListener('click', () => tell('click', {}))
hear({
  start: ({ look, wallet }) => {
    applyTheme(look)
    button.textContent = 'Pay with ' + (names[wallet] ?? 'wallet') + ' (sandbox)'
  },
  busy: ({ busy }) => {
    button.disabled = busy === true
  },
})
tell('ready', {})
`

const walletSheet = `
const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' }
let wish = {}
hear({
  start: async (message) => {
    wish = message
    byId('heading').textContent = 'Pay with ' + (names[message.wallet] ?? 'wallet')
    byId('amount').textContent = pounds(message.amount)
    const { choices, error } = await call('/cards/frames/calls/wallet-choices', { wallet: message.wallet })
    if (error) byId('problem').textContent = error.message
    for (const { id, title, note } of choices ?? []) byId('choices').append(choice('with', id, title, note))
    const first = document.querySelector('input[name=with]')
    if (first) first.checked = true
    byId('pay').disabled = false
    byId('heading').focus()
  },
})
byId('leave').addEventListener('click', () => tell('leave', {}))
byId('leave').disabled = false
byId('pay').addEventListener('click', async () => {
  byId('pay').disabled = true
  const chosen = document.querySelector('input[name=with]:checked')?.value
  const result = await call('/cards/frames/calls/wallet-methods', { wallet: wish.wallet, chosen, clientToken: wish.clientToken })
  byId('pay').disabled = false
  if (result.error) byId('problem').textContent = result.error.message
  else tell('done', result)
})
document.addEventListener('keydown', (event) => event.key === 'Escape' && tell('leave', {}))
tell('ready', {})
`

const controller = `
hear({
  confirm: ({ clientSecret, paymentMethod, returnUrl }) =>
    call('/cards/frames/calls/confirm', { clientSecret, paymentMethod, returnUrl }),
  intent: ({ clientSecret }) => call('/cards/frames/calls/intent', { clientSecret }),
  nonce: ({ nonce, clientToken }) => call('/cards/frames/calls/nonce', { nonce, clientToken }),
})
tell('ready', {})
`

const challenge = `
if (!isFramed) document.body.classList.add('whole')
const path = '/cards/3ds/' + encodeURIComponent(main.dataset.challenge) + '/answer'
const buttons = document.querySelectorAll('button')
const shut = (isShut) => {
  for (const button of buttons) button.disabled = isShut
}
for (const button of document.querySelectorAll('button[data-answer]')) {
  button.addEventListener('click', async () => {
    shut(true)
    const result = await call(path, { answer: button.dataset.answer })
    shut(false)
    if (result.error) byId('problem').textContent = result.error.message
    else if (isFramed) tell('done', {})
    else if (result.returnUrl) location.assign(result.returnUrl)
    else byId('problem').textContent = 'Done. You can close this page.'
  })
}
byId('leave').addEventListener('click', () => (isFramed ? tell('leave', {}) : history.back()))
document.addEventListener('keydown', (event) => event.key === 'Escape' && tell('leave', {}))
shut(false)
hear({ start: () => byId('heading').focus() })
tell('ready', {})
`

/**
 * How every frame communicates with the page that embeds it. Messages from another window, origin or channel are ignored;
 * messages are sent to that one origin only. They never contain a card number, expiry date or security code.
 */
const linkScript = String.raw`'use strict'
const byId = (id) => document.getElementById(id)
const { parent: parentOrigin, channel } = document.body.dataset
const isFramed = window.parent !== window && parentOrigin !== ''

function tell(kind, data) {
  if (isFramed) window.parent.postMessage({ channel, kind, ...data }, parentOrigin)
}

function hear(handlers) {
  window.addEventListener('message', async (event) => {
    if (event.source !== window.parent || event.origin !== parentOrigin) return
    const message = event.data
    if (typeof message !== 'object' || message === null || message.channel !== channel) return
    if (!Object.hasOwn(handlers, message.kind)) return
    const answer = await handlers[message.kind](message)
    if (message.id !== undefined) tell('answer', { id: message.id, ...answer })
  })
}

const unreachable = { code: 'api_connection_error', message: 'The card provider did not reply.' }

/** Speaks with our own origin only. An answer that is lost is not a no: the payment may have been made. */
async function call(path, body) {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const result = await reply.json()
    return reply.ok || result.error ? result : { error: unreachable }
  } catch {
    return { error: unreachable }
  }
}

/** Colours and corners of the page around us, and nothing else of it. */
function applyTheme(look) {
  const rules = { accent: /^#[0-9a-f]{3,8}$/i, ink: /^#[0-9a-f]{3,8}$/i, line: /^#[0-9a-f]{3,8}$/i, paper: /^#[0-9a-f]{3,8}$/i, bad: /^#[0-9a-f]{3,8}$/i, corner: /^\d{1,2}px$/ }
  for (const [name, rule] of Object.entries(rules)) {
    const value = look?.[name]
    if (typeof value === 'string' && rule.test(value)) document.documentElement.style.setProperty('--' + name, value)
  }
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function choice(group, value, title, note) {
  const radio = element('input', { type: 'radio', name: group, value })
  const words = element('span', {}, element('b', { textContent: title }))
  if (note) words.append(' ', element('span', { textContent: note }))
  return element('label', { className: 'choice' }, radio, words)
}

const pounds = (pence) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100)

const main = document.querySelector('main')
new ResizeObserver(() => tell('height', { height: Math.ceil(main.getBoundingClientRect().height) })).observe(main)
`

export const frameScripts: ReadonlyMap<string, string> = new Map([
  ['fields', linkScript + cardFormScript + fields],
  ['drop-in', linkScript + cardFormScript + dropIn],
  ['wallet-button', linkScript + walletButton],
  ['wallet-sheet', linkScript + walletSheet],
  ['controller', linkScript + controller],
  ['challenge', linkScript + challenge],
])
