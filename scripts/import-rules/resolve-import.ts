import { posix } from 'node:path'

/** Where an import leads: to a place of ours, to a package, or nowhere we know of. */
export type Destination =
  | { kind: 'ours'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'unknown' }

const homes: Readonly<Record<string, string>> = {
  brands: 'packages/brands',
  domain: 'packages/domain',
  contract: 'packages/contract',
  pricing: 'packages/pricing',
  documents: 'packages/documents',
  api: 'apps/api',
  web: 'apps/web',
  sandbox: 'apps/sandbox',
}

const endings = ['', '.ts', '.tsx', '.mjs', '/']

/**
 * Follows a name as the bundler would. Node's modules count as the package `node:*`, whichever way they are written.
 * @param exists whether a file, or a folder when the path ends in a slash, stands in the tree
 */
export function resolveImport(
  from: string,
  specifier: string,
  exists: (path: string) => boolean,
): Destination {
  const plain = specifier.replace(/\?.*$/, '')
  const [scope, name = '', ...rest] = plain.split('/')
  if (scope === '@milepost') {
    const home = homes[name]
    return home === undefined ? { kind: 'unknown' } : ours(posix.join(home, ...rest), exists)
  }
  if (plain.startsWith('.')) return ours(posix.join(posix.dirname(from), plain), exists)
  if (plain.startsWith('/') || plain === '') return { kind: 'unknown' }
  if (plain.startsWith('node:')) return { kind: 'package', name: 'node:*' }
  return { kind: 'package', name: scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? plain) }
}

function ours(path: string, exists: (path: string) => boolean): Destination {
  const found = endings.map((ending) => path.replace(/\/$/, '') + ending).find(exists)
  return found === undefined ? { kind: 'unknown' } : { kind: 'ours', path: found }
}
