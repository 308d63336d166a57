import type { Paper } from './blocks'
import type { Desk } from './desk'
import { textStrips } from './lay/text-strips'
import { type Tag, tagIn } from './pdf'
import { blank, drawAll, heightOf, type Strip } from './strip'
import { styles } from './styles'

const GAP = 16
/** The first fact is a name, and needs the most room. */
const FIRST_SHARE = 1.5
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
  const share = (width - GAP * (about.length - 1)) / (about.length - 1 + FIRST_SHARE)
  const facts = about.map(({ label, value }, index) => {
    const own = index === 0 ? share * FIRST_SHARE : share
    const x = index === 0 ? 0 : share * FIRST_SHARE + GAP + (index - 1) * (share + GAP)
    const name = textStrips(label, styles.label, { width: own, tag: tagIn(pdf, parent, 'P'), pen })
    const told = textStrips(value, styles.strong, { width: own, tag: tagIn(pdf, parent, 'P'), pen })
    return { x, strips: [...name, ...told.slice(0, MOST_LINES)] }
  })
  const row: Strip = {
    height: Math.max(0, ...facts.map(({ strips }) => heightOf(strips))),
    draw: ({ x, y }) => {
      for (const fact of facts) drawAll(fact.strips, { x: x + fact.x, y })
    },
  }
  return [...heading, blank(9), row, blank(17)]
}
