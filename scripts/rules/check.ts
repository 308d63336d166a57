import type { Citation } from './citations.ts'
import { type Fingerprints, suspects } from './fingerprints.ts'
import { proofFaults, withoutScreenProof } from './proofs.ts'
import type { RulePage } from './read-page.ts'
import type { NamedTest } from './read-tests.ts'

/** Everything that the check compares. */
export type House = {
  pages: readonly RulePage[]
  /** The page that lists the pages. */
  index: string
  tests: readonly NamedTest[]
  /** Of the long run only: they prove no rule, but they look at screens. */
  longTests: readonly NamedTest[]
  citations: readonly Citation[]
  fingerprints: Fingerprints
  /** Rules that no screen proves yet. The list may only shrink. */
  unseen: readonly string[]
}

export const unseenFile = 'docs/rules/without-screen-proof.txt'

/** Where the rules, the code that cites them and the tests that prove them disagree, a sentence each. */
export function faultsOf({
  pages,
  index,
  tests,
  longTests,
  citations,
  fingerprints,
  unseen,
}: House): string[] {
  const rules = pages.flatMap((page) => page.rules)
  const ids = new Set(rules.map(({ id }) => id))
  const unlisted = pages
    .filter(({ path }) => !index.includes(`(${path.replace(/^.*\//, '')})`))
    .map(({ path }) => `${path} is not listed in docs/rules/README.md`)
  const strangers = citations
    .filter(({ id }) => !ids.has(id))
    .map(({ path, line, id }) => `${path}:${line} cites ${id}, which no page of docs/rules has`)
  return [
    ...pages.flatMap((page) => page.faults),
    ...unlisted,
    ...twice(rules, 'id'),
    ...twice(rules, 'title'),
    ...strangers,
    ...proofFaults(rules, tests),
    ...screenFaults(withoutScreenProof(rules, [...tests, ...longTests]), unseen),
    ...suspects(rules, fingerprints, citations),
  ]
}

function twice(rules: RulePage['rules'], by: 'id' | 'title'): string[] {
  const first = new Map<string, string>()
  return rules.flatMap((rule) => {
    const place = `${rule.page}:${rule.line}`
    const before = first.get(rule[by])
    if (before === undefined) first.set(rule[by], place)
    return before === undefined ? [] : [`${place} has the ${by} of ${before}: ${rule[by]}`]
  })
}

function screenFaults(without: readonly string[], unseen: readonly string[]): string[] {
  return [
    ...without
      .filter((id) => !unseen.includes(id))
      .map((id) => `${id} is met on a screen, but no browser or component test names it`),
    ...unseen
      .filter((id) => !without.includes(id))
      .map((id) => `${unseenFile} has ${id}, which has its proof or no “Look:”: remove that line`),
  ]
}
