import type { LocalDate } from '@milepost/domain/values/local-date'
import type { RowProblem } from '../book/read-row.ts'
import { quantile } from '../comparison/histogram.ts'
import type { Tally } from '../comparison/tally.ts'
import { inWords } from '../output/errors-file.ts'
import { type VerdictKind, verdicts } from '../pricing/price-risk.ts'
import type { TableDifference } from '../rates/differences.ts'
import { distribution } from './distribution.ts'
import { factors, tablesThatDiffer } from './factors.ts'
import { along, Html, html, type Part, section, tone } from './html.ts'
import { change, count, dayInWords, price, share, signedSum, spoken } from './in-words.ts'
import { moverLists } from './mover-lists.ts'
import { segmentPanels } from './segment-panels.ts'
import { style } from './style.ts'

/** The content of the report. */
export type Comparison = {
  /** The book's file name. */
  book: string
  rows: number
  before: RatesVersion
  after: RatesVersion
  tally: Tally
  differences: readonly TableDifference[]
  /** Columns the book does not have. */
  leftOut: readonly string[]
  unread: { rows: number; first: readonly RowProblem[]; file: string }
}

/** The day, and the name of the rates folder. */
type RatesVersion = { on: LocalDate; folder: string }

/**
 * The dislocation report: one self-contained file. It does not show when or where it was created, so the same book and rates give the same
 * bytes.
 */
export function report(comparison: Comparison): string {
  const { tally, book, after, differences } = comparison
  const hasPrices = tally.both.risks > 0
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>Dislocation of ${book}, ${dayInWords(after.on)}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${headline(comparison)}
${hasPrices ? distribution(tally) : undefined}
${factors(tally)}
${segmentPanels(tally)}
${moverLists(tally)}
${verdictMoves(tally)}
${tablesThatDiffer(differences)}
${closing(comparison)}
</main>
</body>
</html>
`.text
}

/** Above this, in hundredths of a per cent, customers notice and ask. */
const FAR = 1000

/** The result, in a sentence and in figures. */
function headline(comparison: Comparison): Html {
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
${unread.rows === 0 ? undefined : html`<p class="warning">${count(unread.rows)} of ${count(rows)} rows could not be read and are not included in these figures. <a href="#unread">Show the errors</a></p>`}
<p class="lead">${detail(tally)}</p>
${split(tally)}
${figures(tally)}`
}

function finding({ both, premium }: Tally): Html {
  if (both.risks === 0) return html`No risk is accepted by both versions`
  const total = premium.after / premium.before - 1
  if (both.dearer + both.cheaper === 0 && total === 0) return html`No premium changes`
  if (Math.abs(total) < 0.0005) return html`Total premium stays the same, but individual premiums change`
  return html`Premium ${total > 0 ? 'rises' : 'falls'} by <em>${change(Math.abs(total)).slice(1)}</em>`
}

/** Laid out like a road sign: the name, and the figure at the far right. */
function version(name: string, { on, folder }: RatesVersion, premium: number): Html {
  return html`<div><dt>${name} <small>rates of ${dayInWords(on)}, ${folder}</small></dt><dd>${spoken(premium)}</dd></div>`
}

function detail({ both, percents }: Tally): string {
  if (both.risks === 0) return 'There is no premium to compare.'
  const moved = both.dearer + both.cheaper
  if (moved === 0) return `All ${count(both.risks)} risks that both versions accept keep their premium.`
  const middle = quantile(new Map([...percents].filter(([move]) => move !== 0)), 0.5) / 10_000
  const typical = middle === 0 ? '' : ` The median change among risks that change is ${change(middle)}.`
  return `Of ${count(both.risks)} risks that both versions accept, ${share(both.dearer, both.risks)} become more expensive, ${share(both.cheaper, both.risks)} become cheaper and ${share(both.risks - moved, both.risks)} do not change.${typical}`
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
  ${figure('Median change', change(middle), 'half of the risks are above, half below')}
  ${figure('Change by more than 10%', share(far, both.risks), `${count(far)} of ${count(both.risks)} risks`)}
</dl>`
}

function figure(name: string, value: Part, more: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}<small>${more}</small></dd></div>`
}

/** One bar with three parts. */
function split({ both }: Tally): Html | undefined {
  if (both.risks === 0) return undefined
  const parts = [
    { name: 'cheaper', colour: 'down', risks: both.cheaper },
    { name: 'the same', colour: 'same', risks: both.risks - both.dearer - both.cheaper },
    { name: 'more expensive', colour: 'up', risks: both.dearer },
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

const words: Record<VerdictKind, string> = {
  accepted: 'Accepted',
  referred: 'Referred',
  declined: 'Declined',
}

/** How many risks each version accepts, refers and declines, and which change. */
function verdictMoves({ verdicts: moves }: Tally): Html {
  const all = verdicts.flatMap((was) => verdicts.map((is) => ({ was, is, risks: moves[was][is] })))
  const moved = all.filter(({ was, is }) => was !== is).reduce((sum, { risks }) => sum + risks, 0)
  const sumOf = (kind: VerdictKind) => verdicts.reduce((sum, was) => sum + moves[was][kind], 0)
  const cell = (was: VerdictKind, is: VerdictKind) =>
    html`<td class="${was === is ? 'stays' : moves[was][is] === 0 ? 'quiet' : 'moves'}">${count(moves[was][is])}</td>`
  return section(
    'Accepted, referred and declined',
    moved === 0
      ? 'No risk changes between accepted, referred and declined.'
      : `The verdict changes for ${count(moved)} risks. Rows show the verdict before, columns the verdict after.`,
    html`
<table class="verdicts">
  <caption class="hidden">Verdicts before and after</caption>
  <thead>
    <tr><th scope="col">Before \\ after</th>${verdicts.map((is) => html`<th scope="col">${words[is]}</th>`)}<th scope="col">All before</th></tr>
  </thead>
  <tbody>
    ${verdicts.map((was) => html`<tr><th scope="row">${words[was]}</th>${verdicts.map((is) => cell(was, is))}<td class="quiet">${count(verdicts.reduce((sum, is) => sum + moves[was][is], 0))}</td></tr>`)}
  </tbody>
  <tfoot><tr><th scope="row">All after</th>${verdicts.map((is) => html`<td class="quiet">${count(sumOf(is))}</td>`)}<td></td></tr></tfoot>
</table>`,
  )
}

/** The rows left out of the figures, and how the figures were calculated. */
function closing({ unread, leftOut }: Comparison): Html {
  return html`${unread.rows === 0 ? undefined : unreadRows(unread)}${notes(leftOut)}`
}

function unreadRows({ rows, first, file }: Comparison['unread']): Html {
  return html`<div id="unread">${section(
    'Rows not read',
    `${count(rows)} rows contain a value that cannot be priced. ${file} lists every error; the first are shown here.`,
    html`<ul class="problems">${first.map((problem) => html`<li>${inWords(problem)}</li>`)}</ul>`,
  )}</div>`
}

function notes(leftOut: readonly string[]): Html {
  return section(
    'How to read this',
    'What the figures mean, and what they leave out.',
    html`
<ul class="notes">
  <li>Premium is the price of a year, or of the risk’s term, before insurance premium tax and the fee. Gross written premium is its sum over all accepted risks.</li>
  <li>Changes are calculated for risks that both versions accept. The risk is the same on both sides. Only the rating day differs, and so the tables. Rating days in the book are ignored.</li>
  <li>Each risk’s change is split between its factors by logarithms, in whole pence, so that the parts add up to the change. If the minimum premium applies to a risk, it counts as a separate factor.</li>
  <li>The figures assume that no customer reacts to the change: none leaves because of the price, and none joins.</li>
  ${leftOut.length === 0 ? undefined : html`<li>The book does not have these columns, so every row has the typical value of its line: ${leftOut.join(', ')}.</li>`}
</ul>`,
  )
}
