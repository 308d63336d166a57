import { join } from 'node:path'
import { root } from '../root.mjs'
import { type Area, areas, ownAreas } from '../rules/areas.ts'
import { byId, titleAlone } from '../rules/ids.ts'
import { type Proofs, proofsOf, testsOf } from '../rules/proofs.ts'
import { readPages } from '../rules/read-house.ts'
import { type NamedTest, readTests } from '../rules/read-tests.ts'
import type { Rule } from '../rules/rule.ts'

/** What the page is made from: the rules of docs/rules by id, and the tests that name them. */
export type Rulebook = { rules: ReadonlyMap<string, Rule>; proofs: Proofs }

/**
 * docs/requirements.md: a table of areas, then for each a table of its requirements and the tests that prove them. Our own areas
 * follow those of the specification and are counted separately.
 */
export function page(areas: readonly Area[], own: readonly Area[], book: Rulebook): string {
  return [
    '# Requirements and their tests',
    '',
    '`npm run requirements` writes this page from docs/rules and the titles of the tests. It is not checked in.',
    '',
    '| area | requirements | covered by a test | tests |',
    '|---|---|---|---|',
    ...areas.map((area) => overview(area, book)),
    sum('all', areas, book),
    '',
    '| our own | requirements | covered by a test | tests |',
    '|---|---|---|---|',
    ...own.map((area) => overview(area, book)),
    sum('our own', own, book),
    ...[...areas, ...own].flatMap((area) => section(area, book)),
    '',
  ].join('\n')
}

/** The requirements of an area, by number. */
export function rulesOf({ code }: Area, { rules }: Rulebook): readonly Rule[] {
  return [...rules.values()]
    .filter(({ id }) => id.startsWith(`${code}-`))
    .sort((one, other) => byId(one.id, other.id))
}

function sum(name: string, areas: readonly Area[], book: Rulebook): string {
  const [all, named, tests] = counts(areas, book)
  return `| **${name}** | **${all}** | **${named}** | **${tests}** |`
}

function overview(area: Area, book: Rulebook): string {
  const [all, named, tests] = counts([area], book)
  return `| [${area.code}](#${area.code.toLowerCase()}) ${area.name} | ${all} | ${named} | ${tests} |`
}

function counts(areas: readonly Area[], book: Rulebook): [number, number, number] {
  const proving = areas
    .flatMap((area) => rulesOf(area, book))
    .map((rule) => testsOf(rule, book.rules, book.proofs))
  return [proving.length, proving.filter(({ length }) => length > 0).length, new Set(proving.flat()).size]
}

function section(area: Area, book: Rulebook): string[] {
  const proof = (rule: Rule) =>
    rule.noTest === undefined
      ? byFile(testsOf(rule, book.rules, book.proofs))
      : `No test: ${inTable(rule.noTest)}`
  const rows = rulesOf(area, book).map(
    (rule) =>
      `| [${rule.id}](${rule.page.replace(/^docs\//, '')}) | ${inTable(rule.title)} | ${proof(rule)} |`,
  )
  return [
    '',
    `## ${area.code}`,
    '',
    `${area.name}.`,
    '',
    '| | requirement | tests |',
    '|---|---|---|',
    ...rows,
  ]
}

/** The tests of one file together: the linked file once, then their titles. */
function byFile(tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ path }) => path))]
  const titles = (file: string) =>
    tests.filter(({ path }) => path === file).map(({ title }) => inTable(titleAlone(title)))
  return files
    .map((file) => `[${file.replace(/^.*\//, '')}](../${file}) › ${[...new Set(titles(file))].join('; ')}`)
    .join('<br>')
}

/** A bar would end the cell; an angle bracket or an asterisk would be markup. */
function inTable(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\|*_`[\]]/g, (sign) => `\\${sign}`)
}

export const pageFile = join(root, 'docs', 'requirements.md')

/** The rulebook and the tests of this clone. */
export function readBook(): Rulebook {
  const rules = readPages(root).flatMap((each) => each.rules)
  return { rules: new Map(rules.map((rule) => [rule.id, rule])), proofs: proofsOf(readTests(root).every) }
}

/** The page for this clone. */
export const made = (): string => page(areas, ownAreas, readBook())
