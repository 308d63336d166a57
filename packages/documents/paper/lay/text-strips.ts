import type { Tag } from '../pdf'
import type { Pen } from '../pen'
import type { Strip } from '../strip'
import type { Style } from '../styles'
import type { Text } from '../text'

/** Text as a strip a line. No page ends or starts with a single line of it. */
export function textStrips(
  text: Text,
  style: Style,
  place: { width: number; tag: Tag; pen: Pen; align?: 'right' | undefined },
): readonly Strip[] {
  const { width, tag, pen, align } = place
  const lines = pen.linesOf(text, style, width)
  return lines.map((line, index) => ({
    height: style.leading,
    staysWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    draw: ({ x, y }) => {
      pen.write(tag)
      pen.line(line, style, { x: align === 'right' ? x + width - line.width : x, y })
    },
  }))
}
