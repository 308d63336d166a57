import type { TableBlock } from '../blocks'
import type { Place } from '../desk'
import { tagIn } from '../pdf'
import { inCompany, type Strip } from '../strip'
import { type Grid, PADDING, placed } from './grid'
import { layHead } from './table-head'
import { layRow } from './table-row'

/** Rows under one another. pdfkit has tables of its own, but with embedded fonts one takes it seconds. */
export function layTable(
  { columns, head, rows }: TableBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const table = tagIn(desk.pdf, parent, 'Table')
  const grid: Grid = { columns: placed(columns, width), width, table, desk }
  const top = head && layHead(head, grid)
  // Without a head the first row starts where running text would.
  const above = (index: number) => (index === 0 && !top ? 0 : PADDING * desk.spacing)
  const body = inCompany(rows.map((row, index) => layRow(row, grid, above(index))))
  return top ? [top.first, ...body.map((strip) => ({ ...strip, head: top.again }))] : body
}
