import type {
  AddressBlock,
  ChapterBlock,
  HeadingBlock,
  ListBlock,
  Mark,
  ParagraphBlock,
  SectionBlock,
} from './blocks.ts'
import type { Corner } from './drawing.ts'
import {
  blank,
  drawAll,
  type Fragment,
  heightOf,
  inCompany,
  indented,
  type LayoutContext,
  type Place,
  textFragments,
  together,
  wholeIfShort,
} from './fragments.ts'
import { listMarks } from './icons.ts'
import { styles } from './lines.ts'
import { bookmark, tagIn } from './pdf.ts'

export function layoutHeading(
  { text }: HeadingBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const tag = tagIn(context.pdf, parent, 'H3')
  return textFragments(text, styles.heading, { width, tag, drawing: context.drawing }).map(staying)
}

/** The heading across the page, under a rule that starts in the brand's spark colour. */
export function layoutChapter(
  { heading, blocks }: ChapterBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const part = tagIn(context.pdf, parent, 'Sect')
  const tag = tagIn(context.pdf, part, 'H2')
  const title = textFragments(heading, styles.chapter, { width, tag, drawing: context.drawing })
  return wholeIfShort([
    opening(heading, width, context),
    ...title.map(staying),
    blank(7, true),
    ...context.layout(blocks, width, part, context),
  ])
}

const SIDE = 118
const GUTTER = 22

/** The heading at the side of its part, so that lines of text stay short enough to read. */
export function layoutSection(
  { heading, blocks }: SectionBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const part = tagIn(context.pdf, parent, 'Sect')
  const tag = tagIn(context.pdf, part, 'H2')
  const side = textFragments(heading, styles.side, { width: SIDE, tag, drawing: context.drawing })
  const inner = context.layout(blocks, width - SIDE - GUTTER, part, context)
  const missing = heightOf(side) - heightOf(inner)
  const body = indented(missing > 0 ? [...inner, blank(missing)] : inner, SIDE + GUTTER)
  const head: Fragment = { height: 0, staysWithNext: true, draw: (corner) => drawAll(side, corner) }
  return wholeIfShort([opening(heading, width, context), head, ...keptWithHeading(body, heightOf(side))])
}

/** The fragments next to a heading stay on its page. */
function keptWithHeading(fragments: readonly Fragment[], height: number): readonly Fragment[] {
  let covered = 0
  const count = fragments.findIndex((fragment) => {
    covered += fragment.height
    return covered >= height
  })
  return [...together(fragments.slice(0, count + 1)), ...fragments.slice(count + 1)]
}

function opening(title: string, width: number, { pdf, drawing }: LayoutContext): Fragment {
  return {
    height: 10,
    staysWithNext: true,
    draw: ({ x, y }) => {
      bookmark(pdf, title, y)
      drawing.artifact(() => {
        drawing.rule({ x, y }, width, 'line', 0.75)
        drawing.rule({ x, y }, 26, 'spark', 2)
      })
    },
  }
}

function staying(fragment: Fragment): Fragment {
  return { ...fragment, staysWithNext: true }
}

export function layoutParagraph(
  { text, tone }: ParagraphBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const tag = tagIn(context.pdf, parent, 'P')
  return textFragments(text, tone === 'body' ? context.body : styles[tone], {
    width,
    tag,
    drawing: context.drawing,
  })
}

/** Longer lines are wrapped at this share of the page: the width of an envelope's window. */
const WINDOW = 0.5

export function layoutAddress(
  { lines }: AddressBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const { pdf, drawing, body } = context
  return together(
    lines.flatMap((line) =>
      textFragments(line, body, { width: width * WINDOW, tag: tagIn(pdf, parent, 'P'), drawing }),
    ),
  )
}

const INDENT = 14
const BETWEEN = 2.5

export function layoutList(
  { items, mark }: ListBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const whole = tagIn(context.pdf, parent, 'L')
  const placed = items.map((text, index): readonly Fragment[] => {
    const item = tagIn(context.pdf, whole, 'LI')
    const label =
      drawnMark(mark, context) ?? writtenMark(mark, index, context, tagIn(context.pdf, item, 'Lbl'))
    const body = tagIn(context.pdf, item, 'LBody')
    const lines = indented(
      textFragments(text, context.body, { width: width - INDENT, tag: body, drawing: context.drawing }),
      INDENT,
    )
    const [first, ...rest] = lines
    if (!first) return []
    const marked: Fragment = {
      ...first,
      draw: (corner) => {
        label(corner)
        first.draw(corner)
      },
    }
    return [...(index > 0 ? [blank(BETWEEN * context.spacing)] : []), marked, ...rest]
  })
  return inCompany(placed)
}

/** A tick or a cross is decoration; the heading above gives its meaning. */
function drawnMark(mark: Mark, { drawing, body }: LayoutContext) {
  if (mark === 'dot' || mark === 'number') return undefined
  const size = body.size
  return ({ x, y }: Corner) =>
    drawing.artifact(() => drawing.shapes(listMarks[mark], { x, y: y + (body.leading - size) / 2 }, size))
}

function writtenMark(
  mark: Mark,
  index: number,
  { drawing, body }: LayoutContext,
  tag: ReturnType<typeof tagIn>,
) {
  const [line] = drawing.linesOf(mark === 'number' ? `${index + 1}.` : '•', body, INDENT)
  return (corner: Corner) => {
    if (!line) return
    drawing.beginTag(tag)
    drawing.line(line, body, { x: corner.x + 1, y: corner.y })
  }
}
