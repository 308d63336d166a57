import type { ListBlock, Mark } from '../blocks'
import type { Desk, Place } from '../desk'
import { listMarks } from '../icons'
import { tagIn } from '../pdf'
import type { Corner } from '../pen'
import { blank, inCompany, indented, type Strip } from '../strip'
import { textStrips } from './text-strips'

const INDENT = 14
const BETWEEN = 2.5

export function layList({ items, mark }: ListBlock, { width, parent, desk }: Place): readonly Strip[] {
  const whole = tagIn(desk.pdf, parent, 'L')
  const laid = items.map((text, index): readonly Strip[] => {
    const item = tagIn(desk.pdf, whole, 'LI')
    const label = drawnMark(mark, desk) ?? writtenMark(mark, index, desk, tagIn(desk.pdf, item, 'Lbl'))
    const body = tagIn(desk.pdf, item, 'LBody')
    const lines = indented(
      textStrips(text, desk.body, { width: width - INDENT, tag: body, pen: desk.pen }),
      INDENT,
    )
    const [first, ...rest] = lines
    if (!first) return []
    const marked: Strip = {
      ...first,
      draw: (corner) => {
        label(corner)
        first.draw(corner)
      },
    }
    return [...(index > 0 ? [blank(BETWEEN * desk.spacing)] : []), marked, ...rest]
  })
  return inCompany(laid)
}

/** A tick or a cross is a picture; what it means is in the heading above it. */
function drawnMark(mark: Mark, { pen, body }: Desk) {
  if (mark === 'dot' || mark === 'number') return undefined
  const size = body.size
  return ({ x, y }: Corner) =>
    pen.furnish(() => pen.shapes(listMarks[mark], { x, y: y + (body.leading - size) / 2 }, size))
}

function writtenMark(mark: Mark, index: number, { pen, body }: Desk, tag: ReturnType<typeof tagIn>) {
  const [line] = pen.linesOf(mark === 'number' ? `${index + 1}.` : '•', body, INDENT)
  return (corner: Corner) => {
    if (!line) return
    pen.write(tag)
    pen.line(line, body, { x: corner.x + 1, y: corner.y })
  }
}
