import type { Violation } from './check-imports.ts'
import type { SourceTree } from './source-tree.ts'

/** What docs/glossary.md forbids, as lower-case words with dashes: `mop-up` is also mopUp and MopUp. */
export type Glossary = {
  /** Not allowed in the name of a folder, a file or a declaration. */
  names: readonly string[]
  /** Not allowed in a comment or the title of a test. */
  comments: readonly string[]
  /** Names that are stored or sent, and so stay. A path includes everything below it. */
  allowed: readonly string[]
}

/** Parses the glossary's tables. Words are in backticks in the last two columns, allowed names in a separate list. */
export function readGlossary(page: string): Glossary {
  const rows = sectionOf(page, 'Words')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
  return {
    names: rows.flatMap((cells) => quotedIn(cells[3])),
    comments: rows.flatMap((cells) => quotedIn(cells[4])),
    allowed: sectionOf(page, 'Names that stay').flatMap((line) =>
      line.startsWith('- ') ? quotedIn(line) : [],
    ),
  }
}

function sectionOf(page: string, title: string): readonly string[] {
  const lines = page.split('\n')
  const start = lines.indexOf(`## ${title}`)
  if (start === -1) throw new Error(`The glossary has no "## ${title}"`)
  const end = lines.findIndex((line, at) => at > start && line.startsWith('## '))
  return lines.slice(start + 1, end === -1 ? undefined : end)
}

function quotedIn(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)
}

/** Every name and comment that uses a forbidden word. A folder is reported once. */
export function checkWords({ sources }: Pick<SourceTree, 'sources'>, glossary: Glossary): Violation[] {
  const { names, comments, allowed } = glossary
  const isAllowed = (name: string) => allowed.some((entry) => name === entry || name.startsWith(`${entry}/`))
  const violations: Violation[] = []
  const seen = new Set<string>()
  for (const [path, source] of sources) {
    if (isAllowed(path)) continue
    for (const place of placesOf(path)) {
      const name = place.replace(/^.*\//, '')
      if (seen.has(place) || isAllowed(place) || isAllowed(name)) continue
      seen.add(place)
      for (const word of wordsIn(name, names))
        violations.push({ path: place, line: 1, words: `is named "${word}": see docs/glossary.md` })
    }
    for (const [index, line] of source.split('\n').entries()) {
      const add = (words: string) => violations.push({ path, line: index + 1, words })
      for (const name of declaredIn(line))
        if (!isAllowed(name))
          for (const word of wordsIn(name, names))
            add(`declares ${name}, which says "${word}": see docs/glossary.md`)
      if (isComment.test(line))
        for (const word of wordsIn(line, comments)) add(`says "${word}" in a comment: see docs/glossary.md`)
    }
    for (const { title, line } of titlesIn(source))
      for (const word of wordsIn(title, comments))
        violations.push({ path, line, words: `says "${word}" in the title of a test: see docs/glossary.md` })
  }
  return violations
}

/** The file and each folder above it. */
function placesOf(path: string): readonly string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

const isComment = /^\s*(?:\/\/|\/?\*)/
const declaration =
  /^\s*(?:export )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface) (\w+)/

/** By line, because the compiler here offers no syntax tree: names declared by `const` and similar, and exported lists. */
function declaredIn(line: string): readonly string[] {
  const declared = declaration.exec(line)?.[1]
  if (declared !== undefined) return [declared]
  const listed = /^export (?:type )?\{(.*)\}/.exec(line)?.[1] ?? ''
  return listed
    .split(',')
    .map((each) =>
      each
        .replace(/^.* as /, '')
        .replace('type ', '')
        .trim(),
    )
    .filter((name) => name !== '')
}

const quoted = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1/.source
const titled = new RegExp(`(?:\\b(?:it|test|describe)(?:\\.\\w+)*|\\))${quoted}`, 'g')

/** Titles of tests and groups, also after the rows of `each` or a condition. */
function titlesIn(source: string): readonly { title: string; line: number }[] {
  if (!/\b(?:it|test|describe)\b/.test(source)) return []
  return [...source.matchAll(titled)].map(({ 2: title = '', index }) => ({
    title,
    line: source.slice(0, index).split('\n').length,
  }))
}

/** The forbidden words that a name or sentence contains as whole words. */
function wordsIn(text: string, forbidden: readonly string[]): readonly string[] {
  const spoken = text.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/[^A-Za-z0-9]+/g, '-')
  const all = `-${spoken.toLowerCase()}-`
  return forbidden.filter((word) => all.includes(`-${word}-`))
}
