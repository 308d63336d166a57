import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources, and whether any other path exists in the tree. */
export type SourceTree = { sources: ReadonlyMap<string, string>; exists: (path: string) => boolean }

/** Installed, built or left by a run. `data` only at the top level: further down it may be a folder of ours. */
const notOurs = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
const notOursAtTop = new Set(['data'])
const isSource = (path: string) => /\.(ts|tsx|mts|mjs|js)$/.test(path)

/** Every file of the clone, except hidden folders and what is built or installed. */
export function pathsIn(root: string): readonly string[] {
  const walk = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (!entry.isDirectory()) return [path]
      const isOurs = !entry.name.startsWith('.') && !notOurs.has(entry.name) && !notOursAtTop.has(path)
      return isOurs ? walk(path) : []
    })
  return walk('')
}

/** Reads every source of the clone. */
export function readTree(root: string): SourceTree {
  const sources = pathsIn(root).filter(isSource)
  return {
    sources: new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    exists: (path) => isThere(join(root, path)),
  }
}

function isThere(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory() === path.endsWith('/')
}
