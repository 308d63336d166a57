import type { Column } from '../blocks'
import type { Desk } from '../desk'
import type { Tag } from '../pdf'
import type { Strip } from '../strip'
import type { Style } from '../styles'
import type { Text } from '../text'
import { textStrips } from './text-strips'

/** A table's columns where they stand, for its head and its rows alike. */
export type Grid = { columns: readonly Placed[]; width: number; table: Tag; desk: Desk }

export type Placed = Column & { x: number; width: number }

/** White above and below the words of a row. */
export const PADDING = 4.5
const GAP = 12

export function placed(columns: readonly Column[], width: number): readonly Placed[] {
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

export function cellStrips(
  text: Text,
  column: Placed,
  style: Style,
  tag: Tag,
  { pen }: Desk,
): readonly Strip[] {
  return textStrips(text, style, { width: column.width, tag, pen, align: column.align })
}
