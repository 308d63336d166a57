import { lines } from '@milepost/domain/lines/lines'
import { type FactorMove, OTHER_DRIVER, type Step } from '../comparison/factor-moves.ts'
import type { Mover } from '../comparison/movers.ts'
import type { Tally } from '../comparison/tally.ts'
import { wordsOfFactor } from './factors.ts'
import { type Html, html, section, tone } from './html.ts'
import { change, count, multiplier, price } from './in-words.ts'

const MOST_MOVES = 4

/** The risks that change most, each with its causes. */
export function moverLists({ fell, rose }: Tally): Html | undefined {
  if (fell.length + rose.length === 0) return undefined
  return section(
    'The largest changes',
    'Individual risks in order of their percentage change, with the factors that differ for them. Row numbers are those of the book.',
    html`<div class="pair">${list('Largest falls', fell)}${list('Largest rises', rose)}</div>`,
  )
}

function list(title: string, movers: readonly Mover[]): Html {
  if (movers.length === 0) return html`<div><h3>${title}</h3><p class="quiet">None.</p></div>`
  return html`<div><h3>${title}</h3><ol class="movers">${movers.map(item)}</ol></div>`
}

function item(mover: Mover): Html {
  const { before, after, row, policy, line, words, driver, moves } = mover
  const move = after / before - 1
  const sorted = [...moves].sort((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)))
  const rest = sorted.length - MOST_MOVES
  return html`
<li>
  <p class="who"><b class="${tone(move)}">${change(move)}</b> <span>${price(before)} → <b>${price(after)}</b></span></p>
  <p>${lines[line].name}: ${words}</p>
  <ul>
    ${sorted.slice(0, MOST_MOVES).map((each) => factorLine(each, driver))}
    ${rest > 0 ? html`<li>and ${rest} more</li>` : undefined}
  </ul>
  <p class="where">row ${count(row)}${policy === '' ? '' : html` · ${policy.slice(0, 60)}`}</p>
</li>`
}

function factorLine({ factor, before, after, ratio }: FactorMove, driver: Mover['driver']): Html {
  const words =
    factor === OTHER_DRIVER && driver !== undefined
      ? `Driver ${driver.after} is rated instead of driver ${driver.before}`
      : `${wordsOfFactor(factor)}, ${read(before, after)}`
  return html`<li><span>${words}</span> <b class="${tone(ratio - 1)}">${change(ratio - 1)}</b></li>`
}

/** What each version read for a factor: the row of its table and its figure. The row is shown only once if it is the same. */
function read(before: readonly Step[], after: readonly Step[]): string {
  const rows = (steps: readonly Step[]) => steps.map(({ key }) => key).join(' and ')
  const figures = (steps: readonly Step[]) => steps.map(figure).join(' and ') || 'not rated'
  if (rows(before) === rows(after)) return `${rows(before)}: ${figures(before)} → ${figures(after)}`
  const both = (steps: readonly Step[]) =>
    steps.length === 0 ? 'not rated' : `${rows(steps)}: ${figures(steps)}`
  return `${both(before)} → ${both(after)}`
}

function figure({ kind, value }: Step): string {
  return kind === 'multiplier' ? multiplier(value) : `£${value.toLocaleString('en-GB')}`
}
