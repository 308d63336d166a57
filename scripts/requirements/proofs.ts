import type { Area } from './area'
import { idsInTitle } from './ids-in-title'
import type { NamedTest } from './read-tests'

/** Every requirement that some test names, with the tests that do. */
export type Proofs = ReadonlyMap<string, readonly NamedTest[]>

export function proofsOf(tests: readonly NamedTest[]): Proofs {
  const proofs = new Map<string, NamedTest[]>()
  for (const test of tests)
    for (const id of idsInTitle(test.title)) proofs.set(id, [...(proofs.get(id) ?? []), test])
  return proofs
}

/** What is wrong between the list and the tests, a sentence each: an id nobody knows, one that nothing proves, a reason too many. */
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
