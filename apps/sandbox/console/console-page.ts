import { type ClockView, clockSection } from '../clock/clock-section.ts'
import type { Email } from '../email/inbox.ts'
import { people } from '../staff/people.ts'
import { type CardsView, cardSection } from './card-section.ts'
import { emailList } from './emails.ts'
import { type Html, html, page, plate, valueList } from './html.ts'
import { journeys, journeyUrl } from './journeys.ts'
import { scenarios } from './scenarios.ts'
import {
  accountNumberNotes,
  emailNotes,
  mailboxNotes,
  postcodeNotes,
  sortCodeNotes,
  surnameNotes,
  vehicleFailureNotes,
  vehicleNotes,
} from './test-values.ts'

export type ConsoleView = {
  siteUrl: URL
  /** The staff's desk; undefined if the sandbox has no identity provider. */
  deskUrl: URL | undefined
  smtpPort: number
  emails: readonly Email[]
  cards: CardsView
  reviews: { isOn: boolean }
  /** Undefined if the time cannot be moved. */
  clock: ClockView | undefined
}

export function consolePage({
  siteUrl,
  deskUrl,
  smtpPort,
  emails,
  cards,
  reviews,
  clock,
}: ConsoleView): string {
  return page(
    'Console',
    html`<header class="top">
<div class="wide">
<p class="name"><img src="/mark.svg" alt="" width="32" height="32">Milepost sandbox</p>
<h1>The external systems, on your laptop</h1>
<p class="lead">Simulated providers of vehicle data, addresses, card payments and email. Everything here is invented,
nothing leaves this machine, and the same request always gets the same reply.</p>
<nav aria-label="On this page"><ul>
<li><a href="#journeys">Journeys</a></li><li><a href="#scenarios">Scenarios</a></li><li><a href="#values">Values to type</a></li>
<li><a href="#cards">Cards</a></li>
${deskUrl === undefined ? '' : html`<li><a href="#staff">Staff desk</a></li>`}
<li><a href="#comparison">Comparison site</a></li><li><a href="#back-office">Back office</a></li><li><a href="#reviews">Reviews</a></li>${clock === undefined ? '' : html`<li><a href="#clock">Clock</a></li>`}<li><a href="#mail">Mailbox</a></li><li><a href="#services">Services</a></li>
</ul></nav>
</div>
</header>
<main id="main" class="wide">
${journeySection(siteUrl)}${scenarioSection(siteUrl)}${valueSection}${cardSection(cards)}${deskUrl === undefined ? '' : staffSection(deskUrl)}${comparisonSection}${backOfficeSection}${reviewsSection(reviews)}${clock === undefined ? '' : clockSection(clock)}${emailSection(emails, smtpPort)}${serviceSection}
</main>`,
  )
}

function journeySection(siteUrl: URL): Html {
  const cards = journeys.map(
    ({
      host,
      brand,
      product,
      takes,
    }) => html`<li><a class="journey brand-${brand.toLowerCase()}" href="${journeyUrl(siteUrl, host)}">
<span class="brand">${brand}</span><span class="product">${product}</span><span class="takes">${takes}</span><span class="host">${host}</span></a></li>`,
  )
  return html`<section aria-labelledby="journeys"><h2 id="journeys">Ten journeys</h2>
<p class="about">Each journey has its own host name. The host name selects the journey; nothing that a visitor types can change it.</p>
<ul class="journeys">${cards}</ul></section>`
}

function staffSection(deskUrl: URL): Html {
  const staff = people.map(({ name, about }) => html`<li><b>${name}</b><span>${about}</span></li>`)
  return html`<section aria-labelledby="staff"><h2 id="staff">Staff desk</h2>
<p class="about">The site that the broker’s staff use. Open the <a href="${deskUrl.href}">desk</a> and sign in as one of these people, without a
password. <b class="mono">npm run demo</b> fills the desk with a day’s work.</p>
<ul class="services">${staff}</ul></section>`
}

function scenarioSection(siteUrl: URL): Html {
  const items = scenarios.map(({ title, host, registration, does, expect }) => {
    const journey = journeys.find((each) => each.host === host)
    return html`<li><h3><a href="${journeyUrl(siteUrl, host, registration)}">${title}</a></h3>
<p class="where">${journey?.brand ?? ''} ${journey?.product.toLowerCase() ?? ''}</p>
${plate(registration)}
${does === undefined ? '' : html`<p class="expect"><span class="see">What to do</span> ${does}</p>`}
<p class="expect"><span class="see">You should see</span> ${expect}</p></li>`
  })
  return html`<section aria-labelledby="scenarios"><h2 id="scenarios">Scenarios</h2>
<p class="about">Each link opens the first screen of a journey and looks up a registration.</p>
<ul class="scenarios">${items}</ul></section>`
}

/** As typed by a customer, in figures of equal width. */
const typed = (value: string) => html`<span class="postcode">${value}</span>`

const valueSection = html`<section aria-labelledby="values"><h2 id="values">Values to type</h2>
<div class="columns">
<div><h3>Vehicles</h3>${valueList(vehicleNotes, plate)}
<h3>Any other plate</h3>
<p>Your own plate works too. Any plate in a UK format returns a car that was on sale in the plate’s year, registered on the first day of
its period. A plate that ends in <b class="mono">VAN</b>, <b class="mono">CAB</b> or <b class="mono">BKE</b> returns a van, a taxi
or a motorcycle instead: ${plate('KX15VAN')} is a van from 2015. Any other text is not found.</p></div>
<div><h3>Vehicle look-ups that fail</h3>${valueList(vehicleFailureNotes, plate)}
<p class="note">After five failed look-ups in a row (an error, a provider that is down, or no reply), the product sends no requests
for 30 seconds. Every look-up fails immediately during that time. Then the product tries again automatically.</p></div>
<div><h3>Addresses</h3>${valueList(postcodeNotes, typed)}
<h3>Any other postcode</h3>
<p>Every well-formed postcode in a real area has one invented street, always the same: houses numbered from 1, three
flats, a house with a name and a company.</p></div>
<div><h3>Bank accounts</h3>${valueList(sortCodeNotes, typed)}
<p class="note">Any account number works with these. Real sort codes work too, with an account number that passes the published check:
<b class="mono">20-29-59</b> with <b class="mono">63748472</b>.</p></div>
<div><h3>Direct debits</h3>${valueList(accountNumberNotes, typed)}
<p class="note">Use with sort code <b class="mono">99-99-01</b>.</p></div>
<div><h3>The customer portal</h3>${valueList(emailNotes, typed)}
<h3>Mailboxes</h3>${valueList(mailboxNotes, typed)}
<h3>Under review</h3>${valueList(surnameNotes, typed)}
<p class="note">Enter it as the policyholder’s last name.</p></div>
</div></section>`

const comparisonSection = html`<section aria-labelledby="comparison"><h2 id="comparison">Comparison site</h2>
<p class="about">Arrive from <a href="/comparison">Quotelark</a>, a simulated comparison site. Its visitors include one who answered every question,
one with assumed answers, one without a number plate, one with breakdown cover, one whom every brand declines, and one with missing
answers. The site uses the product’s published call over HTTP. Each price links to its journey.</p></section>`

const backOfficeSection = html`<section aria-labelledby="back-office"><h2 id="back-office">Back office</h2>
<p class="about">An insurer’s own office. Buy a policy, cancel it in the <a href="/back-office">back office</a> and create
the link that restarts it for thirty days from today, at today’s price. A policy that was cancelled for fraud or a total loss, or more than
90 days ago, cannot be restarted. If the registration no longer finds a vehicle, the customer has to confirm it first.</p></section>`

function reviewsSection({ isOn }: ConsoleView['reviews']): Html {
  return html`<section aria-labelledby="reviews"><h2 id="reviews">Customer reviews</h2>
<p class="about">The site shows reviews next to its pages only if a review provider returns some. This provider is
<b>${isOn ? 'on' : 'off'}</b>${isOn ? ': it returns three reviews. One has two stars, and the site leaves it out' : ', so the site shows none'}.</p>
<form method="post" action="/customer-reviews/${isOn ? 'off' : 'on'}"><button type="submit">Switch reviews ${isOn ? 'off' : 'on'}</button></form></section>`
}

function emailSection(emails: readonly Email[], smtpPort: number): Html {
  return html`<section aria-labelledby="mail"><h2 id="mail">Mailbox</h2>
<p class="about">Every email sent to port <b class="mono">${smtpPort}</b> appears here, for any recipient, and is not forwarded.
Emails are stored in memory until the sandbox stops.</p>
${emailList(emails)}</section>`
}

const serviceSection = html`<section aria-labelledby="services"><h2 id="services">Services</h2>
<p class="about">The product calls these over HTTP, as it would call the real services. Any key works, except for the card provider.</p>
<ul class="services">
<li><code>GET /vehicle-data/v1/vehicles/{registration}</code><span>A commercial vehicle-data provider, key in <code>x-api-key</code></span></li>
<li><code>POST /vehicle-enquiry/v1/vehicles</code><span>The DVLA Vehicle Enquiry Service, key in <code>x-api-key</code></span></li>
<li><code>GET /v1/postcodes/{postcode}?api_key=</code><span>Ideal Postcodes: the addresses of a postcode</span></li>
<li><code>GET /v1/udprn/{udprn}?api_key=</code><span>Ideal Postcodes: one address by its number</span></li>
<li><code>/cards/intents/v1/...</code><span>Card payments as payment intents, with the card secret as bearer token</span></li>
<li><code>/cards/drop-in/merchants/{id}/...</code><span>Card payments by drop-in: client tokens, nonces, transactions</span></li>
<li><code>POST /bank/v1/check</code><span>Whether a bank account exists, and at which bank</span></li>
<li><code>POST /portal/v1/users</code><span>The customer portal: an account for the holder of a policy</span></li>
<li><code>POST /review/v1/quotes</code><span>A review of new quotes, which may lock a quote</span></li>
<li><code>GET /customer-reviews/v1/brands/{brand}</code><span>A provider of customers’ reviews, switched on and off above</span></li>
<li><code>POST /finance/v1/mandates</code><span>The lender: a direct debit for a policy</span></li>
<li><code>POST /clock/v1/moves</code><span>The clock of all of these and of the product, moved forward</span></li>
<li><code>/portal/control/faults, /finance/control/faults</code><span>Faults, for tests</span></li>
<li><code>/cards/control/...</code><span>Faults, ledger, events, for tests</span></li>
</ul></section>`
