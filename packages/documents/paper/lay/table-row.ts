import type { Row } from '../blocks'
import { tagIn } from '../pdf'
import { drawAll, type Strip } from '../strip'
import { cellStrips, type Grid, PADDING, type Placed } from './grid'

/** A row taller than this may be cut between its lines; others stay whole. */
const WHOLE = 240

/** A row of a table: the first cell is its heading. */
export function layRow(row: Row, grid: Grid, above: number): readonly Strip[] {
  const { columns, width, table, desk } = grid
  const { pdf, pen, body } = desk
  const tag = tagIn(pdf, table, 'TR')
  const cells = columns.map((column, index): Cell => {
    const cell = index === 0 ? tagIn(pdf, tag, 'TH', 'Row') : tagIn(pdf, tag, 'TD')
    const isBold = row.isTotal || column.isStrong === true
    const style = isBold ? { ...body, weight: 'bold' as const } : body
    return { column, strips: cellStrips(row.cells[index] ?? '', column, style, cell, desk) }
  })
  const lines = Math.max(...cells.map(({ strips }) => strips.length))
  const below = PADDING * desk.spacing
  const height = above + lines * body.leading + below
  const under = (x: number, y: number) =>
    pen.furnish(() => pen.rule({ x, y }, width, row.isTotal ? 'muted' : 'line', 0.5))
  if (height > WHOLE) return cutRow({ cells, lines, leading: body.leading, above, below, under })
  const whole: Strip = {
    height,
    draw: ({ x, y }) => {
      for (const { column, strips } of cells) drawAll(strips, { x: x + column.x, y: y + above })
      under(x, y + height)
    },
  }
  return [whole]
}

type Cell = { column: Placed; strips: readonly Strip[] }

type TallRow = {
  cells: readonly Cell[]
  lines: number
  leading: number
  above: number
  below: number
  under(x: number, y: number): void
}

/** A row as a strip a line, for text that may be longer than a page. */
function cutRow({ cells, lines, leading, above, below, under }: TallRow): readonly Strip[] {
  return Array.from({ length: lines }, (_, index): Strip => {
    const isLast = index === lines - 1
    const top = index === 0 ? above : 0
    const height = top + leading + (isLast ? below : 0)
    return {
      height,
      staysWithNext: index === 0 || index === lines - 2,
      draw: ({ x, y }) => {
        for (const { column, strips } of cells) strips[index]?.draw({ x: x + column.x, y: y + top })
        if (isLast) under(x, y + height)
      },
    }
  })
}
