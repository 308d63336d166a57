import { partsOfPrice } from '@milepost/pricing/rating/factors'
import { OTHER_DRIVER } from '../comparison/factor-moves.ts'
import type { Tally } from '../comparison/tally.ts'
import type { RowChange, TableDifference } from '../rates/differences.ts'
import { along, type Html, html, section, tone } from './html.ts'
import { change, count, multiplier, signedSum } from './in-words.ts'

const MOST_SHOWN = 12

type Step = { words: string; risks: number | undefined; pence: number; from: number }

/** Which factors account for the change of premium, step by step to the total. */
export function factors(tally: Tally): Html | undefined {
  const steps = stepsOf(tally)
  if (steps.length === 0) return undefined
  const { both, premium } = tally
  const ends = steps.flatMap(({ from, pence }) => [from, from + pence])
  const low = Math.min(0, ...ends)
  const high = Math.max(0, ...ends)
  const total = premium.after - premium.before
  return section(
    'What changes the premium',
    'The change of the total premium, split between the factors that differ. Each bar begins where the bar above it ends.',
    html`
<table class="bars steps">
  <caption class="hidden">Change of premium by factor</caption>
  <colgroup><col class="name"><col class="risks"><col><col class="move"><col class="part"></colgroup>
  <thead><tr><th scope="col">Factor</th><th scope="col" class="aside">Risks</th><th scope="col"><span class="hidden">Bar</span></th><th scope="col">Premium</th><th scope="col" class="aside">Of total</th></tr></thead>
  <tbody>
  ${steps.map((step) => row(step, low, high, both.before))}
  </tbody>
  <tfoot>${row({ words: 'Total', risks: both.risks, pence: total, from: 0 }, low, high, both.before)}</tfoot>
</table>`,
  )
}

function stepsOf({ factors: moved, both, premium }: Tally): readonly Step[] {
  const sorted = [...moved]
    .map(([factor, { pence, risks }]) => ({ words: wordsOfFactor(factor), pence, risks }))
    .sort((a, b) => Math.abs(b.pence) - Math.abs(a.pence) || (a.words < b.words ? -1 : 1))
  const shown: Omit<Step, 'from'>[] = sorted.slice(0, MOST_SHOWN)
  const rest = sorted.slice(MOST_SHOWN)
  if (rest.length > 0) {
    const pence = rest.reduce((sum, step) => sum + step.pence, 0)
    shown.push({
      words: rest.length === 1 ? '1 other factor' : `${rest.length} other factors`,
      risks: undefined,
      pence,
    })
  }
  const accepted = premium.after - premium.before - (both.after - both.before)
  if (accepted !== 0) shown.push({ words: 'Accepted by one version only', risks: undefined, pence: accepted })
  let from = 0
  return shown.map((step) => {
    const placed = { ...step, from }
    from += step.pence
    return placed
  })
}

function row({ words, risks, pence, from }: Step, low: number, high: number, whole: number): Html {
  const width = high - low || 1
  const left = (Math.min(from, from + pence) - low) / width
  return html`<tr>
  <th scope="row">${words}</th>
  <td class="aside">${risks === undefined ? '' : count(risks)}</td>
  <td class="bar"><svg width="100%" height="16" aria-hidden="true"><line class="nought" x1="${along(-low / width)}" x2="${along(-low / width)}" y1="0" y2="16"/><rect class="${tone(pence)}" x="${along(left)}" y="2" width="${along(Math.max(0.002, Math.abs(pence) / width))}" height="12" rx="1"/></svg></td>
  <td class="${tone(pence)}">${signedSum(pence)}</td>
  <td class="aside">${change(pence / Math.max(1, whole), 2)}</td>
</tr>`
}

/** The name of a factor in the report. */
export function wordsOfFactor(factor: string): string {
  return factor === OTHER_DRIVER ? 'A different driver is rated' : (partsOfPrice.get(factor)?.name ?? factor)
}

/** How many rows are shown at once; more are collapsed. */
const FEW = 8
const MOST_ROWS = 200

/** Where the two versions differ, table by table. */
export function tablesThatDiffer(differences: readonly TableDifference[]): Html {
  const about =
    differences.length === 0
      ? 'No table in force differs between the versions.'
      : `${differences.length === 1 ? 'One table in force differs' : `${differences.length} tables in force differ`} between the versions. A table is listed even if no risk in this book uses it.`
  return section('Tables that differ', about, html`<div class="tables">${differences.map(table)}</div>`)
}

function table(difference: TableDifference): Html {
  const { line, table: name, before, after, rows, sharedBy, changes } = difference
  const versions = before === after ? `${before ?? ''} in both` : `${before ?? 'none'} → ${after ?? 'none'}`
  return html`
<article>
  <h3>${line}/${name}</h3>
  <p class="quiet">${wordsOfFactor(name)} · ${versions}${sharedBy.length === 0 ? undefined : ` · also rates ${sharedBy.join(', ')}`}</p>
  ${changes.length === 0 ? html`<p>The new version has the same content.</p>` : html`<p>${count(changes.length)} of ${count(rows)} rows differ${range(changes)}</p>`}
  ${changes.length === 0 ? undefined : changes.length <= FEW ? list(difference) : html`<details><summary>Show the rows</summary>${list(difference)}</details>`}
</article>`
}

function range(changes: readonly RowChange[]): string {
  const moves = changes.flatMap(({ before, after }) => (before && after ? [after / before - 1] : []))
  if (moves.length === 0) return ''
  const least = change(Math.min(...moves))
  const most = change(Math.max(...moves))
  return least === most ? `, by ${most}` : `, by ${least} to ${most}`
}

function list({ changes, unit }: TableDifference): Html {
  const figure = (value: number | undefined) =>
    value === undefined ? 'none' : unit === 'pounds' ? `£${value.toLocaleString('en-GB')}` : multiplier(value)
  const row = ({ key, before, after }: RowChange) => {
    const move = before && after ? after / before - 1 : undefined
    return html`<li><span>${key}</span> <span>${figure(before)} → ${figure(after)} ${move === undefined ? undefined : html`<b class="${tone(move)}">${change(move)}</b>`}</span></li>`
  }
  const rest = changes.length - MOST_ROWS
  return html`<ul class="rows">${changes.slice(0, MOST_ROWS).map(row)}${rest > 0 ? html`<li>and ${count(rest)} more</li>` : undefined}</ul>`
}
