import { tagIn } from '../pdf'
import { drawAll, heightOf, type Strip } from '../strip'
import { styles } from '../styles'
import { cellStrips, type Grid, PADDING } from './grid'

/** The head of a table. It is read out once; on the pages after the first it is furniture. */
export function layHead(head: readonly string[], grid: Grid): { first: Strip; again: Strip } {
  const { columns, width, table, desk } = grid
  const { pdf, pen } = desk
  const style = styles.columnHead
  const row = tagIn(pdf, table, 'TR')
  const cells = columns.map((column, index) => {
    const text = head[index] ?? ''
    const strips = cellStrips(text, column, style, tagIn(pdf, row, 'TH', 'Column'), desk)
    return { column, strips, lines: pen.linesOf(text, style, column.width) }
  })
  const height = Math.max(...cells.map(({ strips }) => heightOf(strips))) + PADDING * 1.5
  const under = (x: number, y: number) => pen.rule({ x, y: y + height }, width, 'muted', 0.75)
  return {
    first: {
      height,
      staysWithNext: true,
      draw: ({ x, y }) => {
        for (const { column, strips } of cells) drawAll(strips, { x: x + column.x, y })
        pen.furnish(() => under(x, y))
      },
    },
    again: {
      height,
      draw: ({ x, y }) =>
        pen.furnish(() => {
          for (const { column, lines } of cells) {
            lines.forEach((line, index) => {
              const left = column.align === 'right' ? column.x + column.width - line.width : column.x
              pen.line(line, style, { x: x + left, y: y + index * style.leading })
            })
          }
          under(x, y)
        }, 'Pagination'),
    },
  }
}
