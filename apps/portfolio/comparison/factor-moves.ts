import { driverFactors } from '@milepost/pricing/rating/driver-factors'
import type { PriceLine, RatedPrice } from '@milepost/pricing/rating/rate'

/** What one factor did to a price in each version: the rows read, and how much it multiplied by. */
export type FactorMove = {
  factor: string
  before: readonly Step[]
  after: readonly Step[]
  /** How much dearer this factor alone makes the price: 1.1 is a tenth. */
  ratio: number
}

export type Step = Pick<PriceLine, 'key' | 'kind' | 'value'>

/** Stands for all that differs between two drivers where another one counts in the second version. */
export const OTHER_DRIVER = 'other-driver'

const ofDrivers = new Set(driverFactors.map(({ table }) => table))

/**
 * The factors that differ between two prices of one risk, in the order they are rated. Where another driver is the dearest, what is
 * read of drivers differs because they are two people: no table is to be blamed for it, so it is one move.
 */
export function factorMoves(before: RatedPrice, after: RatedPrice): readonly FactorMove[] {
  if (isSame(before.lines, after.lines)) return []
  const nameOf = before.ratedDriver === after.ratedDriver ? ownName : nameAmongDrivers
  const was = byFactor(before.lines, nameOf)
  const is = byFactor(after.lines, nameOf)
  const moves: FactorMove[] = []
  for (const factor of new Set([...was.keys(), ...is.keys()])) {
    const old = was.get(factor) ?? nothing
    const now = is.get(factor) ?? nothing
    const isMoved = Math.abs(now.effect / old.effect - 1) > 1e-12
    if (isMoved) moves.push({ factor, before: old.steps, after: now.steps, ratio: now.effect / old.effect })
  }
  return moves
}

type Part = { effect: number; steps: readonly Step[] }

const nothing: Part = { effect: 1, steps: [] }

/** Several lines may be of one factor, such as two claims. The lowest premium acts as a factor where it is held. */
function byFactor(
  lines: readonly PriceLine[],
  nameOf: (factor: string) => string,
): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>()
  let running = 1
  for (const line of lines) {
    const name = nameOf(line.factor)
    const { effect, steps } = parts.get(name) ?? nothing
    parts.set(name, { effect: effect * (line.running / running), steps: [...steps, line] })
    running = line.running
  }
  return parts
}

const ownName = (factor: string) => factor
const nameAmongDrivers = (factor: string) => (ofDrivers.has(factor) ? OTHER_DRIVER : factor)

function isSame(before: readonly PriceLine[], after: readonly PriceLine[]): boolean {
  if (before.length !== after.length) return false
  for (let at = 0; at < before.length; at += 1) {
    const was = before[at]
    const is = after[at]
    if (was?.value !== is?.value || was?.factor !== is?.factor) return false
  }
  return true
}

/**
 * How many of the pence between two premiums are owed to each factor: in proportion to the logarithms of what each multiplies by
 * (the logarithmic mean divisia index), which leaves nothing over and does not depend on the order of the factors. Whole pence that
 * add up to the change, so that sums over a book are exact.
 */
export function sharesOfChange(
  before: number,
  after: number,
  moves: readonly FactorMove[],
): ReadonlyMap<string, number> {
  const mean = logarithmicMean(before, after)
  const shares = new Map(moves.map(({ factor, ratio }) => [factor, Math.round(mean * Math.log(ratio))]))
  const largest = [...shares].reduce<[string, number] | undefined>(
    (best, share) => (best === undefined || Math.abs(share[1]) > Math.abs(best[1]) ? share : best),
    undefined,
  )
  if (largest === undefined) return shares
  const sum = [...shares.values()].reduce((total, share) => total + share, 0)
  shares.set(largest[0], largest[1] + (after - before - sum))
  return shares
}

function logarithmicMean(a: number, b: number): number {
  return a === b ? a : (b - a) / Math.log(b / a)
}
