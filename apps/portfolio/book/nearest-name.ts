/** So many letters may be wrong for a name to be taken for another. */
const FARTHEST = 3
const LONGEST = 40

/** The name somebody is likely to have meant. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((known) => ({ known, far: distance(name.slice(0, LONGEST), known) }))
    .filter(({ far }) => far <= FARTHEST)
  return near.sort((a, b) => a.far - b.far)[0]?.known
}

/** How many letters must be put in, taken out or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= b.length; at += 1) {
      const same = (row[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1)
      next.push(Math.min(same, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
