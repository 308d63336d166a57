import type { Area } from './area'
import type { NamedTest } from './read-tests'

/** Every requirement that a test names, with those tests. */
export type Proofs = ReadonlyMap<string, readonly NamedTest[]>

export function proofsOf(tests: readonly NamedTest[]): Proofs {
  const proofs = new Map<string, NamedTest[]>()
  for (const test of tests)
    for (const id of idsInTitle(test.title)) proofs.set(id, [...(proofs.get(id) ?? []), test])
  return proofs
}

/** The faults between the list and the tests, a sentence each: an unknown id, an unproven one, an unneeded reason. */
export function faultsOf(areas: readonly Area[], proofs: Proofs): string[] {
  const known = new Set(areas.flatMap(({ titles }) => Object.keys(titles)))
  const strangers = [...proofs]
    .filter(([id]) => !known.has(id))
    .map(([id, [test]]) => `${id} is no requirement, but ${test?.path} names it`)
  return [...strangers, ...areas.flatMap((area) => faultsIn(area, proofs))]
}

function faultsIn({ code, titles, untested = {} }: Area, proofs: Proofs): string[] {
  const faults: string[] = []
  for (const id of new Set([...Object.keys(titles), ...Object.keys(untested)])) {
    const [proven, excused] = [proofs.has(id), id in untested]
    if (!id.startsWith(`${code}-`)) faults.push(`${id} does not belong to ${code}`)
    if (!(id in titles)) faults.push(`${id} has a reason but no title`)
    else if (!proven && !excused) faults.push(`${id} is named by no test and gives no reason`)
    if (proven && excused) faults.push(`${id} is named by a test and gives a reason why not`)
  }
  return faults
}

const list = /\[([^\]]*)\]/g
const one = /\b([A-Z]{3})-(\d{1,3})\b(?: to \1-(\d{1,3})\b)?/g

/**
 * The requirements that a test's title names: `[VEH-21]`, several in one bracket, or `[NAV-32 to NAV-36]` for a range. Decisions
 * (`D-069`) and threats (`T12`) are also in brackets and are not requirements.
 */
export function idsInTitle(title: string): string[] {
  const found = [...title.matchAll(list)].flatMap(([, inside = '']) => [...inside.matchAll(one)].flatMap(ids))
  return [...new Set(found)]
}

/** The title without the ids in brackets. */
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
