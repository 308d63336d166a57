/** The smallest change that at least this part of the risks do not exceed; of counted values, so exact. */
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
