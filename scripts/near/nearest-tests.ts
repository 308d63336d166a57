import { posix } from 'node:path'
import { resolveImport, sourceImports } from '../import-rules/source-imports.ts'
import type { SourceTree } from '../import-rules/source-tree.ts'

/** The test files closest to some changed files, and how many more depend on them. */
export type Nearest = { unit: readonly string[]; api: readonly string[]; left: number }

/** What runs within a minute: a test of rules takes a fraction of a second, one of the API a database and some seconds. */
const most = { unit: 60, api: 6 }

const isTest = (path: string) => /\.test\.tsx?$/.test(path) && !/\.(chaos|fuzz)\.test\.ts$/.test(path)
const isOfApi = (path: string) => path.startsWith('apps/api/')

/**
 * Tests by the number of imports between them and a changed file, the nearest first. Of tests equally near, those in the folder of a
 * changed file come first.
 */
export function nearestTests(changed: readonly string[], tree: SourceTree): Nearest {
  const away = importsAway(changed, tree)
  const folders = new Set(changed.map(posix.dirname))
  const tests = [...away.keys()].filter(isTest).sort((one, other) => {
    const closer = (away.get(one) ?? 0) - (away.get(other) ?? 0)
    const beside = Number(folders.has(posix.dirname(other))) - Number(folders.has(posix.dirname(one)))
    return closer || beside || one.localeCompare(other, 'en')
  })
  const unit = tests.filter((path) => !isOfApi(path)).slice(0, most.unit)
  const api = tests.filter(isOfApi).slice(0, most.api)
  return { unit, api, left: tests.length - unit.length - api.length }
}

/** How many imports each file is away from a changed one; files that do not depend on any are left out. */
function importsAway(changed: readonly string[], tree: SourceTree): ReadonlyMap<string, number> {
  const importers = importersIn(tree)
  const away = new Map<string, number>()
  let reached = changed.flatMap((path) => (tree.sources.has(path) ? [path] : readersOf(path, tree)))
  // Of a source its own test is the nearest, also where it reads the source in another way than by import.
  reached.push(...changed.flatMap((path) => ownTests(path, tree)))
  for (let distance = 0; reached.length > 0; distance += 1) {
    const next = reached.filter((path) => !away.has(path))
    for (const path of next) away.set(path, distance)
    reached = next.flatMap((path) => importers.get(path) ?? [])
  }
  return away
}

function ownTests(path: string, { sources }: SourceTree): readonly string[] {
  const stem = path.replace(/\.\w+$/, '')
  return [`${stem}.test.ts`, `${stem}.test.tsx`].filter((test) => sources.has(test))
}

/** Every file of ours, with the files that import it. */
function importersIn({ sources, exists }: SourceTree): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, source] of sources)
    for (const { specifier, computed } of sourceImports(path, source) ?? []) {
      const destination = computed ? undefined : resolveImport(path, specifier, exists)
      if (destination?.kind !== 'ours') continue
      const known = importers.get(destination.path)
      if (known) known.push(path)
      else importers.set(destination.path, [path])
    }
  return importers
}

/** The sources that read a file that is none, such as rates or a page of docs: they name it, or else a folder it is in. */
function readersOf(path: string, { sources }: SourceTree): readonly string[] {
  for (let name = path; name !== '.'; name = posix.dirname(name)) {
    const quoted = new RegExp(`['"\`/]${name.replaceAll(/[.[\]$+(){}^|*?\\]/g, '\\$&')}(?:['"\`]|/['"\`])`)
    const readers = [...sources].filter(([, text]) => text.includes(name) && quoted.test(text))
    if (readers.length > 0) return readers.map(([reader]) => reader)
  }
  return []
}
