import { posix } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { isNamed, isNode, type SyntaxNode, visitNodes } from '../syntax/nodes.ts'

/** One reference from a file to another: an import of values or types, a re-export, a lazy import, an asset's URL. */
export type SourceImport = {
  /** The specifier as written; for a pattern of `import.meta.glob`, its fixed part up to the first wildcard. */
  specifier: string
  line: number
  /** Computed at run time, so it cannot be checked. */
  computed: boolean
  /** The URL of a file, `new URL(name, import.meta.url)`: shipped with the site, only read at run time elsewhere. */
  address: boolean
}

/**
 * Every reference of a file, including type-only ones: a type that points upwards couples the layers as much as a value does.
 * Undefined if the text cannot be parsed.
 */
export function sourceImports(path: string, source: string): SourceImport[] | undefined {
  const program = parse(path, source)
  if (program === undefined) return undefined
  const found: SourceImport[] = []
  const lineAt = lineCounter(source)
  const add = (node: SyntaxNode, name: unknown, address = false) => {
    const specifier = literal(name)
    const computed = specifier === undefined
    found.push({ specifier: specifier ?? '', line: lineAt(node.start), computed, address })
  }
  visitNodes(program, (node) => {
    const { type, callee } = node
    if (type === 'TSExternalModuleReference') add(node, node.expression)
    else if (node.source !== null && node.source !== undefined) add(node, node.source)
    else if (type === 'CallExpression' && isNamed(callee, 'require')) add(node, firstArgument(node))
    else if (type === 'CallExpression' && isGlob(callee)) {
      for (const pattern of patterns(firstArgument(node))) add(node, fixedPart(pattern))
    } else if (type === 'NewExpression' && isNamed(callee, 'URL') && isRelativeToThisFile(node)) {
      add(node, firstArgument(node), true)
    }
  })
  return found
}

function parse(path: string, source: string): unknown {
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js'
  try {
    return parseAst(source, { lang }, path)
  } catch {
    // The parser throws only for text that it cannot parse; the compiler reports the details.
    return undefined
  }
}

/** The text of a plain string or template; for a template with expressions, the folder it refers to. */
function literal(node: unknown): string | undefined {
  if (typeof node === 'string') return node
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  const start: string = node.quasis[0].value.cooked
  return node.quasis.length === 1 ? start : /^\.{1,2}\/.*\//.exec(start)?.[0]
}

function firstArgument(node: SyntaxNode): unknown {
  return Array.isArray(node.arguments) ? node.arguments[0] : undefined
}

function isMember(node: unknown, name: string): node is SyntaxNode {
  return isNode(node) && node.type === 'MemberExpression' && isNamed(node.property, name)
}

function isMeta(node: unknown): boolean {
  return isNode(node) && node.type === 'MetaProperty'
}

/** `import.meta.glob(...)`, with which the site's bundler reads whole folders. */
function isGlob(callee: unknown): boolean {
  return isMember(callee, 'glob') && isMeta(callee.object)
}

function isRelativeToThisFile(node: SyntaxNode): boolean {
  const base: unknown = Array.isArray(node.arguments) ? node.arguments[1] : undefined
  return isMember(base, 'url') && isMeta(base.object)
}

function patterns(argument: unknown): unknown[] {
  const list = isNode(argument) && argument.type === 'ArrayExpression' ? argument.elements : [argument]
  return Array.isArray(list) ? list : []
}

function fixedPart(pattern: unknown): string | undefined {
  const text = literal(pattern)
  return text?.replace(/^!/, '').replace(/\/[^/]*[*{[(].*$/s, '/')
}

function lineCounter(source: string): (offset: number) => number {
  return (offset) => source.slice(0, offset).split('\n').length
}

/** Where an import leads: to our own code, to a package, or to something unknown. */
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
 * Resolves a specifier as the bundler would. Node's modules count as the package `node:*`, with or without the prefix.
 * @param exists whether a file, or a folder if the path ends in a slash, is in the tree
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

/** Tests and their helpers, which are named `testing`. */
export function isTest(path: string): boolean {
  return /\.test\.[a-z]+$/.test(path) || /\/testing(\/|\.tsx?$)/.test(path)
}
