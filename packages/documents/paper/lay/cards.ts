import type { Card, CardsBlock } from '../blocks'
import type { Desk, Place } from '../desk'
import { type Tag, tagIn } from '../pdf'
import { blank, drawAll, heightOf, type Strip } from '../strip'
import { styles } from '../styles'
import { textStrips } from './text-strips'

const GAP = 12

/** Prices side by side, each as large as the other. */
export function layCards({ cards }: CardsBlock, { width, parent, desk }: Place): readonly Strip[] {
  const own = (width - GAP * (cards.length - 1)) / cards.length
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
          const left = x + index * (own + GAP)
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
