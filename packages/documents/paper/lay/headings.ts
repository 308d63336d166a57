import type { ChapterBlock, HeadingBlock, SectionBlock } from '../blocks'
import type { Desk, Place } from '../desk'
import { bookmark, tagIn } from '../pdf'
import { blank, drawAll, heightOf, indented, type Strip, together, wholeIfShort } from '../strip'
import { styles } from '../styles'
import { textStrips } from './text-strips'

export function layHeading({ text }: HeadingBlock, { width, parent, desk }: Place): readonly Strip[] {
  const tag = tagIn(desk.pdf, parent, 'H3')
  return textStrips(text, styles.heading, { width, tag, pen: desk.pen }).map(staying)
}

/** The heading across the page, under a line with the brand's spark at its start. */
export function layChapter(
  { heading, blocks }: ChapterBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const part = tagIn(desk.pdf, parent, 'Sect')
  const tag = tagIn(desk.pdf, part, 'H2')
  const title = textStrips(heading, styles.chapter, { width, tag, pen: desk.pen })
  return wholeIfShort([
    opening(heading, width, desk),
    ...title.map(staying),
    blank(7, true),
    ...desk.lay(blocks, width, part, desk),
  ])
}

const SIDE = 118
const GUTTER = 22

/** The heading at the side of its part: the lines of text stay short enough to read. */
export function laySection(
  { heading, blocks }: SectionBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const part = tagIn(desk.pdf, parent, 'Sect')
  const tag = tagIn(desk.pdf, part, 'H2')
  const side = textStrips(heading, styles.side, { width: SIDE, tag, pen: desk.pen })
  const inner = desk.lay(blocks, width - SIDE - GUTTER, part, desk)
  const missing = heightOf(side) - heightOf(inner)
  const body = indented(missing > 0 ? [...inner, blank(missing)] : inner, SIDE + GUTTER)
  const head: Strip = { height: 0, staysWithNext: true, draw: (corner) => drawAll(side, corner) }
  return wholeIfShort([opening(heading, width, desk), head, ...besideHeading(body, heightOf(side))])
}

/** The strips beside a heading stay on its page. */
function besideHeading(strips: readonly Strip[], height: number): readonly Strip[] {
  let covered = 0
  const count = strips.findIndex((strip) => {
    covered += strip.height
    return covered >= height
  })
  return [...together(strips.slice(0, count + 1)), ...strips.slice(count + 1)]
}

function opening(title: string, width: number, { pdf, pen }: Desk): Strip {
  return {
    height: 10,
    staysWithNext: true,
    draw: ({ x, y }) => {
      bookmark(pdf, title, y)
      pen.furnish(() => {
        pen.rule({ x, y }, width, 'line', 0.75)
        pen.rule({ x, y }, 26, 'spark', 2)
      })
    },
  }
}

function staying(strip: Strip): Strip {
  return { ...strip, staysWithNext: true }
}
