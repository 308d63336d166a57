import type { Block } from './blocks'
import type { Pdf, Tag } from './pdf'
import type { Pen } from './pen'
import type { Strip } from './strip'
import type { Style } from './styles'

/** What laying out a block needs: the pen to measure with, and a way to lay out the blocks inside it. */
export type Desk = {
  pdf: Pdf
  pen: Pen
  /** How running text is set here. */
  body: Style
  /** How much of the white between things is kept: 1 is all of it. */
  spacing: number
  lay(blocks: readonly Block[], width: number, parent: Tag, desk: Desk): readonly Strip[]
}

export type Place = { width: number; parent: Tag; desk: Desk }
