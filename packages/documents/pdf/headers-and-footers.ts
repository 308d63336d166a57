import type { DocumentTheme } from '../theme'
import type { Paper } from './blocks'
import type { Corner, Pen } from './drawing'
import { type Style, styles } from './lines'
import { band, frame, type Pdf, page } from './pdf'

/** What stands on every page and is not read out: the band, the mark, the foot, the number. Drawn once the pages are counted. */
export function furnishPages(paper: Paper, pdf: Pdf, pen: Pen, theme: DocumentTheme) {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    pen.furnish(() => {
      if (paper.isPlain) drawReference(paper, pen)
      else if (index === 0) drawFirstBand(paper, pen, theme)
      else drawBand(paper, pen, theme)
      drawFoot(paper, pen, `Page ${index + 1} of ${count}`)
    }, 'Pagination')
    pen.rest()
  }
}

function drawFirstBand({ product }: Paper, pen: Pen, theme: DocumentTheme) {
  pen.box({ x: 0, y: 0, width: page.width, height: band.first }, 'band')
  pen.box({ x: 0, y: band.first, width: page.width, height: 3 }, 'spark')
  drawLogo(pen, theme, { x: frame.x, y: (band.first - 36) / 2 }, 36)
  drawRight(product, styles.bandStrong, (band.first - styles.bandStrong.leading) / 2, pen)
}

function drawBand({ title, shortTitle = title, reference }: Paper, pen: Pen, theme: DocumentTheme) {
  pen.box({ x: 0, y: 0, width: page.width, height: band.following }, 'band')
  pen.box({ x: 0, y: band.following, width: page.width, height: 1.5 }, 'spark')
  drawLogo(pen, theme, { x: frame.x, y: (band.following - 15) / 2 }, 15)
  drawRight(`${shortTitle} · ${reference}`, styles.band, (band.following - styles.band.leading) / 2, pen)
}

function drawReference({ reference }: Paper, pen: Pen) {
  drawRight(reference, styles.band, band.following, pen)
}

/** The mark, and the name beside it in the brand's face. */
function drawLogo(pen: Pen, { mark, word }: DocumentTheme, { x, y }: Corner, size: number) {
  pen.shapes(mark, { x, y }, size)
  const style: Style = {
    size: (word.size * size) / 36,
    leading: size,
    weight: 'bold',
    ink: 'headerInk',
  }
  const [name] = pen.linesOf(word.isUpperCase ? word.text.toUpperCase() : word.text, style, page.width)
  if (name) pen.line(name, style, { x: x + size * 1.24, y }, word.tracking * style.size)
}

function drawRight(text: string, style: Style, y: number, pen: Pen) {
  const [line] = pen.linesOf(text, style, frame.width * 0.7)
  if (line) pen.line(line, style, { x: frame.x + frame.width - line.width, y })
}

const NUMBER_WIDTH = 70

function drawFoot({ foot }: Paper, pen: Pen, number: string) {
  const top = frame.bottom + 12
  pen.rule({ x: frame.x, y: top }, frame.width, 'line', 0.75)
  pen.linesOf(foot, styles.small, frame.width - NUMBER_WIDTH).forEach((line, index) => {
    pen.line(line, styles.small, { x: frame.x, y: top + 6 + index * styles.small.leading })
  })
  drawRight(number, styles.small, top + 6, pen)
}
