import { quantile } from '../comparison/quantile'
import type { Tally } from '../comparison/tally'
import type { Comparison, RatesVersion } from './comparison'
import { type Html, html, type Part } from './html'
import { change, count, dayInWords, price, share, signedSum, spoken } from './in-words'
import { along, tone } from './section'

/** Over this, in hundredths of a per cent, a customer notices and asks. */
const FAR = 1000

/** What came out, in a sentence, then in figures. */
export function headline(comparison: Comparison): Html {
  const { tally, book, rows, before, after, unread } = comparison
  return html`
<header class="plate">
  <p class="kind"><b>Milepost</b> <span>Dislocation report</span> <span class="book">${book}, ${count(rows)} rows</span></p>
  <h1>${finding(tally)}</h1>
  <dl>
    ${version('Before', before, tally.premium.before)}
    ${version('After', after, tally.premium.after)}
  </dl>
</header>
${unread.rows === 0 ? undefined : html`<p class="warning">${count(unread.rows)} of ${count(rows)} rows could not be read and are in none of these figures. <a href="#unread">What is wrong with them</a></p>`}
<p class="lead">${detail(tally)}</p>
${split(tally)}
${figures(tally)}`
}

function finding({ both, premium }: Tally): Html {
  if (both.risks === 0) return html`No risk is accepted by both versions`
  const total = premium.after / premium.before - 1
  if (both.dearer + both.cheaper === 0 && total === 0) return html`Nothing moves`
  if (Math.abs(total) < 0.0005) return html`Premium stays, and risks move within it`
  return html`Premium ${total > 0 ? 'rises' : 'falls'} by <em>${change(Math.abs(total)).slice(1)}</em>`
}

/** As a sign has it: the place, and the figure far to the right. */
function version(name: string, { on, folder }: RatesVersion, premium: number): Html {
  return html`<div><dt>${name} <small>rates of ${dayInWords(on)}, ${folder}</small></dt><dd>${spoken(premium)}</dd></div>`
}

function detail({ both, percents }: Tally): string {
  if (both.risks === 0) return 'There is no change of premium to tell of.'
  const moved = both.dearer + both.cheaper
  if (moved === 0) return `All ${count(both.risks)} risks that both versions accept keep their premium.`
  const middle = quantile(new Map([...percents].filter(([move]) => move !== 0)), 0.5) / 10_000
  const typical =
    middle === 0
      ? ''
      : ` The middle one of those that move pays ${change(Math.abs(middle)).slice(1)} ${middle > 0 ? 'more' : 'less'}.`
  return `Of ${count(both.risks)} risks that both versions accept, ${share(both.dearer, both.risks)} get dearer, ${share(both.cheaper, both.risks)} cheaper and ${share(both.risks - moved, both.risks)} stay as they are.${typical}`
}

function figures({ both, premium, percents }: Tally): Html {
  const total = premium.before === 0 ? 0 : premium.after / premium.before - 1
  const far = [...percents].reduce((all, [move, risks]) => all + (Math.abs(move) > FAR ? risks : 0), 0)
  const average = (amount: number) => Math.round(amount / Math.max(1, both.risks))
  const middle = quantile(percents, 0.5) / 10_000
  return html`
<dl class="figures">
  ${figure('Gross written premium', html`<span class="${tone(total)}">${signedSum(premium.after - premium.before)}</span>`, `${change(total, 2)} of ${spoken(premium.before)}`)}
  ${figure('Average premium', price(average(both.after)), `${price(average(both.before))} before`)}
  ${figure('Middle risk', change(middle), 'half lie above, half below')}
  ${figure('Move over 10%', share(far, both.risks), `${count(far)} of ${count(both.risks)} risks`)}
</dl>`
}

function figure(name: string, value: Part, more: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}<small>${more}</small></dd></div>`
}

/** Three parts of one bar. */
function split({ both }: Tally): Html | undefined {
  if (both.risks === 0) return undefined
  const parts = [
    { name: 'cheaper', colour: 'down', risks: both.cheaper },
    { name: 'the same', colour: 'same', risks: both.risks - both.dearer - both.cheaper },
    { name: 'dearer', colour: 'up', risks: both.dearer },
  ]
  let from = 0
  const bars = parts.map(({ colour, risks }) => {
    const bar = html`<rect class="${colour}" x="${along(from / both.risks)}" width="${along(risks / both.risks)}" height="100%"/>`
    from += risks
    return bar
  })
  const words = parts.map(
    ({ name, colour, risks }) =>
      html`<span class="${colour}"><b>${share(risks, both.risks)}</b> ${name} <small>${count(risks)}</small></span>`,
  )
  return html`
<figure class="split">
  <svg width="100%" height="22" aria-hidden="true">${bars}</svg>
  <figcaption>${words}</figcaption>
</figure>`
}
