import { idsInTitle } from './ids.ts'
import type { NamedTest } from './read-tests.ts'
import { plannedPage, type Rule } from './rule.ts'

/** Every rule that a test names, with those tests. */
export type Proofs = ReadonlyMap<string, readonly NamedTest[]>

export function proofsOf(tests: readonly NamedTest[]): Proofs {
  const proofs = new Map<string, NamedTest[]>()
  for (const test of tests)
    for (const id of idsInTitle(test.title)) proofs.set(id, [...(proofs.get(id) ?? []), test])
  return proofs
}

/** The tests of a rule: those that name it, those its page names, and those of the rules that its page names. */
export function testsOf(rule: Rule, rules: ReadonlyMap<string, Rule>, proofs: Proofs): readonly NamedTest[] {
  const seen = new Set<string>()
  const from = (id: string): readonly NamedTest[] => {
    if (seen.has(id)) return []
    seen.add(id)
    const { provenBy = [], provenByTests = [] } = rules.get(id) ?? {}
    return [...(proofs.get(id) ?? []), ...provenByTests, ...provenBy.flatMap(from)]
  }
  return from(rule.id)
}

/** What is wrong between the rules and the tests, a sentence each. */
export function proofFaults(rules: readonly Rule[], tests: readonly NamedTest[]): string[] {
  const proofs = proofsOf(tests)
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  return rules.flatMap((rule) => {
    const found = testsOf(rule, known, proofs)
    const named = proofs.has(rule.id)
    const faults = [
      ...rule.provenBy.filter((id) => !known.has(id)).map((id) => `is proven by ${id}, which no page has`),
      ...rule.provenByTests
        .filter((test) => !isAmong(test, tests))
        .map(({ path, title }) => `names a test that does not exist: ${path}: ${title}`),
    ]
    if (rule.page === plannedPage) {
      if (named) faults.push('is named by a test, so it is built: move it to the page of its subject')
    } else if (found.length === 0 && rule.noTest === undefined)
      faults.push('is named by no test and its page says not what proves it')
    if (named && rule.noTest !== undefined) faults.push('is named by a test and says that none can prove it')
    return faults.map((words) => `${rule.page}:${rule.line} ${rule.id} ${words}`)
  })
}

function isAmong({ path, title }: NamedTest, tests: readonly NamedTest[]): boolean {
  return tests.some((test) => test.path === path && test.title.includes(title))
}

/** A test that sees what a person sees: in a browser, or a component's. */
const isOnScreen = ({ path }: NamedTest) =>
  path.startsWith('e2e/') || /^apps\/(web|desk)\/.*\.test\.tsx$/.test(path)

/** The rules that a person meets on a screen and that no test looks for there. */
export function withoutScreenProof(rules: readonly Rule[], tests: readonly NamedTest[]): string[] {
  const proofs = proofsOf(tests)
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  return rules
    .filter(({ look, page }) => look !== undefined && page !== plannedPage)
    .filter((rule) => !testsOf(rule, known, proofs).some(isOnScreen))
    .map(({ id }) => id)
}
