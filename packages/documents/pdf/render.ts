import { type DocumentTheme, inBlack } from '../theme'
import type { Paper } from './blocks'
import { createPen, type Pen } from './drawing'
import { blank, type Desk, drawAll, heightOf, type Strip, textStrips } from './fragments'
import { furnishPages } from './headers-and-footers'
import { lay } from './layout'
import { styles } from './lines'
import { flow } from './paginate'
import { closePdf, frame, openPdf, type Pdf, type Tag, tagIn } from './pdf'

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

const GAP = 16
/** The first fact is a name, and needs the most room. */
const FIRST_SHARE = 1.5
/** A name longer than this stands in full further down. */
const MOST_LINES = 4

/** The title and, under it, whose paper it is and of what. */
function layMasthead(
  { title, about }: Paper,
  width: number,
  parent: Tag,
  { pdf, pen }: Desk,
): readonly Strip[] {
  const heading = textStrips(title, styles.title, { width, tag: tagIn(pdf, parent, 'H1'), pen })
  const share = (width - GAP * (about.length - 1)) / (about.length - 1 + FIRST_SHARE)
  const facts = about.map(({ label, value }, index) => {
    const own = index === 0 ? share * FIRST_SHARE : share
    const x = index === 0 ? 0 : share * FIRST_SHARE + GAP + (index - 1) * (share + GAP)
    const name = textStrips(label, styles.label, { width: own, tag: tagIn(pdf, parent, 'P'), pen })
    const told = textStrips(value, styles.strong, { width: own, tag: tagIn(pdf, parent, 'P'), pen })
    return { x, strips: [...name, ...told.slice(0, MOST_LINES)] }
  })
  const row: Strip = {
    height: Math.max(0, ...facts.map(({ strips }) => heightOf(strips))),
    draw: ({ x, y }) => {
      for (const fact of facts) drawAll(fact.strips, { x: x + fact.x, y })
    },
  }
  return [...heading, blank(9), row, blank(17)]
}
