import { type Dimension, dimensions } from '../comparison/segments.ts'
import type { Sum, Tally } from '../comparison/tally.ts'
import { along, type Html, html, section, tone } from './html.ts'
import { change, count } from './in-words.ts'

const MOST_SHOWN = 12
/** A segment with a smaller share of the risks does not affect the scale of the bars. */
const SMALL = 0.005

type Segment = { name: string; sum: Sum; move: number }
type Scale = { low: number; high: number }

/** The change of premium by segment, all panels on one scale. */
export function segmentPanels({ segments, both }: Tally): Html | undefined {
  const panels = dimensions
    .map((dimension, at) => ({ dimension, shown: shownOf(dimension, segments[at] ?? new Map(), both) }))
    .filter(({ shown }) => shown.length > 1)
  if (panels.length === 0) return undefined
  const scale = scaleOf(
    panels.flatMap(({ shown }) => shown),
    both.risks,
  )
  return section(
    'Change by segment',
    'The change of the total premium of each segment. All bars have the same scale; an arrow marks a change beyond it.',
    html`<div class="panels">${panels.map(({ dimension, shown }) => panel(dimension, shown, scale))}</div>`,
  )
}

function shownOf(
  { names, showsMostMoved }: Dimension,
  sums: ReadonlyMap<string, Sum>,
  both: Sum,
): readonly Segment[] {
  const place = new Map(names.map((name, at) => [name, at]))
  const all = [...sums]
    .map(([name, sum]) => ({ name, sum, move: sum.after / sum.before - 1 }))
    .sort((a, b) => (place.get(a.name) ?? names.length) - (place.get(b.name) ?? names.length))
  if (!showsMostMoved) return all
  // By its effect on the book in pounds: a small area that doubles matters less than a large one that rises ten per cent.
  const weight = ({ sum, move }: Segment) =>
    Math.abs(sum.after - sum.before - (both.after / both.before - 1) * sum.before) + Math.abs(move)
  return [...all]
    .sort((a, b) => weight(b) - weight(a) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_SHOWN)
    .sort((a, b) => b.move - a.move)
}

function scaleOf(segments: readonly Segment[], risks: number): Scale {
  const moves = segments.filter(({ sum }) => sum.risks >= risks * SMALL).map(({ move }) => move)
  const low = Math.min(0, ...moves)
  const high = Math.max(0, ...moves)
  return low === high ? { low: -0.01, high: 0.01 } : { low, high }
}

function panel({ title }: Dimension, shown: readonly Segment[], scale: Scale): Html {
  return html`
<table class="bars">
  <caption>${title}</caption>
  <colgroup><col class="name"><col class="risks"><col><col class="move"></colgroup>
  <thead class="hidden"><tr><th scope="col">Segment</th><th scope="col">Risks</th><th scope="col">Bar</th><th scope="col">Change</th></tr></thead>
  <tbody>${shown.map((segment) => row(segment, scale))}</tbody>
</table>`
}

function row({ name, sum, move }: Segment, { low, high }: Scale): Html {
  const width = high - low
  const nought = -low / width
  const end = Math.min(1, Math.max(0, (move - low) / width))
  const isBeyond = move < low || move > high
  const arrow = move > 0 ? '▸' : '◂'
  const colour = tone(Math.round(move * 1000))
  return html`<tr>
  <th scope="row">${name}</th>
  <td class="quiet">${count(sum.risks)}</td>
  <td class="bar"><svg width="100%" height="14" aria-hidden="true"><line class="nought" x1="${along(nought)}" x2="${along(nought)}" y1="0" y2="14"/><rect class="${colour}" x="${along(Math.min(nought, end))}" y="2" width="${along(Math.abs(end - nought))}" height="10" rx="1"/>${isBeyond ? html`<text class="arrow" x="${move > 0 ? '100%' : '0%'}" y="11" text-anchor="${move > 0 ? 'end' : 'start'}">${arrow}</text>` : undefined}</svg></td>
  <td class="${colour}">${change(move)}</td>
</tr>`
}
