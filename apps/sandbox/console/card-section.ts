import type { Instrument, Payment } from '../cards/engine/payments.ts'
import { cardNotes } from '../cards/engine/test-cards.ts'
import { balances } from '../cards/ledger.ts'
import type { Provider } from '../cards/provider.ts'
import type { CardEvent, Entry, Happening } from '../cards/store.ts'
import { callFaults, type Fault, operations, webhookFaults } from '../http/faults.ts'
import { type Html, html, valueList } from './html.ts'

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const pounds = (pence: number) => money.format(pence / 100)

export function cardSection({ payments, faults, events }: CardsView): Html {
  const notes = cardNotes.map(({ number, what }) => ({ value: number, what }))
  return html`<section aria-labelledby="cards"><h2 id="cards">Cards</h2>
<p class="about">A card provider with its own ledger. Any future expiry date and any security code work. Any other number
with a correct check digit is approved as a UK-issued card. <a href="/cards/demo">Try its fields, drop-in and wallet</a>.</p>
<div class="columns">
<div><h3>Cards to try</h3>${valueList(notes, (value) => html`<span class="postcode">${inFours(value)}</span>`)}</div>
<div><h3>Add a fault</h3>${faultForm}${faultList(faults)}</div>
<div><h3>Events sent to the product</h3>${eventList(events)}</div>
</div>
<h3 class="payments-title">Payments</h3>${paymentList(payments)}</section>`
}

function inFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

function paymentList(payments: readonly PaymentView[]): Html {
  if (payments.length === 0)
    return html`<p class="empty">No payments yet. Reload this page after a payment.</p>`
  const items = payments.map(
    ({ payment, paidWith, entries, held, taken }) => html`<li><b>${pounds(payment.pence)}</b>
<span>${payment.state}${payment.refusal ? `, ${payment.refusal}` : ''}</span>
<span class="to">${payment.face} ${payment.id}${payment.orderId ? `, order ${payment.orderId}` : ''}${paidWith ? `, ${paidWith}` : ''}</span>
<span class="to money">held ${pounds(held)}, taken ${pounds(taken)}</span>
<span class="to">${entries.map(({ happening, lines }) => movement(happening, lines[1]?.pence ?? 0)).join(', ') || 'no money moved'}</span></li>`,
  )
  return html`<ul class="letters payments">${items}</ul>`
}

function movement(happening: Happening, pence: number): string {
  return `${happening} ${pounds(pence)}`
}

const options = (values: readonly string[]) => values.map((value) => html`<option>${value}</option>`)

const faultForm = html`<form class="faults" method="post" action="/cards/control/faults">
<p>A fault affects the next calls of one operation. “Before” and “after” mean before and after the call has its effect.</p>
<label>Operation<select name="operation">${options(operations)}</select></label>
<label>Fault<select name="kind"><optgroup label="To a call">${options(callFaults)}</optgroup>
<optgroup label="To a webhook">${options(webhookFaults.filter((kind) => kind !== 'delay'))}</optgroup></select></label>
<label>Number of calls<input name="times" type="number" min="1" max="1000" value="1"></label>
<label>Delay in milliseconds<input name="ms" type="number" min="0" max="120000" value="0"></label>
<button class="copy" type="submit">Add fault</button></form>`

function faultList(faults: CardsView['faults']): Html {
  if (faults.length === 0) return html`<p class="note">No pending faults.</p>`
  const items = faults.map(
    ({ operation, kind, times, ms, orderId }) =>
      html`<li><b class="mono">${operation} ${kind}</b> ${times} more${ms > 0 ? `, ${ms} ms` : ''}${orderId ? `, order ${orderId}` : ''}</li>`,
  )
  return html`<ul class="values">${items}</ul>
<form method="post" action="/cards/control/faults/clear"><button class="copy" type="submit">Clear faults</button></form>`
}

function eventList(events: CardsView['events']): Html {
  if (events.length === 0) return html`<p class="note">No events yet.</p>`
  const items = events.map(
    ({ type, state, deliveries }) =>
      html`<li><span class="what"><b class="mono">${type}</b> ${state}${deliveries.length > 0 ? `: ${deliveries.map(({ answer }) => answer).join(', ')}` : ''}</span></li>`,
  )
  return html`<ul class="values">${items}</ul>`
}

const NEWEST = 20
const NEWEST_EVENTS = 8

type PaymentView = {
  payment: Payment
  paidWith: string
  entries: readonly Entry[]
  held: number
  taken: number
}
export type CardsView = {
  payments: readonly PaymentView[]
  faults: readonly Fault[]
  events: readonly CardEvent[]
}

/** The console's view of the card provider: the newest entries of each kind, newest first. */
export function cardsView({ engine: { store }, faults }: Provider): CardsView {
  const entries = store.all('entries')
  const payments = store.all('payments').slice(-NEWEST).reverse()
  return {
    payments: payments.map((payment) => {
      const own = entries.filter(({ paymentId }) => paymentId === payment.id)
      const { held, merchant } = balances(own)
      return {
        payment,
        paidWith: paidWith(store.get('instruments', payment.instrumentId ?? '')),
        entries: own,
        held,
        taken: merchant,
      }
    }),
    faults: faults.list(),
    events: store.all('events').slice(-NEWEST_EVENTS).reverse(),
  }
}

function paidWith(instrument: Instrument | undefined): string {
  if (instrument === undefined) return ''
  const { card, wallet } = instrument
  return card === undefined ? (wallet ?? '') : `${card.scheme} ${card.last4}${wallet ? `, ${wallet}` : ''}`
}
