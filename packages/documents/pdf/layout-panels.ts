import type { CalloutBlock, Card, CardsBlock, ColumnsBlock, PanelBlock } from './blocks.ts'
import {
  blank,
  drawAll,
  type Fragment,
  fittingCount,
  heightOf,
  indented,
  type LayoutContext,
  type Place,
  textFragments,
  wholeIfShort,
} from './fragments.ts'
import { icons } from './icons.ts'
import { styles } from './lines.ts'
import { bookmark, type Tag, tagIn } from './pdf.ts'

const ICON = 24
const NARROW = 300
/** A panel up to this height is kept on one page. */
const WHOLE_PANEL = 240

/** One question of the product information document. */
export function layoutPanel(
  { icon, heading, blocks }: PanelBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const { pdf, drawing } = context
  const part = tagIn(pdf, parent, 'Sect')
  const indent = icon ? ICON + 8 : 0
  const title = textFragments(heading, styles.panelHeading, {
    width: width - indent,
    tag: tagIn(pdf, part, 'H2'),
    drawing,
  })
  const top = Math.max(ICON, heightOf(title))
  const head: Fragment = {
    height: icon ? top : heightOf(title),
    staysWithNext: true,
    draw: ({ x, y }) => {
      bookmark(pdf, heading, y)
      if (icon) drawing.artifact(() => drawing.shapes(icons[icon], { x, y: y + (top - ICON) / 2 }, ICON))
      drawAll(title, { x: x + indent, y: y + (icon ? (top - heightOf(title)) / 2 : 0) })
    },
  }
  // A narrow panel has no space to indent its text under the icon.
  const inset = width > NARROW ? indent : 0
  const inner = context.layout(blocks, width - inset, part, { ...context, body: styles.panel })
  return wholeIfShort([head, blank(3, true), ...indented(inner, inset), blank(5)], WHOLE_PANEL)
}

/** Text on a tinted background, with a bar at its side. */
export function layoutCallout(
  { tone, heading, blocks }: CalloutBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const part = tagIn(context.pdf, parent, 'Sect')
  const padding = 11
  const inner = width - 2 * padding - 3
  const title = textFragments(heading, styles.heading, {
    width: inner,
    tag: tagIn(context.pdf, part, 'P'),
    drawing: context.drawing,
  })
  const content = [...title, blank(3), ...context.layout(blocks, inner, part, context)]
  const height = heightOf(content) + 2 * padding
  const isNote = tone === 'note'
  return [
    {
      height,
      draw: ({ x, y }) => {
        context.drawing.artifact(() => {
          context.drawing.box({ x, y, width, height }, isNote ? 'accentSoft' : 'warnSoft')
          context.drawing.box({ x, y, width: 3, height }, isNote ? 'accent' : 'warn')
        })
        drawAll(content, { x: x + padding + 3, y: y + padding })
      },
    },
  ]
}

const CARD_GAP = 12

/** Prices side by side, equally large. */
export function layoutCards({ cards }: CardsBlock, { width, parent, context }: Place): readonly Fragment[] {
  const own = (width - CARD_GAP * (cards.length - 1)) / cards.length
  const padding = 13
  const contents = cards.map((card) =>
    layoutCard(card, own - 2 * padding, tagIn(context.pdf, parent, 'Sect'), context),
  )
  const height = Math.max(...contents.map(heightOf)) + 2 * padding
  return [
    {
      height,
      draw: ({ x, y }) =>
        contents.forEach((content, index) => {
          const left = x + index * (own + CARD_GAP)
          context.drawing.artifact(() => {
            context.drawing.frame({ x: left, y, width: own, height }, 'line')
            context.drawing.box({ x: left, y, width: own, height: 3 }, 'accent')
          })
          drawAll(content, { x: left + padding, y: y + padding })
        }),
    },
  ]
}

function layoutCard(
  { label, amount, unit, notes }: Card,
  width: number,
  parent: Tag,
  context: LayoutContext,
): readonly Fragment[] {
  const { pdf, drawing } = context
  const [price] = drawing.linesOf(amount, styles.amount, width)
  const [after] = drawing.linesOf(unit, styles.label, width)
  const title = textFragments(label, styles.heading, { width, tag: tagIn(pdf, parent, 'P'), drawing })
  const priceTag = tagIn(pdf, parent, 'P')
  const unitTag = tagIn(pdf, parent, 'P')
  const figure: Fragment = {
    height: styles.amount.leading,
    draw: ({ x, y }) => {
      if (!price) return
      drawing.beginTag(priceTag)
      drawing.line(price, styles.amount, { x, y })
      if (!after) return
      drawing.beginTag(unitTag)
      drawing.line(after, styles.label, { x: x + price.width + 5, y: y + 9.5 })
    },
  }
  const lines = notes.flatMap((note) => [
    blank(2.5),
    ...textFragments(note, context.body, { width, tag: tagIn(pdf, parent, 'P'), drawing }),
  ])
  return [...title, blank(3), figure, blank(2), ...lines]
}

const COLUMN_GAP = 14

/** Blocks side by side. If the page ends first, each column continues at the top of the next. */
export function layoutColumns(
  { columns }: ColumnsBlock,
  { width, parent, context }: Place,
): readonly Fragment[] {
  const own = (width - COLUMN_GAP * (columns.length - 1)) / columns.length
  return [
    sideBySide(
      columns.map((blocks) => context.layout(blocks, own, parent, context)),
      own + COLUMN_GAP,
    ),
  ]
}

function sideBySide(columns: readonly (readonly Fragment[])[], step: number): Fragment {
  return {
    height: Math.max(0, ...columns.map(heightOf)),
    draw: ({ x, y }) => {
      columns.forEach((fragments, index) => {
        drawAll(fragments, { x: x + index * step, y })
      })
    },
    cut: (height) => {
      const counts = columns.map((fragments) => fittingCount(fragments, height))
      if (counts.every((count) => count === 0)) return undefined
      const above = columns.map((fragments, index) => fragments.slice(0, counts[index]))
      const below = columns.map((fragments, index) => fragments.slice(counts[index]))
      return [sideBySide(above, step), sideBySide(below, step)]
    },
  }
}
