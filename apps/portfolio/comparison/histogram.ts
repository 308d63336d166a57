/** Risks whose change is beyond the bound nearer to zero and at most the other; in hundredths of a per cent. */
export type Bin = { from: number; to: number; risks: number; isOpen: boolean }

const widths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const MOST_BINS = 40

/**
 * The risks that changed, by how much, in bins of equal width that begin at zero on either side. The end bins include the last
 * hundredth of risks each, so that one outlier does not compress all others. Unchanged risks are not included.
 */
export function histogram(changes: ReadonlyMap<number, number>): readonly Bin[] {
  const moved = new Map([...changes].filter(([change]) => change !== 0))
  if (moved.size === 0) return []
  const low = Math.min(0, quantile(moved, 0.01))
  const high = Math.max(0, quantile(moved, 0.99))
  const width = widths.find((each) => binOf(high, each) - binOf(low, each) <= MOST_BINS) ?? 20_000
  const first = binOf(low, width)
  const last = binOf(high, width)
  const counts = new Map<number, number>()
  for (const [change, risks] of moved) {
    const bin = Math.min(last, Math.max(first, binOf(change, width)))
    counts.set(bin, (counts.get(bin) ?? 0) + risks)
  }
  const least = Math.min(...moved.keys())
  const most = Math.max(...moved.keys())
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    .filter((bin) => bin !== 0)
    .map((bin) => {
      const from = bin < 0 ? bin * width : (bin - 1) * width
      const isOpen = (bin === first && least < from) || (bin === last && most > from + width)
      return { from, to: from + width, risks: counts.get(bin) ?? 0, isOpen }
    })
}

/** 1 for a change above zero and up to one width, -1 for the same below zero; 0 for zero itself. */
function binOf(change: number, width: number): number {
  return change < 0 ? -Math.ceil(-change / width) : Math.ceil(change / width)
}

/** The smallest change that at least this share of the risks does not exceed; exact, because values are counted. */
export function quantile(counts: ReadonlyMap<number, number>, part: number): number {
  const sorted = [...counts].sort(([a], [b]) => a - b)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [value, count] of sorted) {
    seen += count
    if (seen >= all * part) return value
  }
  return sorted.at(-1)?.[0] ?? 0
}
