import type { Paper } from './blocks'
import type { Desk } from './desk'
import { textStrips } from './lay/text-strips'
import { type Tag, tagIn } from './pdf'
import { blank, drawAll, heightOf, type Strip } from './strip'
import { styles } from './styles'

const GAP = 16
/** A name longer than this stands in full further down. */
const MOST_LINES = 4

/** The title and, under it, whose paper it is and of what. */
export function layMasthead(
  { title, about }: Paper,
  width: number,
  parent: Tag,
  { pdf, pen }: Desk,
): readonly Strip[] {
  const heading = textStrips(title, styles.title, { width, tag: tagIn(pdf, parent, 'H1'), pen })
  const own = (width - GAP * (about.length - 1)) / about.length
  const facts = about.map(({ label, value }) => [
    ...textStrips(label, styles.label, { width: own, tag: tagIn(pdf, parent, 'P'), pen }),
    ...textStrips(value, styles.strong, { width: own, tag: tagIn(pdf, parent, 'P'), pen }).slice(
      0,
      MOST_LINES,
    ),
  ])
  const row: Strip = {
    height: Math.max(0, ...facts.map(heightOf)),
    draw: ({ x, y }) => {
      facts.forEach((fact, index) => {
        drawAll(fact, { x: x + index * (own + GAP), y })
      })
    },
  }
  return about.length > 0 ? [...heading, blank(9), row, blank(17)] : [...heading, blank(12)]
}
