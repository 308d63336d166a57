import { dirname } from 'node:path'
import { cycles } from './cycles'
import { type Destination, resolveImport } from './resolve-import'
import { isListed, isTest, roomOf } from './room-of'
import type { Room } from './rooms/room'
import { type SourceImport, sourceImports } from './source-imports'

/** The tree as the walls see it: the sources to read, and whether any other path stands in it. */
export type Tree = { sources: ReadonlyMap<string, string>; exists: (path: string) => boolean }

/** A broken wall, in words, at a place. */
export type Breach = { path: string; line: number; words: string }

/** Every import that goes where it may not, and every circle. */
export function checkWalls({ sources, exists }: Tree): Breach[] {
  const graph = new Map<string, string[]>()
  const breaches: Breach[] = []
  for (const [path, source] of sources) {
    const reached: string[] = []
    graph.set(path, reached)
    const room = roomOf(path)
    if (room === undefined) {
      breaches.push({ path, line: 1, words: 'stands in no room; give it one in scripts/import-rules/rooms/' })
      continue
    }
    const imports = sourceImports(path, source)
    if (imports === undefined) {
      breaches.push({ path, line: 1, words: 'cannot be read as a source' })
      continue
    }
    for (const found of imports) {
      const destination = resolveImport(path, found.specifier, exists)
      if (destination.kind === 'ours' && !found.address) reached.push(destination.path)
      const words = objection(path, room, found, destination)
      if (words !== undefined) breaches.push({ path, line: found.line, words })
    }
  }
  return [...breaches, ...cycles(graph).map(circleBreach)]
}

function objection(
  path: string,
  room: Room,
  found: SourceImport,
  destination: Destination,
): string | undefined {
  if (found.address && !path.startsWith('apps/web/')) return undefined
  if (found.computed) {
    // The scripts load what they have just built, by paths they make; everything else must be open to this check.
    return room.name === 'scripts' ? undefined : 'imports a name made at run time, which cannot be checked'
  }
  if (destination.kind === 'unknown') return `imports ${found.specifier}, which leads nowhere`
  if (destination.kind === 'package') {
    if (isListed(destination.name, room.packages)) return undefined
    return `imports the package ${destination.name}; ${room.name} may use ${listed(room.packages)}`
  }
  const target = roomOf(destination.path)
  if (target === undefined) return `imports ${destination.path}, which stands in no room`
  if (target.name === room.name) {
    if (!room.ownFolderOnly || dirname(path) === dirname(destination.path)) return undefined
    return `imports ${destination.path}: ${room.name} import each other within one folder only`
  }
  if (isListed(target.name, room.rooms)) return undefined
  if (isTest(destination.path)) return `imports ${destination.path}, which is there for tests only`
  return `imports ${destination.path}: ${room.name} may not reach ${target.name}, only ${listed(room.rooms)}`
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(', ')
}

function circleBreach(files: string[]): Breach {
  return { path: files[0] ?? '', line: 1, words: `is part of a circle of imports: ${files.join(', ')}` }
}
