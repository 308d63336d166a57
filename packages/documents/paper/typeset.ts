import { type DocumentTheme, inBlack } from '../theme'
import type { Paper } from './blocks'
import type { Desk } from './desk'
import { flow } from './flow'
import { furnishPages } from './furniture'
import { lay } from './lay/lay'
import { layMasthead } from './masthead'
import { frame } from './page-size'
import { closePdf, openPdf, type Pdf, type Tag } from './pdf'
import { createPen, type Pen } from './pen'
import type { Strip } from './strip'
import { styles } from './styles'

/** A paper in a brand's theme, as the bytes of a tagged PDF. */
export function typeset(paper: Paper, own: DocumentTheme, isCompressed = true): Promise<Uint8Array> {
  const theme = paper.isPlain ? inBlack(own) : own
  const { pdf, pen, whole, strips } = wellLaidOut(paper, theme, isCompressed)
  pdf.addPage()
  flow(strips, {
    turn: () => {
      pen.rest()
      pdf.addPage()
    },
    put: (strip, corner) => strip.draw(corner),
  })
  pen.rest()
  whole.end()
  furnishPages(paper, pdf, pen, theme)
  return closePdf(pdf)
}

/** How much white there is between things: as designed, or less, or at last more, where a few lines would stand on a page alone. */
const spacings = [1, 0.8, 0.6, 1.3] as const

/** A last page with less than this on it looks like a mistake. */
const SCRAP = 190

function wellLaidOut(paper: Paper, theme: DocumentTheme, isCompressed: boolean): LaidOut {
  for (const spacing of spacings) {
    const laid = laidOut(paper, theme, spacing, isCompressed)
    const { pages, lastUsed } = flow(laid.strips, { turn: () => {}, put: () => {} })
    if (pages === 1 || lastUsed >= SCRAP) return laid
  }
  return laidOut(paper, theme, spacings[0], isCompressed)
}

type LaidOut = { pdf: Pdf; pen: Pen; whole: Tag; strips: readonly Strip[] }

function laidOut(paper: Paper, theme: DocumentTheme, spacing: number, isCompressed: boolean): LaidOut {
  const { title, author, madeAt, reference } = paper
  const pdf = openPdf({ title: `${title} ${reference}`, author, madeAt, isCompressed })
  const pen = createPen(pdf, theme, isCompressed)
  const desk: Desk = { pdf, pen, body: styles.body, spacing, lay }
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const strips = [
    ...layMasthead(paper, frame.width, whole, desk),
    ...lay(paper.blocks, frame.width, whole, desk),
  ]
  return { pdf, pen, whole, strips }
}
