const list = /\[([^\]]*)\]/g
const one = /\b([A-Z]{3})-(\d{1,3})\b(?: to \1-(\d{1,3})\b)?/g

/**
 * The requirements that a test's title names: `[VEH-21]`, several in one bracket, or `[NAV-32 to NAV-36]` for all between.
 * Decisions (`D-069`) and threats (`T12`) stand in brackets too and are none.
 */
export function idsInTitle(title: string): string[] {
  const found = [...title.matchAll(list)].flatMap(([, inside = '']) => [...inside.matchAll(one)].flatMap(ids))
  return [...new Set(found)]
}

/** The title as it reads without what it names. */
export function titleAlone(title: string): string {
  const isName = (bracket: string) => idsInTitle(bracket).length > 0 || /^\[(D-\d+|T\d+)/.test(bracket)
  return title
    .replaceAll(list, (bracket) => (isName(bracket) ? '' : bracket))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function ids([, area = '', first = '', last = first]: RegExpMatchArray): string[] {
  const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
  return numbers.map((number) => `${area}-${String(number).padStart(first.length, '0')}`)
}
