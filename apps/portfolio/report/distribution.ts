import { quantile } from '../comparison/quantile'
import type { Tally } from '../comparison/tally'
import { histogramChart } from './histogram-chart'
import { type Html, html } from './html'
import { change } from './in-words'
import { section, tone } from './section'

const parts = [
  { words: 'Largest fall', part: 0 },
  { words: '1%', part: 0.01 },
  { words: '5%', part: 0.05 },
  { words: '10%', part: 0.1 },
  { words: '25%', part: 0.25 },
  { words: 'Middle', part: 0.5 },
  { words: '75%', part: 0.75 },
  { words: '90%', part: 0.9 },
  { words: '95%', part: 0.95 },
  { words: '99%', part: 0.99 },
  { words: 'Largest rise', part: 1 },
]

export function distribution({ percents, pounds }: Tally): Html {
  return section(
    'How far premiums move',
    'Each risk by its own change. A quantile is the change that so many of all risks do not exceed, those that stay included.',
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
  <thead><tr><th scope="col">Of risks</th><th scope="col">Per cent</th><th scope="col">Pounds</th></tr></thead>
  <tbody>${rows}</tbody>
</table>`
}

function inPounds(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return `${sign}£${Math.abs(amount).toLocaleString('en-GB')}`
}
