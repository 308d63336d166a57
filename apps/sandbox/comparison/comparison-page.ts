import { type Html, html } from '../console/html.ts'
import { brandColourStyle } from '../console/journeys.ts'
import { type Insurer, type Offered, type Prices, panel, type SitePrice } from './ask-for-price.ts'
import { type Visitor, visitors } from './people.ts'

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

function page(title: string, body: Html): string {
  return html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - Quotelark (sandbox)</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/comparison.css">
</head>
<body>
<a class="skip" href="#main">Skip to main content</a>
<header><div class="wide"><a class="logo" href="/comparison"><span class="bird" aria-hidden="true"></span>Quotelark</a>
<p class="pretend">A simulated comparison site. <a href="/">Back to the console</a></p></div></header>
<main id="main" class="wide">${body}</main>
</body>
</html>
`.html
}

/** The choice of visitor and insurers. Every view has its own key, so that a reload of the prices repeats the same request. */
export function askingPage(key: string): string {
  const people = visitors.map(
    (
      { id, name, about, expect, drives },
      index,
    ) => html`<label class="person"><input type="radio" name="visitor" value="${id}"${
      index === 0 ? html` checked` : ''
    }><span class="who"><b>${name}</b><span class="kind">${drives}</span></span>
<span class="about">${about}</span><span class="see"><b>You should see</b> ${expect}</span></label>`,
  )
  const all = Object.values(panel).flat()
  const insurers = all.map(({ host, name }) => html`<option value="${host}">${name}</option>`)
  return page(
    'Compare prices',
    html`<h1>Compare prices</h1>
<p class="lead">Choose a visitor. This site sends the visitor’s risk to the product over HTTP, as a real site would, and shows the reply.</p>
<form action="/comparison/prices" method="get">
<input type="hidden" name="key" value="${key}">
<fieldset><legend>Choose a visitor</legend><div class="people">${people}</div></fieldset>
<div class="send"><label for="insurer">Request prices from</label>
<select id="insurer" name="insurer"><option value="">every brand that insures this vehicle</option>${insurers}</select>
<button type="submit">Compare prices</button></div>
</form>`,
  )
}

export type Answer = { insurer: Insurer; price: SitePrice }

export function pricesPage(visitor: Visitor, answers: readonly Answer[]): string {
  const sorted = answers.toSorted((one, other) => rank(one) - rank(other))
  return page(
    `Prices for ${visitor.name}`,
    html`<p class="back"><a href="/comparison">Choose another visitor</a></p>
<h1>${visitor.name}</h1><p class="lead">${visitor.about}</p>
<ul class="offers">${sorted.map(({ insurer, price }) => html`<li class="brand-${insurer.brand.toLowerCase()}">${offer(insurer, price)}</li>`)}</ul>`,
  )
}

/** The cheapest first, then those without a price. */
function rank({ price }: Answer): number {
  return price.kind === 'offered' ? (shownOf(price.quote).inFull ?? 1e8) : 1e9
}

const shownOf = ({ breakdown, prices }: Offered): Prices => breakdown?.prices ?? prices

function offer(insurer: Insurer, price: SitePrice): Html {
  const name = html`<h2>${insurer.name}</h2>`
  switch (price.kind) {
    case 'offered':
      return html`${name}${offered(insurer, price.quote)}`
    case 'not-offered':
      return html`${name}<p class="none">No price: ${price.outcome}.</p>`
    case 'refused':
      return html`${name}<p class="none">${price.status} ${price.message}</p>
<ul class="gaps">${price.errors.map(({ field, message }) => html`<li><code>${field}</code> ${message}</li>`)}</ul>`
    case 'silent':
      return html`${name}<p class="none">Did not answer. Is the product running?</p>`
  }
}

function offered({ brand, name }: Insurer, quote: Offered): Html {
  const { inFull, monthly } = shownOf(quote)
  return html`<div class="money"><p class="price"><b>${inFull === undefined ? '-' : pounds.format(inFull)}</b> a year</p>
${
  monthly
    ? html`<p class="monthly">or <b>${pounds.format(monthly.deposit)}</b> now and ${monthly.instalments} monthly payments of
<b>${pounds.format(monthly.instalment)}</b>; ${pounds.format(monthly.totalPayable)} in all, ${monthly.apr}% APR</p>`
    : html`<p class="monthly">Paid in full only</p>`
}</div>
<ul class="facts"><li>Total excess ${pounds.format(quote.excesses.total)}</li>
${quote.breakdown ? html`<li>With breakdown cover, ${pounds.format(quote.breakdown.price)} a year</li>` : ''}
${quote.indication ? html`<li>An indication: the customer enters the registration on arrival</li>` : ''}
${quote.assumed.length > 0 ? html`<li>${assumedInWords(quote.assumed.length)}</li>` : ''}
<li class="ref">${quote.quoteReference}</li></ul>
${
  quote.link === undefined
    ? html`<p class="none">No link: the product has no host for this journey.</p>`
    : html`<a class="go" href="${quote.link}">Go to ${brand}<span class="visually-hidden">: ${name}</span></a>`
}`
}

function assumedInWords(count: number): string {
  return count === 1 ? '1 answer was assumed' : `${count} answers were assumed`
}

/** Its own look, so that it is not mistaken for one of the brands. Mobile first. */
export const comparisonStyle = `
:root { --ink: #231942; --muted: #5b5470; --line: #ddd8ea; --sky: #5e3bd1; --paper: #f6f4fc; --focus: #b45309; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1, h2, p, ul, fieldset { margin: 0; padding: 0; border: 0; }
ul { list-style: none; }
a { color: var(--sky); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px; }
.wide { max-width: 1040px; margin: 0 auto; padding-inline: 20px; }
.skip { position: absolute; left: 16px; top: -80px; background: #fff; padding: 12px 16px; z-index: 1; }
.skip:focus { top: 16px; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header { background: var(--ink); color: #fff; --focus: #fff; }
header .wide { display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: center; justify-content: space-between; padding-block: 14px; }
.logo { display: inline-flex; gap: 10px; align-items: center; color: #fff; font-size: 22px; font-weight: 800; letter-spacing: -.02em; text-decoration: none; min-height: 44px; }
.bird { width: 22px; height: 22px; border-radius: 50% 50% 50% 0; background: #b9a5ff; transform: rotate(-45deg); }
.pretend { font-size: 14px; color: #d9d3ee; } .pretend a { color: #fff; }
main { padding-block: 32px 72px; }
h1 { font-size: 30px; line-height: 1.15; letter-spacing: -.02em; text-wrap: balance; }
.lead { color: var(--muted); margin-top: 8px; max-width: 44em; text-wrap: pretty; }
.back a { display: inline-block; padding: 10px 0; }
fieldset { margin-top: 28px; }
legend { font-weight: 700; font-size: 18px; padding: 0; margin-bottom: 12px; }
.people { display: grid; gap: 12px; }
.person { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; align-content: start; background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 16px; cursor: pointer; }
.person:has(:checked) { border-color: var(--sky); box-shadow: inset 0 0 0 1px var(--sky); }
.person input { width: 22px; height: 22px; margin: 1px 0 0; accent-color: var(--sky); }
.who { display: flex; gap: 10px; justify-content: space-between; align-items: baseline; }
.kind { font-size: 13px; color: var(--muted); text-transform: uppercase; letter-spacing: .06em; }
.about, .see { grid-column: 2; font-size: 15px; } .see { margin-top: 4px; padding-top: 8px; border-top: 1px solid var(--line); color: var(--muted); }
.see b { display: block; font-size: 13px; font-weight: 600; }
.send { display: grid; gap: 10px; margin-top: 24px; }
.send label { font-weight: 700; }
select, button { font: inherit; min-height: 48px; border-radius: 12px; padding: 0 16px; }
select { border: 1px solid #8c84a5; background: #fff; color: var(--ink); }
button, .go { background: var(--sky); color: #fff; border: 0; font-weight: 700; cursor: pointer; }
button:hover, .go:hover { background: #4a2bb4; }
.offers { display: grid; gap: 16px; margin-top: 24px; }
.offers > li { background: #fff; border: 1px solid var(--line); border-top: 6px solid var(--brand, var(--ink)); border-radius: 14px; padding: 18px; display: grid; gap: 12px; }
h2 { font-size: 20px; }
.price b { font-size: 30px; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
.monthly { color: var(--muted); font-size: 15px; }
.monthly b { color: var(--ink); }
.facts { display: flex; flex-wrap: wrap; gap: 6px 16px; font-size: 14px; color: var(--muted); }
.ref { font-family: ui-monospace, Menlo, Consolas, monospace; }
.go { display: inline-grid; place-items: center; min-height: 48px; padding: 0 22px; border-radius: 12px; text-decoration: none; text-align: center; }
.none { color: var(--muted); }
.gaps { font-size: 14px; display: grid; gap: 6px; overflow-wrap: anywhere; }
.gaps code { font: 13px ui-monospace, Menlo, Consolas, monospace; background: var(--paper); padding: 2px 6px; border-radius: 6px; }
${brandColourStyle}
@media (min-width: 760px) {
  h1 { font-size: 38px; }
  .people { grid-template-columns: 1fr 1fr; }
  .send { grid-template-columns: auto 1fr auto; align-items: center; }
  .offers > li { grid-template-columns: 220px 1fr auto; align-items: center; }
  .offers .facts { grid-column: 2; } .offers .go { grid-column: 3; grid-row: 1 / span 2; }
  .offers .none, .offers .gaps { grid-column: 2 / span 2; }
}
`
