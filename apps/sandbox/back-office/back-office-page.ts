import { type Html, html, page } from '../console/html.ts'
import type { Restart, RestartablePolicy } from './office-client.ts'

export type BackOfficeView = {
  isOpen: boolean
  /** The result of the last action, or why it failed. */
  notice: string | undefined
  policies: readonly (RestartablePolicy & { brand: string })[]
  /** A quote to restart a policy, and the link for its customer. */
  made: { reference: string; link: string; restart: Restart } | undefined
}

/** The product's service calls of an insurer's back office, done manually. */
export function backOfficePage(view: BackOfficeView): string {
  const body = view.isOpen ? html`${noticePart(view)}${madePart(view)}${cancelPart}${listPart(view)}` : closed
  return page(
    'Back office',
    html`<header class="top"><div class="wide office">
<p class="name"><img src="/mark.svg" alt="" width="32" height="32"> Milepost sandbox</p>
<h1>Back office</h1>
<p class="lead">Cancels policies and creates the quotes that restart them, with the product’s service calls and their key. Customers never see this page.</p>
<nav aria-label="Sandbox"><ul><li><a href="/">Back to the console</a></li></ul></nav></div></header>
<main id="main" class="wide office">
${body}
</main>`,
  )
}

const closed = html`<p class="empty">The product serves no back office here. Set SERVICE_PORT and SERVICE_KEY for the product and the sandbox, or use
npm start, which sets both.</p>`

function noticePart({ notice }: BackOfficeView): Html {
  return notice === undefined ? html`` : html`<p class="told" role="status">${notice}</p>`
}

function madePart({ made }: BackOfficeView): Html {
  if (made === undefined) return html``
  const { reference, link, restart } = made
  const moment = (name: string, at: string | undefined) =>
    html`<div><dt>${name}</dt><dd>${at === undefined ? 'not yet' : written(at)}</dd></div>`
  return html`<section aria-labelledby="made"><h2 id="made">Quote ${reference}</h2>
<div class="panel"><p>Restarts policy ${restart.policyReference}. The customer’s link:</p>
<p><a href="${link}">${link}</a></p>
<dl class="moments">${moment('Seen', restart.viewedAt)}${moment('Checked', restart.checkedAt)}${moment('Bought', restart.takenUpAt)}</dl></div></section>`
}

const cancelPart = html`<section aria-labelledby="cancel"><h2 id="cancel">Cancel a policy</h2>
<p class="about">The policy number is in the policy’s email, such as A-10000001. No money is refunded.</p>
<form class="faults panel" method="post" action="/back-office/cancel">
<label>Policy number<input name="policyReference" required autocomplete="off"></label>
<label>Why<select name="reason"><option value="customer">The customer asked</option><option value="non-payment">It was not paid for</option>
<option value="fraud">Fraud</option><option value="total-loss">A total loss</option></select></label>
<button class="do" type="submit">Cancel policy</button></form></section>`

function listPart({ policies }: BackOfficeView): Html {
  const items = policies.map(
    ({ policyReference, brand, cancelledAt, restartableUntil }) => html`<li>
<b>${brand} ${policyReference}</b><span class="to">cancelled ${written(cancelledAt)}; can be restarted until ${written(restartableUntil)}</span>
<form method="post" action="/back-office/restart"><input type="hidden" name="policyReference" value="${policyReference}">
<button class="copy" type="submit">Create restart quote</button></form></li>`,
  )
  return html`<section aria-labelledby="restartable"><h2 id="restartable">Can be restarted</h2>
${items.length === 0 ? html`<p class="empty">None yet. Buy a policy, then cancel it above.</p>` : html`<ul class="letters">${items}</ul>`}</section>`
}

const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

function written(at: string): string {
  return moments.format(new Date(at))
}
