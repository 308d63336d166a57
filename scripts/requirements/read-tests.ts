import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { personTitle } from './person-title'
import { testTitles } from './test-titles'

/** A test, or a group of tests, by the name it bears. */
export type NamedTest = { path: string; title: string }

const places = ['packages', 'apps', 'e2e', 'scripts']
const notOurs = new Set(['node_modules', 'dist', 'data'])
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const isPerson = (path: string) => /^e2e\/personas\/people\/.*\.yaml$/.test(path)

/** Every test of the clone, by path and then in the order of its file. */
export function readTests(root: string): NamedTest[] {
  return places
    .flatMap((place) => filesIn(root, place))
    .sort()
    .flatMap((path) => titlesIn(path, () => readFileSync(join(root, path), 'utf8')))
}

function titlesIn(path: string, read: () => string): NamedTest[] {
  if (isPerson(path)) return [{ path, title: personTitle(read()) }]
  return isTest(path) ? testTitles(path, read()).map((title) => ({ path, title })) : []
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return notOurs.has(entry.name) ? [] : filesIn(root, path)
  })
}
