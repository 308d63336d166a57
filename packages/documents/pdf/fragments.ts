import type { Block, Text } from './blocks'
import type { Corner, Pen } from './drawing'
import type { Style } from './lines'
import type { Pdf, Tag } from './pdf'

/** A piece of a page that is not cut: a line, a row, a box. Papers are strips, one under the other. */
export type Strip = {
  height: number
  draw(corner: Corner): void
  /** Stands on the same page as the strip after it. */
  staysWithNext?: boolean
  /** Blank, and left out at the top of a page. */
  isBlank?: boolean
  /** The part that fits into a height and the part left over, for a strip that can be cut after all. */
  cut?(height: number): readonly [Strip, Strip] | undefined
  /** Drawn again when this strip is the first of a page: the head of a table. */
  head?: Strip
}

export function blank(height: number, staysWithNext = false): Strip {
  return { height, draw: () => {}, isBlank: true, staysWithNext }
}

export function heightOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0)
}

/** The same strips further right, the heads they repeat with them. */
export function indented(strips: readonly Strip[], by: number): readonly Strip[] {
  const moved = (strip: Strip): Strip => ({ ...strip, draw: ({ x, y }) => strip.draw({ x: x + by, y }) })
  return strips.map((strip) => (strip.head ? { ...moved(strip), head: moved(strip.head) } : moved(strip)))
}

/** All on one page, and with what the last of them stays with. */
export function together(strips: readonly Strip[]): readonly Strip[] {
  return strips.map((strip, index) => (index < strips.length - 1 ? { ...strip, staysWithNext: true } : strip))
}

/** A part this short is not cut. */
const SHORT = 105

export function wholeIfShort(strips: readonly Strip[], short = SHORT): readonly Strip[] {
  return heightOf(strips) <= short ? together(strips) : strips
}

/** How many of the strips fit into a height, those that stay together counted together. */
export function fittingCount(strips: readonly Strip[], height: number): number {
  let [count, used] = [0, 0]
  for (const [index, strip] of strips.entries()) {
    used += strip.height
    if (used > height) return count
    if (!strip.staysWithNext) count = index + 1
  }
  return count
}

/** A thing this tall does not look lost on its own. */
const TALL = 50

/** No page ends after the first of many small things or starts with the last. Each thing is its strips. */
export function inCompany(things: readonly (readonly Strip[])[]): readonly Strip[] {
  return things.flatMap((strips, index) => {
    const isFirst = index === 0 && heightOf(strips) < TALL
    const isBeforeLast = index === things.length - 2 && heightOf(things.at(-1) ?? []) < TALL
    const isNearEdge = isFirst || isBeforeLast
    const last = strips.length - 1
    return strips.map((strip, place) =>
      place === last && isNearEdge && index < things.length - 1 ? { ...strip, staysWithNext: true } : strip,
    )
  })
}

/** Draws strips as one piece. */
export function drawAll(strips: readonly Strip[], { x, y }: Corner) {
  let top = y
  for (const strip of strips) {
    strip.draw({ x, y: top })
    top += strip.height
  }
}

/** Text as a strip a line. No page ends or starts with a single line of it. */
export function textStrips(
  text: Text,
  style: Style,
  place: { width: number; tag: Tag; pen: Pen; align?: 'right' | undefined },
): readonly Strip[] {
  const { width, tag, pen, align } = place
  const lines = pen.linesOf(text, style, width)
  return lines.map((line, index) => ({
    height: style.leading,
    staysWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    draw: ({ x, y }) => {
      pen.write(tag)
      pen.line(line, style, { x: align === 'right' ? x + width - line.width : x, y })
    },
  }))
}

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
