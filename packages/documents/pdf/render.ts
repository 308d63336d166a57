import { type DocumentTheme, inBlack } from '../theme.ts'
import type { DocumentContent } from './blocks.ts'
import { createDrawingContext, type DrawingContext } from './drawing.ts'
import { blank, drawAll, type Fragment, heightOf, type LayoutContext, textFragments } from './fragments.ts'
import { drawHeadersAndFooters } from './headers-and-footers.ts'
import { layoutBlocks } from './layout.ts'
import { styles } from './lines.ts'
import { paginate } from './paginate.ts'
import { closePdf, frame, openPdf, type Pdf, type Tag, tagIn } from './pdf.ts'

/** A document in a brand's theme, as the bytes of a tagged PDF. */
export function renderPdf(
  content: DocumentContent,
  own: DocumentTheme,
  isCompressed = true,
): Promise<Uint8Array> {
  const theme = content.isPlain ? inBlack(own) : own
  const { pdf, drawing, whole, fragments } = layOutWell(content, theme, isCompressed)
  pdf.addPage()
  paginate(fragments, {
    next: () => {
      drawing.endTag()
      pdf.addPage()
    },
    put: (fragment, corner) => fragment.draw(corner),
  })
  drawing.endTag()
  whole.end()
  drawHeadersAndFooters(content, pdf, drawing, theme)
  return closePdf(pdf)
}

/**
 * The scales of the space between blocks, tried in order: as designed, then less, and finally more, if only a few lines would be
 * left on the last page.
 */
const spacings = [1, 0.8, 0.6, 1.3] as const

/** A last page with less than this on it looks like a mistake. */
const SCRAP = 190

function layOutWell(content: DocumentContent, theme: DocumentTheme, isCompressed: boolean): Layout {
  for (const spacing of spacings) {
    const placed = layOut(content, theme, spacing, isCompressed)
    const { pages, lastUsed } = paginate(placed.fragments, { next: () => {}, put: () => {} })
    if (pages === 1 || lastUsed >= SCRAP) return placed
  }
  return layOut(content, theme, spacings[0], isCompressed)
}

type Layout = { pdf: Pdf; drawing: DrawingContext; whole: Tag; fragments: readonly Fragment[] }

function layOut(
  content: DocumentContent,
  theme: DocumentTheme,
  spacing: number,
  isCompressed: boolean,
): Layout {
  const { title, author, madeAt, reference } = content
  const pdf = openPdf({ title: `${title} ${reference}`, author, madeAt, isCompressed })
  const drawing = createDrawingContext(pdf, theme, isCompressed)
  const context: LayoutContext = { pdf, drawing, body: styles.body, spacing, layout: layoutBlocks }
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  const fragments = [
    ...layoutTitle(content, frame.width, whole, context),
    ...layoutBlocks(content.blocks, frame.width, whole, context),
  ]
  return { pdf, drawing, whole, fragments }
}

const GAP = 16
/** The first value is a name, and needs the most space. */
const FIRST_SHARE = 1.5
/** A longer name is shown in full further down. */
const MOST_LINES = 4

/** The title and, below it, whose document it is and about what. */
function layoutTitle(
  { title, about }: DocumentContent,
  width: number,
  parent: Tag,
  { pdf, drawing }: LayoutContext,
): readonly Fragment[] {
  const heading = textFragments(title, styles.title, { width, tag: tagIn(pdf, parent, 'H1'), drawing })
  const share = (width - GAP * (about.length - 1)) / (about.length - 1 + FIRST_SHARE)
  const columns = about.map(({ label, value }, index) => {
    const own = index === 0 ? share * FIRST_SHARE : share
    const x = index === 0 ? 0 : share * FIRST_SHARE + GAP + (index - 1) * (share + GAP)
    const name = textFragments(label, styles.label, { width: own, tag: tagIn(pdf, parent, 'P'), drawing })
    const valueFragments = textFragments(value, styles.strong, {
      width: own,
      tag: tagIn(pdf, parent, 'P'),
      drawing,
    })
    return { x, fragments: [...name, ...valueFragments.slice(0, MOST_LINES)] }
  })
  const row: Fragment = {
    height: Math.max(0, ...columns.map(({ fragments }) => heightOf(fragments))),
    draw: ({ x, y }) => {
      for (const fact of columns) drawAll(fact.fragments, { x: x + fact.x, y })
    },
  }
  return [...heading, blank(9), row, blank(17)]
}
