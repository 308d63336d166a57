import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Everything that a change may touch or a test may read. */
const parts = ['apps', 'packages', 'rates', 'docs', 'e2e', 'bench', 'scripts', 'containers', 'compose.yaml']
const settings = ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'biome.json', '.gitignore']
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']

export type TreeCopy = { path: string; remove(): void }

/** A copy of the sources in a temporary folder. Its packages resolve to each other and not to the originals. */
export function copyTree(root: string): TreeCopy {
  const path = mkdtempSync(join(tmpdir(), 'milepost-copy-'))
  const filter = (from: string) => basename(from) !== 'node_modules'
  for (const part of [...parts, ...settings, ...pages, 'package-lock.json'])
    cpSync(join(root, part), join(path, part), { recursive: true, filter })
  for (const folder of ['', 'apps/api', 'apps/web']) linkInstalled(join(root, folder), join(path, folder))
  mkdirSync(join(path, 'node_modules/@milepost'))
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(path, group)))
      symlinkSync(join(path, group, name), join(path, 'node_modules/@milepost', name))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Installed packages are shared, except our own. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(join(from, 'node_modules')))
    if (name !== '@milepost' && !name.startsWith('.vite'))
      symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
}

/** The content of each file of a tree, by its path. */
export function filesOf(root: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const part of [...parts, ...settings, ...pages])
    if (statSync(join(root, part)).isDirectory()) readFolder(part)
    else readText(part)
  return files

  function readFolder(path: string): void {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      if (['node_modules', 'dist'].includes(entry.name)) continue
      const inside = `${path}/${entry.name}`
      if (entry.isDirectory()) readFolder(inside)
      else readText(inside)
    }
  }

  function readText(path: string): void {
    files.set(path, readFileSync(join(root, path), 'latin1'))
  }
}
