import type { Tally } from '../comparison/tally'
import { type VerdictKind, verdicts } from '../pricing/price-risk'
import { type Html, html } from './html'
import { count } from './in-words'
import { section } from './section'

const words: Record<VerdictKind, string> = {
  accepted: 'Accepted',
  referred: 'Referred',
  declined: 'Declined',
}

/** How many risks each version accepts, refers and declines, and who moves from one to another. */
export function verdictMoves({ verdicts: moves }: Tally): Html {
  const all = verdicts.flatMap((was) => verdicts.map((is) => ({ was, is, risks: moves[was][is] })))
  const moved = all.filter(({ was, is }) => was !== is).reduce((sum, { risks }) => sum + risks, 0)
  const sumOf = (kind: VerdictKind) => verdicts.reduce((sum, was) => sum + moves[was][kind], 0)
  const cell = (was: VerdictKind, is: VerdictKind) =>
    html`<td class="${was === is ? 'stays' : moves[was][is] === 0 ? 'quiet' : 'moves'}">${count(moves[was][is])}</td>`
  return section(
    'Whom we quote for',
    moved === 0
      ? 'Nobody is accepted, referred or declined who was not before.'
      : `${count(moved)} risks get another verdict. Read across from the verdict before to the one after.`,
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
