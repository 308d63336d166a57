import type { CalloutBlock, Card, CardsBlock, ColumnsBlock, PanelBlock } from './blocks'
import {
  blank,
  type Desk,
  drawAll,
  fittingCount,
  heightOf,
  indented,
  type Place,
  type Strip,
  textStrips,
  wholeIfShort,
} from './fragments'
import { icons } from './icons'
import { styles } from './lines'
import { bookmark, type Tag, tagIn } from './pdf'

const ICON = 24
const NARROW = 300
/** A panel that is no taller stands on one page. */
const WHOLE_PANEL = 240

/** One question of the product information document. */
export function layPanel(
  { icon, heading, blocks }: PanelBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const { pdf, pen } = desk
  const part = tagIn(pdf, parent, 'Sect')
  const indent = icon ? ICON + 8 : 0
  const title = textStrips(heading, styles.panelHeading, {
    width: width - indent,
    tag: tagIn(pdf, part, 'H2'),
    pen,
  })
  const top = Math.max(ICON, heightOf(title))
  const head: Strip = {
    height: icon ? top : heightOf(title),
    staysWithNext: true,
    draw: ({ x, y }) => {
      bookmark(pdf, heading, y)
      if (icon) pen.furnish(() => pen.shapes(icons[icon], { x, y: y + (top - ICON) / 2 }, ICON))
      drawAll(title, { x: x + indent, y: y + (icon ? (top - heightOf(title)) / 2 : 0) })
    },
  }
  // A narrow panel has no room to spare under its icon.
  const inset = width > NARROW ? indent : 0
  const inner = desk.lay(blocks, width - inset, part, { ...desk, body: styles.panel })
  return wholeIfShort([head, blank(3, true), ...indented(inner, inset), blank(5)], WHOLE_PANEL)
}

/** Words set apart on a tint, with a bar at their side. */
export function layCallout(
  { tone, heading, blocks }: CalloutBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const part = tagIn(desk.pdf, parent, 'Sect')
  const padding = 11
  const inner = width - 2 * padding - 3
  const title = textStrips(heading, styles.heading, {
    width: inner,
    tag: tagIn(desk.pdf, part, 'P'),
    pen: desk.pen,
  })
  const content = [...title, blank(3), ...desk.lay(blocks, inner, part, desk)]
  const height = heightOf(content) + 2 * padding
  const isNote = tone === 'note'
  return [
    {
      height,
      draw: ({ x, y }) => {
        desk.pen.furnish(() => {
          desk.pen.box({ x, y, width, height }, isNote ? 'accentSoft' : 'warnSoft')
          desk.pen.box({ x, y, width: 3, height }, isNote ? 'accent' : 'warn')
        })
        drawAll(content, { x: x + padding + 3, y: y + padding })
      },
    },
  ]
}

const CARD_GAP = 12

/** Prices side by side, each as large as the other. */
export function layCards({ cards }: CardsBlock, { width, parent, desk }: Place): readonly Strip[] {
  const own = (width - CARD_GAP * (cards.length - 1)) / cards.length
  const padding = 13
  const contents = cards.map((card) =>
    layCard(card, own - 2 * padding, tagIn(desk.pdf, parent, 'Sect'), desk),
  )
  const height = Math.max(...contents.map(heightOf)) + 2 * padding
  return [
    {
      height,
      draw: ({ x, y }) =>
        contents.forEach((content, index) => {
          const left = x + index * (own + CARD_GAP)
          desk.pen.furnish(() => {
            desk.pen.frame({ x: left, y, width: own, height }, 'line')
            desk.pen.box({ x: left, y, width: own, height: 3 }, 'accent')
          })
          drawAll(content, { x: left + padding, y: y + padding })
        }),
    },
  ]
}

function layCard(
  { label, amount, unit, notes }: Card,
  width: number,
  parent: Tag,
  desk: Desk,
): readonly Strip[] {
  const { pdf, pen } = desk
  const [price] = pen.linesOf(amount, styles.amount, width)
  const [after] = pen.linesOf(unit, styles.label, width)
  const title = textStrips(label, styles.heading, { width, tag: tagIn(pdf, parent, 'P'), pen })
  const priceTag = tagIn(pdf, parent, 'P')
  const unitTag = tagIn(pdf, parent, 'P')
  const figure: Strip = {
    height: styles.amount.leading,
    draw: ({ x, y }) => {
      if (!price) return
      pen.write(priceTag)
      pen.line(price, styles.amount, { x, y })
      if (!after) return
      pen.write(unitTag)
      pen.line(after, styles.label, { x: x + price.width + 5, y: y + 9.5 })
    },
  }
  const lines = notes.flatMap((note) => [
    blank(2.5),
    ...textStrips(note, desk.body, { width, tag: tagIn(pdf, parent, 'P'), pen }),
  ])
  return [...title, blank(3), figure, blank(2), ...lines]
}

const COLUMN_GAP = 14

/** Blocks side by side. Where a page ends before they do, each column goes on at the top of the next. */
export function layColumns({ columns }: ColumnsBlock, { width, parent, desk }: Place): readonly Strip[] {
  const own = (width - COLUMN_GAP * (columns.length - 1)) / columns.length
  return [
    sideBySide(
      columns.map((blocks) => desk.lay(blocks, own, parent, desk)),
      own + COLUMN_GAP,
    ),
  ]
}

function sideBySide(columns: readonly (readonly Strip[])[], step: number): Strip {
  return {
    height: Math.max(0, ...columns.map(heightOf)),
    draw: ({ x, y }) => {
      columns.forEach((strips, index) => {
        drawAll(strips, { x: x + index * step, y })
      })
    },
    cut: (height) => {
      const counts = columns.map((strips) => fittingCount(strips, height))
      if (counts.every((count) => count === 0)) return undefined
      const above = columns.map((strips, index) => strips.slice(0, counts[index]))
      const below = columns.map((strips, index) => strips.slice(counts[index]))
      return [sideBySide(above, step), sideBySide(below, step)]
    },
  }
}
