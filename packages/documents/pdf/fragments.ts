import type { Block, Text } from './blocks.ts'
import type { Corner, DrawingContext } from './drawing.ts'
import type { Style } from './lines.ts'
import type { Pdf, Tag } from './pdf.ts'

/** A piece of a page that is not split: a line, a row, a box. A document is a sequence of fragments from top to bottom. */
export type Fragment = {
  height: number
  draw(corner: Corner): void
  /** Kept on the same page as the next fragment. */
  staysWithNext?: boolean
  /** Blank space, left out at the top of a page. */
  isBlank?: boolean
  /** The part that fits a height and the rest, for a fragment that can be split after all. */
  cut?(height: number): readonly [Fragment, Fragment] | undefined
  /** Repeated if this fragment is the first on a page: the head of a table. */
  head?: Fragment
}

export function blank(height: number, staysWithNext = false): Fragment {
  return { height, draw: () => {}, isBlank: true, staysWithNext }
}

export function heightOf(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, { height }) => sum + height, 0)
}

/** The same fragments and their repeated heads, moved right. */
export function indented(fragments: readonly Fragment[], by: number): readonly Fragment[] {
  const moved = (fragment: Fragment): Fragment => ({
    ...fragment,
    draw: ({ x, y }) => fragment.draw({ x: x + by, y }),
  })
  return fragments.map((fragment) =>
    fragment.head ? { ...moved(fragment), head: moved(fragment.head) } : moved(fragment),
  )
}

/** All on one page, together with what the last of them stays with. */
export function together(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.map((fragment, index) =>
    index < fragments.length - 1 ? { ...fragment, staysWithNext: true } : fragment,
  )
}

/** A part this short is not split. */
const SHORT = 105

export function wholeIfShort(fragments: readonly Fragment[], short = SHORT): readonly Fragment[] {
  return heightOf(fragments) <= short ? together(fragments) : fragments
}

/** How many of the fragments fit a height; those that stay together count as one. */
export function fittingCount(fragments: readonly Fragment[], height: number): number {
  let [count, used] = [0, 0]
  for (const [index, fragment] of fragments.entries()) {
    used += fragment.height
    if (used > height) return count
    if (!fragment.staysWithNext) count = index + 1
  }
  return count
}

/** An item this tall may be alone on a page. */
const TALL = 50

/** No page ends after the first of many small items or starts with the last. Each item is a list of fragments. */
export function inCompany(things: readonly (readonly Fragment[])[]): readonly Fragment[] {
  return things.flatMap((fragments, index) => {
    const isFirst = index === 0 && heightOf(fragments) < TALL
    const isBeforeLast = index === things.length - 2 && heightOf(things.at(-1) ?? []) < TALL
    const isNearEdge = isFirst || isBeforeLast
    const last = fragments.length - 1
    return fragments.map((fragment, place) =>
      place === last && isNearEdge && index < things.length - 1
        ? { ...fragment, staysWithNext: true }
        : fragment,
    )
  })
}

/** Draws fragments below one another. */
export function drawAll(fragments: readonly Fragment[], { x, y }: Corner) {
  let top = y
  for (const fragment of fragments) {
    fragment.draw({ x, y: top })
    top += fragment.height
  }
}

/** Text with one fragment per line. No page ends or starts with a single line of it. */
export function textFragments(
  text: Text,
  style: Style,
  place: { width: number; tag: Tag; drawing: DrawingContext; align?: 'right' | undefined },
): readonly Fragment[] {
  const { width, tag, drawing, align } = place
  const lines = drawing.linesOf(text, style, width)
  return lines.map((line, index) => ({
    height: style.leading,
    staysWithNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    draw: ({ x, y }) => {
      drawing.beginTag(tag)
      drawing.line(line, style, { x: align === 'right' ? x + width - line.width : x, y })
    },
  }))
}

/** What laying out a block needs: the drawing context for measuring, and the layout function for inner blocks. */
export type LayoutContext = {
  pdf: Pdf
  drawing: DrawingContext
  /** The style of body text. */
  body: Style
  /** The scale of the space between blocks: 1 is the designed space. */
  spacing: number
  layout(blocks: readonly Block[], width: number, parent: Tag, context: LayoutContext): readonly Fragment[]
}

export type Place = { width: number; parent: Tag; context: LayoutContext }
