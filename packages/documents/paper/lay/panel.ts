import type { PanelBlock } from '../blocks'
import type { Place } from '../desk'
import { icons } from '../icons'
import { bookmark, tagIn } from '../pdf'
import { blank, drawAll, heightOf, indented, type Strip, wholeIfShort } from '../strip'
import { styles } from '../styles'
import { textStrips } from './text-strips'

const ICON = 24
const NARROW = 300
/** A panel that is no taller stands on one page. */
const WHOLE = 240

/** One question of the product information document. */
export function layPanel(
  { icon, heading, blocks }: PanelBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const { pdf, pen } = desk
  const part = tagIn(pdf, parent, 'Sect')
  const indent = icon ? ICON + 8 : 0
  const title = textStrips(heading, styles.panelHeading, {
    width: width - indent,
    tag: tagIn(pdf, part, 'H2'),
    pen,
  })
  const top = Math.max(ICON, heightOf(title))
  const head: Strip = {
    height: icon ? top : heightOf(title),
    staysWithNext: true,
    draw: ({ x, y }) => {
      bookmark(pdf, heading, y)
      if (icon) pen.furnish(() => pen.shapes(icons[icon], { x, y: y + (top - ICON) / 2 }, ICON))
      drawAll(title, { x: x + indent, y: y + (icon ? (top - heightOf(title)) / 2 : 0) })
    },
  }
  // A narrow panel has no room to spare under its icon.
  const inset = width > NARROW ? indent : 0
  const inner = desk.lay(blocks, width - inset, part, { ...desk, body: styles.panel })
  return wholeIfShort([head, blank(3, true), ...indented(inner, inset), blank(5)], WHOLE)
}
