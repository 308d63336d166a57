import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources to read, and whether any other path stands in the tree. */
export type SourceTree = { sources: ReadonlyMap<string, string>; exists: (path: string) => boolean }

/** Installed, built or left behind by a run. `data` is so at the top alone: further down it may be a folder of ours. */
const notOurs = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
const notOursAtTop = new Set(['data'])
const isSource = (name: string) => /\.(ts|tsx|mts|mjs|js)$/.test(name)

/** Reads every source of the clone, hidden folders and what is built or installed left out. */
export function readTree(root: string): SourceTree {
  const sources = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && !notOurs.has(entry.name) && !notOursAtTop.has(path)) walk(path)
      } else if (isSource(entry.name)) sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  walk('')
  return { sources, exists: (path) => isThere(join(root, path)) }
}

function isThere(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory() === path.endsWith('/')
}
