import { posix } from 'node:path'

/** What a docs page names that must exist: files and folders, commands, headings of other pages. */
export type Named = { line: number; kind: 'link' | 'path' | 'command'; name: string }

/** The tree as the check sees it. */
export type Tree = {
  /** Every file, and every folder with a trailing slash. */
  paths: ReadonlySet<string>
  /** The same without any number of leading folders: a reader finds `terms/identity.ts`. */
  ends: ReadonlySet<string>
  commands: ReadonlySet<string>
  pages: ReadonlyMap<string, string>
}

export function treeOf(
  files: readonly string[],
  commands: readonly string[],
  pages: ReadonlyMap<string, string>,
): Tree {
  const folders = files.flatMap((file) =>
    [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1)),
  )
  const paths = new Set([...files, ...folders])
  const ends = [...paths].flatMap((path) => {
    const starts = [...path.slice(0, -1).matchAll(/\//g)].map(({ index }) => index + 1)
    return [path, ...starts.map((start) => path.slice(start))]
  })
  return { paths, ends: new Set(ends), commands: new Set(commands), pages }
}

/** Everything that a page names, by line. */
export function namedThings(page: string): readonly Named[] {
  return page.split('\n').flatMap((text, at) => {
    const line = at + 1
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, name = '']): Named => ({ line, kind: 'link', name }))
      .filter(({ name }) => !/^\w+:/.test(name))
    const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(
      ([, name = '']): Named => ({ line, kind: 'command', name }),
    )
    const paths = [...text.matchAll(/`([^`\s]+)`/g)]
      .flatMap(([, name = '']) => alternatives(name))
      .filter(isPath)
      .map((name): Named => ({ line, kind: 'path', name }))
    return [...links, ...commands, ...paths]
  })
}

/** What a page names that does not exist. */
export function missingThings(path: string, tree: Tree): readonly Named[] {
  return namedThings(tree.pages.get(path) ?? '').filter(({ kind, name }) => {
    if (kind === 'command') return !tree.commands.has(name)
    return kind === 'link' ? !isLinked(path, name, tree) : !tree.ends.has(name.replace(/^\.\//, ''))
  })
}

/** Built, downloaded or written at run time: not part of the tree. */
const notInTree = /^(?:\.cache|dist|data|node_modules)\/|^docs\/requirements\.md$/

/** A path contains a folder and ends like a source file or a folder; addresses, settings and placeholders such as <name> do not. */
const isPath = (name: string) =>
  /^(?:\.\/)?[\w.-]+\/(?:[\w.-]+\/)*(?:[\w.-]+\/|[\w.-]+\.(?:tsx?|mjs|md|ya?ml|json|css|csv|sh))$/.test(
    name,
  ) && !notInTree.test(name)

function isLinked(from: string, link: string, { paths, pages }: Tree): boolean {
  const [to = '', heading] = link.split('#')
  const path = to === '' ? from : posix.join(posix.dirname(from), to).replace(/\/$/, '')
  const isThere = paths.has(path) || paths.has(`${path}/`)
  return isThere && (heading === undefined || headings(pages.get(path) ?? '').includes(heading))
}

/** Headings as GitHub's anchors. */
function headings(page: string): readonly string[] {
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** `{driver,policy}-factors.ts` names two files. */
function alternatives(name: string): readonly string[] {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(name) ?? []
  return choices === undefined
    ? [name]
    : choices.split(',').flatMap((each) => alternatives(`${before}${each}${after}`))
}
