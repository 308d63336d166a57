import { driverFactors } from '@milepost/pricing/rating/driver-factors'
import type { PriceLine, RatedPrice } from '@milepost/pricing/rating/rate'

/** One factor of a price in both versions: the rows read, and the multiplier. */
export type FactorMove = {
  factor: string
  before: readonly Step[]
  after: readonly Step[]
  /** The effect of this factor alone on the price: 1.1 is ten per cent more. */
  ratio: number
}

export type Step = Pick<PriceLine, 'key' | 'kind' | 'value'>

/** Replaces all driver factors if a different driver counts in the second version. */
export const OTHER_DRIVER = 'other-driver'

const ofDrivers = new Set(driverFactors.map(({ table }) => table))

/**
 * The factors that differ between two prices of one risk, in rating order. If a different driver is the dearest, the driver factors differ
 * because two people are compared, not because a table changed, so they count as one change.
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

/** Several lines may belong to one factor, such as two claims. The minimum premium counts as a factor where it applies. */
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
 * How many pence of the change between two premiums each factor accounts for: in proportion to the logarithms of their
 * multipliers (the logarithmic mean Divisia index), which leaves no remainder and does not depend on the order of the factors.
 * Whole pence that add up to the change, so that sums over a book are exact.
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
