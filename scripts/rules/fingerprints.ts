import { createHash } from 'node:crypto'
import type { Citation } from './citations.ts'
import { byId } from './ids.ts'
import type { Rule } from './rule.ts'

/** What each rule said when the code was last compared with it: a hash of its text, by id. */
export type Fingerprints = Readonly<Record<string, string>>

export const fingerprintsFile = 'docs/rules/fingerprints.json'

/** A hash of the rule itself, white space folded. Its title, its reason and its place on the page may change freely. */
export function fingerprint({ text }: Pick<Rule, 'text'>): string {
  return createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim()).digest('hex').slice(0, 12)
}

/** Every rule whose text is not the one that was reviewed, with the files that cite it. */
export function suspects(
  rules: readonly Rule[],
  reviewed: Fingerprints,
  citations: readonly Citation[],
): string[] {
  const changed = rules
    .filter((rule) => reviewed[rule.id] !== fingerprint(rule))
    .map(({ id, page, line }) => {
      const what = reviewed[id] === undefined ? 'is new' : 'has changed'
      const files = [...new Set(citations.filter((each) => each.id === id).map(({ path }) => path))].filter(
        (path) => path !== page,
      )
      const citing = files.length === 0 ? 'nothing cites it' : `compare with it: ${files.join(', ')}`
      return `${page}:${line} ${id} ${what}; ${citing}. Then: npm run rules -- reviewed ${id}`
    })
  const known = new Set(rules.map(({ id }) => id))
  const gone = Object.keys(reviewed)
    .filter((id) => !known.has(id))
    .map((id) => `${fingerprintsFile} has ${id}, which no page has: npm run rules -- reviewed ${id}`)
  return [...changed, ...gone]
}

/** The fingerprints once the named rules have been reviewed; of all rules if none is named. */
export function afterReview(
  rules: readonly Rule[],
  before: Fingerprints,
  ids: readonly string[] | 'all',
): Fingerprints {
  const isReviewed = (id: string) => ids === 'all' || ids.includes(id)
  const lasting = Object.entries(before).filter(([id]) => !isReviewed(id))
  const now = rules.filter(({ id }) => isReviewed(id)).map((rule) => [rule.id, fingerprint(rule)] as const)
  return Object.fromEntries([...lasting, ...now].sort(([one], [other]) => byId(one, other)))
}
