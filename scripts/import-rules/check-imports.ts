import { dirname } from 'node:path'
import { cycles } from './cycles.ts'

import { type Layer, layers, testLayers } from './layers.ts'
import {
  type Destination,
  isTest,
  resolveImport,
  type SourceImport,
  sourceImports,
} from './source-imports.ts'
import type { SourceTree } from './source-tree.ts'

/** An import that no rule allows, with its description and place. */
export type Violation = { path: string; line: number; words: string }

/** Every forbidden import, and every cycle. */
export function checkImports({ sources, exists }: SourceTree): Violation[] {
  const graph = new Map<string, string[]>()
  const violations: Violation[] = []
  for (const [path, source] of sources) {
    const reached: string[] = []
    graph.set(path, reached)
    const layer = layerOf(path)
    if (layer === undefined) {
      violations.push({
        path,
        line: 1,
        words: 'belongs to no layer; give it one in scripts/import-rules/layers.ts',
      })
      continue
    }
    const imports = sourceImports(path, source)
    if (imports === undefined) {
      violations.push({ path, line: 1, words: 'cannot be read as a source' })
      continue
    }
    for (const found of imports) {
      const destination = resolveImport(path, found.specifier, exists)
      if (destination.kind === 'ours' && !found.address) reached.push(destination.path)
      const words = objection(path, layer, found, destination)
      if (words !== undefined) violations.push({ path, line: found.line, words })
    }
  }
  return [...violations, ...cycles(graph).map(cycleViolation)]
}

function objection(
  path: string,
  layer: Layer,
  found: SourceImport,
  destination: Destination,
): string | undefined {
  if (found.address && !path.startsWith('apps/web/')) return undefined
  if (found.computed) {
    // Scripts load what they have just built, by computed paths; everything else must be checkable.
    return layer.name === 'scripts' ? undefined : 'imports a name made at run time, which cannot be checked'
  }
  if (destination.kind === 'unknown') return `imports ${found.specifier}, which leads nowhere`
  if (destination.kind === 'package') {
    if (isListed(destination.name, layer.packages)) return undefined
    return `imports the package ${destination.name}; ${layer.name} may use ${listed(layer.packages)}`
  }
  const target = layerOf(destination.path)
  if (target === undefined) return `imports ${destination.path}, which belongs to no layer`
  if (target.name === layer.name) {
    if (!layer.ownFolderOnly || dirname(path) === dirname(destination.path)) return undefined
    return `imports ${destination.path}: ${layer.name} import each other within one folder only`
  }
  if (isListed(target.name, layer.imports)) return undefined
  if (isTest(destination.path)) return `imports ${destination.path}, which is there for tests only`
  return `imports ${destination.path}: ${layer.name} may not import ${target.name}, only ${listed(layer.imports)}`
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ')
}

function cycleViolation(files: string[]): Violation {
  return { path: files[0] ?? '', line: 1, words: `is part of a cycle of imports: ${files.join(', ')}` }
}

/** The layer of a path. A test belongs to its package's tests, in every folder. */
function layerOf(path: string): Layer | undefined {
  return nearest(path, isTest(path) ? testLayers : layers)
}

/** Whether a name is in a list in which `web/*` means everything below. */
export function isListed(name: string, list: readonly string[]): boolean {
  return list.some((entry) => (entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry))
}

/** The longest `at` that is the path itself or a folder above it; a layer selected by file name comes first. */
function nearest(path: string, layers: readonly Layer[]): Layer | undefined {
  const called = path.replace(/^.*\//, '-').replace(/\.[a-z]+$/, '')
  const weight = ({ at, files }: Layer) => at.length + (files === undefined ? 0 : 1_000)
  return layers
    .filter(({ at }) => path === at || path.startsWith(`${at}/`))
    .filter(({ files }) => files === undefined || files.some((file) => called.endsWith(`-${file}`)))
    .reduce<Layer | undefined>(
      (best, layer) => (best && weight(best) >= weight(layer) ? best : layer),
      undefined,
    )
}
