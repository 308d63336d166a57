import type { ColumnsBlock } from '../blocks'
import type { Place } from '../desk'
import { drawAll, fittingCount, heightOf, type Strip } from '../strip'

const GAP = 14

/** Blocks side by side. Where a page ends before they do, each column goes on at the top of the next. */
export function layColumns({ columns }: ColumnsBlock, { width, parent, desk }: Place): readonly Strip[] {
  const own = (width - GAP * (columns.length - 1)) / columns.length
  return [
    sideBySide(
      columns.map((blocks) => desk.lay(blocks, own, parent, desk)),
      own + GAP,
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
