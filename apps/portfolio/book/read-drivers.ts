import type { Terms } from '@milepost/domain/terms/terms'
import { typicalDriverOn } from '@milepost/pricing/book/typical-risk'
import type { Driver } from '@milepost/pricing/risk/driver'
import type { Risk } from '@milepost/pricing/risk/risk'
import { Cells } from './cells'
import type { PolicyColumn } from './columns'
import type { Heading } from './heading'
import { readDriver } from './read-driver'

/** The policyholder, then the named drivers: all up to the last one who has a cell filled, without a gap. */
export function readDrivers(
  heading: Heading,
  written: readonly string[],
  policy: Cells<PolicyColumn>,
  { line, cover }: Risk,
  { id, drivers: terms }: Terms,
): Risk['drivers'] {
  const rows = heading.drivers.map(
    (places, at) => new Cells(places, written, policy.problems, `driver ${at + 1} `),
  )
  const [first, ...others] = rows.slice(
    0,
    1 +
      Math.max(
        0,
        rows.findLastIndex((cells) => !cells.isEmpty()),
      ),
  )
  if (first === undefined) throw new RangeError('A heading has a place for the first driver')
  const main = policy.whole('main driver', [1, 1 + others.length], 1)
  const typical = (number: number): Driver => ({ ...typicalDriverOn(line), isMain: number === main })
  const named = others.map((cells, at) => {
    if (at >= terms.maximumAdditional)
      cells.refuse('age', `${id} takes ${terms.maximumAdditional} drivers beside the policyholder`)
    else if (cells.text('age') === '') cells.refuse('age', 'a named driver must have an age')
    return readDriver(cells, typical(at + 2), cover.start.date)
  })
  return [readDriver(first, typical(1), cover.start.date), ...named]
}
