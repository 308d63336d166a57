import type { RowChange, TableDifference } from '../rates/differences'
import { type Html, html } from './html'
import { change, count, multiplier } from './in-words'
import { section, tone } from './section'
import { wordsOfFactor } from './words-of-factor'

/** So many rows are shown at once; more are folded away. */
const FEW = 8
const MOST_ROWS = 200

/** Where the two versions differ, table by table. */
export function tablesThatDiffer(differences: readonly TableDifference[]): Html {
  const about =
    differences.length === 0
      ? 'No table in force differs between the versions.'
      : `${differences.length === 1 ? 'One table in force differs' : `${differences.length} tables in force differ`} between the versions, whether or not a risk of this book reads it.`
  return section('Tables that differ', about, html`<div class="tables">${differences.map(table)}</div>`)
}

function table(difference: TableDifference): Html {
  const { line, table: name, before, after, rows, changes } = difference
  const versions = before === after ? `both of ${before ?? ''}` : `${before ?? 'none'} → ${after ?? 'none'}`
  return html`
<article>
  <h3>${line}/${name}</h3>
  <p class="quiet">${wordsOfFactor(name)} · ${versions}</p>
  ${changes.length === 0 ? html`<p>The new version says the same.</p>` : html`<p>${count(changes.length)} of ${count(rows)} rows differ${range(changes)}</p>`}
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
