import type { Column, Row, TableBlock, Text } from './blocks.ts'
import {
  drawAll,
  type Fragment,
  heightOf,
  inCompany,
  type LayoutContext,
  type Place,
  textFragments,
} from './fragments.ts'
import { type Style, styles } from './lines.ts'
import { type Tag, tagIn } from './pdf.ts'

/** Lays out a table. pdfkit has tables of its own, but with embedded fonts one takes seconds. */
export function layoutTable(
  { columns, head, rows }: TableBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const table = tagIn(context.pdf, parent, 'Table')
  const grid: Grid = { columns: placed(columns, width), width, table, context }
  const top = head && layoutHead(head, grid)
  // Without a head the first row starts where body text would.
  const above = (index: number) => (index === 0 && !top ? 0 : PADDING * context.spacing)
  const body = inCompany(rows.map((row, index) => layoutRow(row, grid, above(index))))
  return top ? [top.first, ...body.map((fragment) => ({ ...fragment, head: top.again }))] : body
}

/** A row taller than this may be split between its lines; others are not. */
const WHOLE_ROW = 240

/** A row of a table: the first cell is its heading. */
function layoutRow(row: Row, grid: Grid, above: number): readonly Fragment[] {
  const { columns, width, table, context } = grid
  const { pdf, drawing, body } = context
  const tag = tagIn(pdf, table, 'TR')
  const cells = columns.map((column, index): Cell => {
    const cell = index === 0 ? tagIn(pdf, tag, 'TH', 'Row') : tagIn(pdf, tag, 'TD')
    const isBold = row.isTotal || column.isStrong === true
    const style = isBold ? { ...body, weight: 'bold' as const } : body
    return { column, fragments: cellFragments(row.cells[index] ?? '', column, style, cell, context) }
  })
  const lines = Math.max(...cells.map(({ fragments }) => fragments.length))
  const below = PADDING * context.spacing
  const height = above + lines * body.leading + below
  const under = (x: number, y: number) =>
    drawing.artifact(() => drawing.rule({ x, y }, width, row.isTotal ? 'muted' : 'line', 0.5))
  if (height > WHOLE_ROW) return cutRow({ cells, lines, leading: body.leading, above, below, under })
  const whole: Fragment = {
    height,
    draw: ({ x, y }) => {
      for (const { column, fragments } of cells) drawAll(fragments, { x: x + column.x, y: y + above })
      under(x, y + height)
    },
  }
  return [whole]
}

type Cell = { column: Placed; fragments: readonly Fragment[] }

type TallRow = {
  cells: readonly Cell[]
  lines: number
  leading: number
  above: number
  below: number
  under(x: number, y: number): void
}

/** A row with one fragment per line, for text that may be longer than a page. */
function cutRow({ cells, lines, leading, above, below, under }: TallRow): readonly Fragment[] {
  return Array.from({ length: lines }, (_, index): Fragment => {
    const isLast = index === lines - 1
    const top = index === 0 ? above : 0
    const height = top + leading + (isLast ? below : 0)
    return {
      height,
      staysWithNext: index === 0 || index === lines - 2,
      draw: ({ x, y }) => {
        for (const { column, fragments } of cells) fragments[index]?.draw({ x: x + column.x, y: y + top })
        if (isLast) under(x, y + height)
      },
    }
  })
}

/** The head of a table. It is read out once; on the following pages it is an artifact. */
function layoutHead(head: readonly string[], grid: Grid): { first: Fragment; again: Fragment } {
  const { columns, width, table, context } = grid
  const { pdf, drawing } = context
  const style = styles.columnHead
  const row = tagIn(pdf, table, 'TR')
  const cells = columns.map((column, index) => {
    const text = head[index] ?? ''
    const fragments = cellFragments(text, column, style, tagIn(pdf, row, 'TH', 'Column'), context)
    return { column, fragments, lines: drawing.linesOf(text, style, column.width) }
  })
  const height = Math.max(...cells.map(({ fragments }) => heightOf(fragments))) + PADDING * 1.5
  const under = (x: number, y: number) => drawing.rule({ x, y: y + height }, width, 'muted', 0.75)
  return {
    first: {
      height,
      staysWithNext: true,
      draw: ({ x, y }) => {
        for (const { column, fragments } of cells) drawAll(fragments, { x: x + column.x, y })
        drawing.artifact(() => under(x, y))
      },
    },
    again: {
      height,
      draw: ({ x, y }) =>
        drawing.artifact(() => {
          for (const { column, lines } of cells) {
            lines.forEach((line, index) => {
              const left = column.align === 'right' ? column.x + column.width - line.width : column.x
              drawing.line(line, style, { x: x + left, y: y + index * style.leading })
            })
          }
          under(x, y)
        }, 'Pagination'),
    },
  }
}

/** A table's columns with their positions, shared by its head and its rows. */
type Grid = { columns: readonly Placed[]; width: number; table: Tag; context: LayoutContext }

type Placed = Column & { x: number; width: number }

/** Space above and below the text of a row. */
const PADDING = 4.5
const GAP = 12

function placed(columns: readonly Column[], width: number): readonly Placed[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const room = width - GAP * (columns.length - 1)
  let x = 0
  return columns.map((column) => {
    const own = (column.share / whole) * room
    const place = { ...column, x, width: own }
    x += own + GAP
    return place
  })
}

function cellFragments(
  text: Text,
  column: Placed,
  style: Style,
  tag: Tag,
  { drawing }: LayoutContext,
): readonly Fragment[] {
  return textFragments(text, style, { width: column.width, tag, drawing, align: column.align })
}
