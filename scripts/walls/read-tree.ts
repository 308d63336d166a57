import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Tree } from './check-walls'

const notOurs = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results'])
const isSource = (name: string) => /\.(ts|tsx|mts|mjs|js)$/.test(name)

/** Reads every source of the clone, hidden folders and what is built or installed left out. */
export function readTree(root: string): Tree {
  const sources = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        const isTopData = folder !== '' && entry.name === 'data'
        if (!entry.name.startsWith('.') && (isTopData || !notOurs.has(entry.name))) walk(path)
      } else if (isSource(entry.name)) sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  walk('')
  return { sources, exists: (path) => isThere(join(root, path)) }
}

function isThere(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory() === path.endsWith('/')
}
