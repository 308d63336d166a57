import type { FactorMove } from './factor-moves'

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
