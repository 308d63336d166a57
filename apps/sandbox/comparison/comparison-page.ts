import { type Html, html } from '../desk/html'
import type { Offered, Prices, Told } from './ask-for-price'
import { type Insurer, panel } from './panel'
import { type Visitor, visitors } from './people'

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
<p class="pretend">A pretended comparison site. <a href="/">Back to the desk</a></p></div></header>
<main id="main" class="wide">${body}</main>
</body>
</html>
`.html
}

/** Who compares, and with whom. Every showing has a key of its own, so that a reload of the prices is the same question. */
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
<p class="lead">Choose who asks. This site sends their risk to the product over HTTP, as a real one would, and shows what comes back.</p>
<form action="/comparison/prices" method="get">
<input type="hidden" name="key" value="${key}">
<fieldset><legend>Who is asking?</legend><div class="people">${people}</div></fieldset>
<div class="send"><label for="insurer">Ask</label>
<select id="insurer" name="insurer"><option value="">every brand that insures it</option>${insurers}</select>
<button type="submit">Compare prices</button></div>
</form>`,
  )
}

export type Answer = { insurer: Insurer; told: Told }

export function pricesPage(visitor: Visitor, answers: readonly Answer[]): string {
  const sorted = answers.toSorted((one, other) => rank(one) - rank(other))
  return page(
    `Prices for ${visitor.name}`,
    html`<p class="back"><a href="/comparison">Ask for somebody else</a></p>
<h1>${visitor.name}</h1><p class="lead">${visitor.about}</p>
<ul class="offers">${sorted.map(({ insurer, told }) => html`<li class="brand-${insurer.brand.toLowerCase()}">${offer(insurer, told)}</li>`)}</ul>`,
  )
}

/** The cheapest first, then those without a price. */
function rank({ told }: Answer): number {
  return told.kind === 'offered' ? (shownOf(told.quote).inFull ?? 1e8) : 1e9
}

const shownOf = ({ breakdown, prices }: Offered): Prices => breakdown?.prices ?? prices

function offer(insurer: Insurer, told: Told): Html {
  const name = html`<h2>${insurer.name}</h2>`
  switch (told.kind) {
    case 'offered':
      return html`${name}${offered(insurer, told.quote)}`
    case 'not-offered':
      return html`${name}<p class="none">No price: ${told.outcome}.</p>`
    case 'refused':
      return html`${name}<p class="none">${told.status} ${told.message}</p>
<ul class="gaps">${told.errors.map(({ field, message }) => html`<li><code>${field}</code> ${message}</li>`)}</ul>`
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
${quote.indication ? html`<li>An indication: the registration is asked for on arrival</li>` : ''}
${quote.assumed.length > 0 ? html`<li>${assumedInWords(quote.assumed.length)}</li>` : ''}
<li class="ref">${quote.quoteReference}</li></ul>
${
  quote.link === undefined
    ? html`<p class="none">No link: the product knows no host for this journey.</p>`
    : html`<a class="go" href="${quote.link}">Go to ${brand}<span class="visually-hidden">: ${name}</span></a>`
}`
}

function assumedInWords(count: number): string {
  return count === 1 ? '1 answer was assumed' : `${count} answers were assumed`
}
