import type { DocumentTheme } from '../theme.ts'
import type { DocumentContent } from './blocks.ts'
import type { Corner, DrawingContext } from './drawing.ts'
import { type Style, styles } from './lines.ts'
import { band, frame, type Pdf, page } from './pdf.ts'

/** The parts of every page that are not read out: band, logo, footer, page number. Drawn once the number of pages is known. */
export function drawHeadersAndFooters(
  content: DocumentContent,
  pdf: Pdf,
  drawing: DrawingContext,
  theme: DocumentTheme,
) {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    drawing.artifact(() => {
      if (content.isPlain) drawReference(content, drawing)
      else if (index === 0) drawFirstBand(content, drawing, theme)
      else drawBand(content, drawing, theme)
      drawFoot(content, drawing, `Page ${index + 1} of ${count}`)
    }, 'Pagination')
    drawing.endTag()
  }
}

function drawFirstBand({ product }: DocumentContent, drawing: DrawingContext, theme: DocumentTheme) {
  drawing.box({ x: 0, y: 0, width: page.width, height: band.first }, 'band')
  drawing.box({ x: 0, y: band.first, width: page.width, height: 3 }, 'spark')
  drawLogo(drawing, theme, { x: frame.x, y: (band.first - 36) / 2 }, 36)
  drawRight(product, styles.bandStrong, (band.first - styles.bandStrong.leading) / 2, drawing)
}

function drawBand(
  { title, shortTitle = title, reference }: DocumentContent,
  drawing: DrawingContext,
  theme: DocumentTheme,
) {
  drawing.box({ x: 0, y: 0, width: page.width, height: band.following }, 'band')
  drawing.box({ x: 0, y: band.following, width: page.width, height: 1.5 }, 'spark')
  drawLogo(drawing, theme, { x: frame.x, y: (band.following - 15) / 2 }, 15)
  drawRight(`${shortTitle} · ${reference}`, styles.band, (band.following - styles.band.leading) / 2, drawing)
}

function drawReference({ reference }: DocumentContent, drawing: DrawingContext) {
  drawRight(reference, styles.band, band.following, drawing)
}

/** The mark, and the name next to it in the brand's font. */
function drawLogo(drawing: DrawingContext, { mark, word }: DocumentTheme, { x, y }: Corner, size: number) {
  drawing.shapes(mark, { x, y }, size)
  const style: Style = {
    size: (word.size * size) / 36,
    leading: size,
    weight: 'bold',
    colour: 'headerInk',
  }
  const [name] = drawing.linesOf(word.isUpperCase ? word.text.toUpperCase() : word.text, style, page.width)
  if (name) drawing.line(name, style, { x: x + size * 1.24, y }, word.tracking * style.size)
}

function drawRight(text: string, style: Style, y: number, drawing: DrawingContext) {
  const [line] = drawing.linesOf(text, style, frame.width * 0.7)
  if (line) drawing.line(line, style, { x: frame.x + frame.width - line.width, y })
}

const NUMBER_WIDTH = 70

function drawFoot({ foot }: DocumentContent, drawing: DrawingContext, number: string) {
  const top = frame.bottom + 12
  drawing.rule({ x: frame.x, y: top }, frame.width, 'line', 0.75)
  drawing.linesOf(foot, styles.small, frame.width - NUMBER_WIDTH).forEach((line, index) => {
    drawing.line(line, styles.small, { x: frame.x, y: top + 6 + index * styles.small.leading })
  })
  drawRight(number, styles.small, top + 6, drawing)
}
