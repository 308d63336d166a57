/**
 * The script that a merchant's page loads. It puts frames of our origin into the page and passes results out of them; no card
 * number ever passes through it. It writes no markup or style text and makes no requests of its own, so it runs under a strict
 * content security policy and under Trusted Types; the page only needs our origin in script-src and frame-src.
 */
export const clientScript = `;(function () {
'use strict'
const home = new URL(document.currentScript.src).origin
const FRAME_PATIENCE_MS = 15000
const CALL_PATIENCE_MS = 60000
const walletNames = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', paypal: 'PayPal' }
const lost = { code: 'api_connection_error', message: 'The card provider did not reply.' }

function newChannel() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')
}

function applyTheme(node, look) {
  for (const [name, value] of Object.entries(look)) node.style[name] = value
}

/** A frame of ours in a node of the page. Only that frame, from our origin, under its own name, is heard. */
function openFrame(path, title, into, heard) {
  const channel = newChannel()
  const address = new URL(path, home)
  address.searchParams.set('parent', location.origin)
  address.searchParams.set('channel', channel)
  const frame = document.createElement('iframe')
  frame.title = title
  applyTheme(frame, { border: '0', width: '100%', display: 'block', colorScheme: 'normal' })
  const waiting = new Map()
  let lastId = 0
  let isReady
  const ready = new Promise((resolve) => {
    isReady = () => resolve(true)
    setTimeout(() => resolve(false), FRAME_PATIENCE_MS)
  })
  function onMessage(event) {
    if (event.origin !== home || event.source !== frame.contentWindow) return
    const message = event.data
    if (typeof message !== 'object' || message === null || message.channel !== channel) return
    if (message.kind === 'ready') isReady()
    else if (message.kind === 'height') frame.style.height = Number(message.height) + 'px'
    else if (message.kind === 'answer') {
      const { kind, channel: _channel, id, ...result } = message
      waiting.get(id)?.(result)
      waiting.delete(id)
    } else heard(message)
  }
  window.addEventListener('message', onMessage)
  frame.src = address.href
  into.append(frame)
  const send = (message) => frame.contentWindow?.postMessage({ channel, ...message }, home)
  return {
    frame,
    ready,
    tell: (kind, data) => ready.then((is) => is && send({ ...data, kind })),
    async ask(kind, data) {
      if (!(await ready)) return { error: { code: 'frame_unavailable', message: 'The card form could not be loaded.' } }
      const id = ++lastId
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        setTimeout(() => waiting.delete(id) && resolve({ error: lost }), CALL_PATIENCE_MS)
        send({ ...data, kind, id })
      })
    },
    close() {
      window.removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}

/** What closes each window that is over the page. */
const windows = new Set()
let timesLeft = 0

/** A page that takes its card form away has been left: no window of ours stays over the next one, or opens there. */
function closeWindows() {
  timesLeft += 1
  for (const close of windows) close()
}

/** A frame over the page, which is out of reach until it closes. Gives what the frame was done with, or undefined when left. */
function overlay(path, title, start) {
  return new Promise((resolve) => {
    const leave = () => close(undefined)
    windows.add(leave)
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', title)
    applyTheme(dialog, { margin: 'auto', padding: '0', border: '0', borderRadius: '12px', width: 'min(440px, calc(100vw - 16px))', maxHeight: 'calc(100dvh - 16px)', overflow: 'hidden', background: '#fff' })
    document.body.append(dialog)
    const link = openFrame(path, title, dialog, (message) => {
      if (message.kind === 'done') close(message)
      if (message.kind === 'leave') close(undefined)
    })
    // What is longer than the screen scrolls inside the frame.
    applyTheme(link.frame, { minHeight: '320px', maxHeight: 'calc(100dvh - 16px)' })
    function close(result) {
      windows.delete(leave)
      link.close()
      dialog.close()
      dialog.remove()
      resolve(result)
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      close(undefined)
    })
    dialog.showModal()
    link.ready.then((is) => (is ? link.frame.focus() : close(undefined)))
    link.tell('start', start)
  })
}

let controllerLink
function controller() {
  if (controllerLink === undefined) {
    const holder = document.createElement('div')
    holder.hidden = true
    document.body.append(holder)
    controllerLink = openFrame('/cards/frames/controller', 'Card provider', holder, () => undefined)
  }
  return controllerLink
}

const abandoned = { type: 'card_error', code: 'authentication_abandoned', message: 'You left before your bank could confirm the payment.' }
const challengePath = (path) => (typeof path === 'string' && path.startsWith('/cards/3ds/') ? path : undefined)

function cardFields({ container, look, onChange = () => undefined, onSubmit = () => undefined }) {
  const link = openFrame('/cards/frames/fields', 'Card details', container, (message) => {
    if (message.kind === 'change') onChange(message.state)
    if (message.kind === 'submit') onSubmit()
  })
  link.tell('start', { look })
  return {
    ready: link.ready,
    /** { paymentMethod: { id, card: { brand, last4, country, ... } } } or { error: { code, message } } */
    createPaymentMethod: () => link.ask('create', {}),
    clear: () => link.tell('clear', {}),
    focus: () => {
      link.frame.focus()
      return link.tell('focus', {})
    },
    destroy() {
      closeWindows()
      link.close()
    },
  }
}

/** { paymentIntent } when the money is held (or taken), { error } when not. After api_connection_error the outcome is unknown: ask the server. */
async function confirmCardPayment(clientSecret, { paymentMethod, returnUrl, challenge = 'frame' }) {
  const before = timesLeft
  const result = await controller().ask('confirm', { clientSecret, paymentMethod, returnUrl })
  const path = challengePath(result.paymentIntent?.next_action?.use_sandbox_challenge?.path)
  if (result.error || path === undefined) return result
  if (timesLeft !== before) return { error: abandoned }
  if (challenge === 'page') {
    location.assign(home + path)
    return new Promise(() => undefined)
  }
  if ((await overlay(path, 'Your bank', {})) === undefined) return { error: abandoned }
  const after = await controller().ask('intent', { clientSecret })
  const failed = after.paymentIntent?.last_payment_error
  return failed ? { error: failed } : after
}

function walletButton({ container, wallet, amount, look, clientToken, onClick = () => true, onApprove, onCancel = () => undefined }) {
  const link = openFrame('/cards/frames/wallet-button', 'Pay with ' + walletNames[wallet], container, async (message) => {
    if (message.kind !== 'click') return
    link.tell('busy', { busy: true })
    try {
      if ((await onClick()) === false) return
      const wish = { wallet, amount: typeof amount === 'function' ? amount() : amount, clientToken }
      const done = await overlay('/cards/frames/wallet-sheet', 'Sandbox wallet', wish)
      if (done === undefined) onCancel()
      else await onApprove({ paymentMethod: done.paymentMethod })
    } finally {
      link.tell('busy', { busy: false })
    }
  })
  link.tell('start', { look, wallet })
  return {
    ready: link.ready,
    destroy() {
      closeWindows()
      link.close()
    },
  }
}

function dropIn({ container, clientToken, wallets = [], look, onChange = () => undefined, onSubmit = () => undefined }) {
  const link = openFrame('/cards/frames/drop-in', 'Payment details', container, (message) => {
    if (message.kind === 'change') onChange(message.state)
    if (message.kind === 'submit') onSubmit()
  })
  const started = link.ask('start', { look, token: clientToken, wallets })
  return {
    /** {} or { error }, as when the client token is not good. */
    ready: started,
    /** { paymentMethod: { nonce, type, details, binData, deviceData, liabilityShifted, liabilityShiftPossible } } or { error } */
    async requestPaymentMethod({ threeDSecure } = {}) {
      const result = await link.ask('request', { threeDSecure })
      if (result.wallet) {
        const wish = { wallet: result.wallet, amount: Math.round(Number(threeDSecure?.amount ?? 0) * 100), clientToken }
        const done = await overlay('/cards/frames/wallet-sheet', 'Sandbox wallet', wish)
        return done ? { paymentMethod: done.paymentMethod } : { error: { code: 'WALLET_CANCELLED', message: 'The wallet was closed.' } }
      }
      const path = challengePath(result.challengePath)
      if (result.error || path === undefined) return result
      if ((await overlay(path, 'Your bank', {})) === undefined) return { error: abandoned }
      return controller().ask('nonce', { nonce: result.paymentMethod.nonce, clientToken })
    },
    clearSelectedPaymentMethod: () => link.tell('clear', {}),
    destroy() {
      closeWindows()
      link.close()
    },
  }
}

window.SandboxCards = Object.freeze({ version: 1, cardFields, confirmCardPayment, walletButton, dropIn })
})()
`
