/**
 * How every frame speaks with the page that holds it. What comes from another window, another origin or under another name is not
 * heard; what is said goes to that one origin. No card number, expiry date or security code is ever said.
 */
export const linkScript = String.raw`'use strict'
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

const unreachable = { code: 'api_connection_error', message: 'We could not hear from the card provider.' }

/** Speaks with our own origin only. An answer that is lost is not a no: the payment may have been made. */
async function call(path, body) {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const told = await reply.json()
    return reply.ok || told.error ? told : { error: unreachable }
  } catch {
    return { error: unreachable }
  }
}

/** Colours and corners of the page around us, and nothing else of it. */
function dress(look) {
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
