import type { Violation } from './check-imports.ts'
import { isTest, resolveImport, sourceImports } from './source-imports.ts'
import type { SourceTree } from './source-tree.ts'
import { type Subject, subjectOf, subjects } from './subjects.ts'

const HERE = 'scripts/import-rules/subjects.ts'

/** Imports between subjects of the API that no record declares, declarations that no import needs, and any that runs up. */
export function checkSubjects({ sources, exists }: SourceTree): Violation[] {
  const used = new Set<string>()
  const violations = subjects.flatMap(runningUp)
  for (const [path, source] of sources) {
    const from = isTest(path) ? undefined : subjectOf(path)
    if (from === undefined) continue
    for (const { specifier, line } of sourceImports(path, source) ?? []) {
      const destination = resolveImport(path, specifier, exists)
      const to = destination.kind === 'ours' ? subjectOf(destination.path) : undefined
      if (to === undefined || to === from) continue
      used.add(`${from.name} ${to.name}`)
      if (!from.uses.includes(to.name)) violations.push({ path, line, words: undeclared(from, to) })
    }
  }
  const unused = subjects.flatMap(({ name, uses }) =>
    uses
      .filter((each) => !used.has(`${name} ${each}`))
      .map((each) => ({
        path: HERE,
        line: 1,
        words: `${name} says it uses ${each}, and does not; delete it`,
      })),
  )
  return [...violations, ...unused]
}

function undeclared(from: Subject, to: Subject): string {
  const isBelow = subjects.indexOf(to) < subjects.indexOf(from)
  return isBelow
    ? `${from.name} does not say that it uses ${to.name}: have wiring pass it in, or add ${to.name} to its record in ${HERE}`
    : `${from.name} is below ${to.name}: have wiring pass it in, or write a job that ${to.name} does`
}

function runningUp({ name, uses }: Subject, index: number): Violation[] {
  const below = subjects.slice(0, index).map((each) => each.name)
  return uses
    .filter((each) => !below.includes(each))
    .map((each) => ({
      path: HERE,
      line: 1,
      words: `${name} may not use ${each}, which does not stand below it`,
    }))
}
