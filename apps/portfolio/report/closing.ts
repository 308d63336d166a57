import { inWords } from '../output/errors-file'
import type { Comparison } from './comparison'
import { type Html, html } from './html'
import { count } from './in-words'
import { section } from './section'

/** Rows that are in no figure, and how the figures were made. */
export function closing({ unread, leftOut }: Comparison): Html {
  return html`${unread.rows === 0 ? undefined : unreadRows(unread)}${notes(leftOut)}`
}

function unreadRows({ rows, first, file }: Comparison['unread']): Html {
  return html`<div id="unread">${section(
    'Rows not read',
    `${count(rows)} rows hold something that cannot be priced. All of it is in ${file}; these come first.`,
    html`<ul class="problems">${first.map((problem) => html`<li>${inWords(problem)}</li>`)}</ul>`,
  )}</div>`
}

function notes(leftOut: readonly string[]): Html {
  return section(
    'How to read this',
    'What the figures are, and what they are not.',
    html`
<ul class="notes">
  <li>Premium is what a year, or the term of the risk, costs before insurance premium tax and the fee; gross written premium is the sum of it over the risks that are accepted.</li>
  <li>Changes are of risks that both versions accept. The risk is the same on both sides: only the day it is rated, and so the tables, differ. Days of rating in the book are not read.</li>
  <li>What a factor moves is its share of each risk’s change by logarithms, in whole pence, so the shares add up to the change. Where the lowest premium holds a risk, that is a factor of its own.</li>
  <li>No customer reacts: nobody leaves because of a price here, and nobody comes.</li>
  ${leftOut.length === 0 ? undefined : html`<li>The book does not have these columns, so every row is as typical of its line in them: ${leftOut.join(', ')}.</li>`}
</ul>`,
  )
}
