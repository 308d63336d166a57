import { type Bin, histogram, quantile } from '../comparison/histogram.ts'
import type { Tally } from '../comparison/tally.ts'
import { along, type Html, html, section, tone } from './html.ts'
import { change, count } from './in-words.ts'

const parts = [
  { words: 'Largest fall', part: 0 },
  { words: '1%', part: 0.01 },
  { words: '5%', part: 0.05 },
  { words: '10%', part: 0.1 },
  { words: '25%', part: 0.25 },
  { words: 'Median', part: 0.5 },
  { words: '75%', part: 0.75 },
  { words: '90%', part: 0.9 },
  { words: '95%', part: 0.95 },
  { words: '99%', part: 0.99 },
  { words: 'Largest rise', part: 1 },
]

export function distribution({ percents, pounds }: Tally): Html {
  return section(
    'How much premiums change',
    'The change of each risk’s premium. At the 25% quantile, 25% of the risks have this change or a lower one. Risks without a change are included.',
    html`<div class="beside">${histogramChart(percents)}${quantiles(percents, pounds)}</div>`,
  )
}

function quantiles(percents: ReadonlyMap<number, number>, pounds: ReadonlyMap<number, number>): Html {
  const rows = parts.map(({ words, part }) => {
    const percent = quantile(percents, part)
    const amount = quantile(pounds, part)
    return html`<tr><th scope="row">${words}</th><td class="${tone(percent)}">${change(percent / 10_000)}</td><td>${inPounds(amount)}</td></tr>`
  })
  return html`
<table class="quantiles">
  <caption>Quantiles of the change</caption>
  <thead><tr><th scope="col">Quantile</th><th scope="col">Per cent</th><th scope="col">Pounds</th></tr></thead>
  <tbody>${rows}</tbody>
</table>`
}

function inPounds(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return `${sign}£${Math.abs(amount).toLocaleString('en-GB')}`
}

const PLOT = 290
const BELOW = 26
const MOST_TICKS = 9

/** How many risks change by how much. Widths are in per cent of the page and heights in pixels, so that text keeps its size. */
function histogramChart(changes: ReadonlyMap<number, number>): Html {
  const bins = histogram(changes)
  if (bins.length === 0) return html`<p class="quiet">No premium changes.</p>`
  const most = Math.max(...bins.map(({ risks }) => risks))
  const top = niceTop(most)
  const lines = [0.25, 0.5, 0.75, 1].map((part) => {
    const y = PLOT - part * (PLOT - 16)
    return html`<line class="grid" x1="0" x2="100%" y1="${y}" y2="${y}"/><text class="scale" x="0" y="${y - 4}">${count(top * part)}</text>`
  })
  return html`
<figure>
  <svg class="chart" width="100%" height="${PLOT + BELOW}" role="img" aria-label="Number of risks by change of premium; the table of quantiles has the same figures">
    ${lines}
    ${bins.map((bin, at) => bar(bin, at, bins.length, top))}
    <line class="axis" x1="0" x2="100%" y1="${PLOT}" y2="${PLOT}"/>
    ${ticks(bins)}
  </svg>
  <figcaption>Change of premium. Risks without a change are left out${bins.some(({ isOpen }) => isOpen) ? '; the faint bars include all larger changes' : ''}.</figcaption>
</figure>`
}

function bar({ from, to, risks, isOpen }: Bin, at: number, many: number, top: number): Html {
  const height = risks === 0 ? 0 : Math.max(1, (risks / top) * (PLOT - 16))
  const side = from < 0 ? 'down' : 'up'
  const beyond = from < 0 ? `${change(to / 10_000)} and below` : `above ${change(from / 10_000)}`
  const words = isOpen ? beyond : `${change(from / 10_000)} to ${change(to / 10_000)}`
  return html`<rect class="${side}${isOpen ? ' beyond' : ''}" x="${along(at / many)}" y="${(PLOT - height).toFixed(1)}" width="${along(1 / many)}" height="${height.toFixed(1)}"><title>${words}: ${count(risks)} risks</title></rect>`
}

/** Marks at bin boundaries, always including zero; if there are many, every second one is hidden on a narrow page. */
function ticks(bins: readonly Bin[]): readonly Html[] {
  const width = (bins[0]?.to ?? 1) - (bins[0]?.from ?? 0)
  const bounds = [...bins.map(({ from }) => from), bins.at(-1)?.to ?? 0]
  const step = [1, 2, 5, 10, 20, 50].find((each) => bounds.length / each <= MOST_TICKS) ?? 100
  const isCrowded = bounds.length / step > 6
  return bounds.flatMap((bound, at) => {
    const number = Math.round(bound / width)
    if (number % step !== 0) return []
    const isOdd = isCrowded && Math.abs(number / step) % 2 === 1
    const x = along(at / bins.length)
    const anchor = at === 0 ? 'start' : at === bins.length ? 'end' : 'middle'
    const label = html`<text class="tick${isOdd ? ' odd' : ''}" x="${x}" y="${PLOT + 19}" text-anchor="${anchor}">${change(bound / 10_000, bound % 100 === 0 ? 0 : 1)}</text>`
    return bound === 0
      ? [html`<line class="nought" x1="${x}" x2="${x}" y1="0" y2="${PLOT + 5}"/>`, label]
      : [label]
  })
}

/** A round number at or above the highest bar that divides by four. */
function niceTop(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 4)))
  return (
    [0.4, 0.8, 1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10]
      .map((each) => each * size)
      .find((each) => each >= most) ?? most
  )
}
