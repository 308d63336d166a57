/** Whole numbers cut into ranges, each named by its first and last: `21–24`, `80+`. */
export function bands(starts: readonly number[], words = (text: string) => text) {
  const names = starts.map((start, at) => {
    const next = starts[at + 1]
    if (next === undefined) return words(`${start.toLocaleString('en-GB')}+`)
    const last = next - 1
    const first = start.toLocaleString('en-GB')
    return words(last === start ? first : `${first}–${last.toLocaleString('en-GB')}`)
  })
  const nameOf = (number: number): string => {
    let at = starts.length - 1
    while (at > 0 && number < (starts[at] ?? 0)) at -= 1
    return names[at] ?? ''
  }
  return { names, nameOf }
}
