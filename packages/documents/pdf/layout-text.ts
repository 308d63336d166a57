import type {
  AddressBlock,
  ChapterBlock,
  HeadingBlock,
  ListBlock,
  Mark,
  ParagraphBlock,
  SectionBlock,
} from './blocks'
import type { Corner } from './drawing'
import {
  blank,
  type Desk,
  drawAll,
  heightOf,
  inCompany,
  indented,
  type Place,
  type Strip,
  textStrips,
  together,
  wholeIfShort,
} from './fragments'
import { listMarks } from './icons'
import { styles } from './lines'
import { bookmark, tagIn } from './pdf'

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

export function layParagraph(
  { text, tone }: ParagraphBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const tag = tagIn(desk.pdf, parent, 'P')
  return textStrips(text, tone === 'body' ? desk.body : styles[tone], { width, tag, pen: desk.pen })
}

/** A line longer than this part of the page is broken: an envelope's window is no wider. */
const WINDOW = 0.5

export function layAddress({ lines }: AddressBlock, { width, parent, desk }: Place): readonly Strip[] {
  const { pdf, pen, body } = desk
  return together(
    lines.flatMap((line) =>
      textStrips(line, body, { width: width * WINDOW, tag: tagIn(pdf, parent, 'P'), pen }),
    ),
  )
}

const INDENT = 14
const BETWEEN = 2.5

export function layList({ items, mark }: ListBlock, { width, parent, desk }: Place): readonly Strip[] {
  const whole = tagIn(desk.pdf, parent, 'L')
  const laid = items.map((text, index): readonly Strip[] => {
    const item = tagIn(desk.pdf, whole, 'LI')
    const label = drawnMark(mark, desk) ?? writtenMark(mark, index, desk, tagIn(desk.pdf, item, 'Lbl'))
    const body = tagIn(desk.pdf, item, 'LBody')
    const lines = indented(
      textStrips(text, desk.body, { width: width - INDENT, tag: body, pen: desk.pen }),
      INDENT,
    )
    const [first, ...rest] = lines
    if (!first) return []
    const marked: Strip = {
      ...first,
      draw: (corner) => {
        label(corner)
        first.draw(corner)
      },
    }
    return [...(index > 0 ? [blank(BETWEEN * desk.spacing)] : []), marked, ...rest]
  })
  return inCompany(laid)
}

/** A tick or a cross is a picture; what it means is in the heading above it. */
function drawnMark(mark: Mark, { pen, body }: Desk) {
  if (mark === 'dot' || mark === 'number') return undefined
  const size = body.size
  return ({ x, y }: Corner) =>
    pen.furnish(() => pen.shapes(listMarks[mark], { x, y: y + (body.leading - size) / 2 }, size))
}

function writtenMark(mark: Mark, index: number, { pen, body }: Desk, tag: ReturnType<typeof tagIn>) {
  const [line] = pen.linesOf(mark === 'number' ? `${index + 1}.` : '•', body, INDENT)
  return (corner: Corner) => {
    if (!line) return
    pen.write(tag)
    pen.line(line, body, { x: corner.x + 1, y: corner.y })
  }
}
