import type { CalloutBlock } from '../blocks'
import type { Place } from '../desk'
import { tagIn } from '../pdf'
import { blank, drawAll, heightOf, type Strip } from '../strip'
import { styles } from '../styles'
import { textStrips } from './text-strips'

/** Words set apart on a tint, with a bar at their side. */
export function layCallout(
  { tone, heading, blocks }: CalloutBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const part = tagIn(desk.pdf, parent, 'Sect')
  const padding = 11
  const inner = width - 2 * padding - 3
  const title = textStrips(heading, styles.heading, {
    width: inner,
    tag: tagIn(desk.pdf, part, 'P'),
    pen: desk.pen,
  })
  const content = [...title, blank(3), ...desk.lay(blocks, inner, part, desk)]
  const height = heightOf(content) + 2 * padding
  const isNote = tone === 'note'
  return [
    {
      height,
      draw: ({ x, y }) => {
        desk.pen.furnish(() => {
          desk.pen.box({ x, y, width, height }, isNote ? 'accentSoft' : 'warnSoft')
          desk.pen.box({ x, y, width: 3, height }, isNote ? 'accent' : 'warn')
        })
        drawAll(content, { x: x + padding + 3, y: y + padding })
      },
    },
  ]
}
