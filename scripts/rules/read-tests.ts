import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { isNode, visitNodes } from '../syntax/nodes.ts'

/** A test or a group of tests, by its title. */
export type NamedTest = { path: string; title: string }

const places = ['packages', 'apps', 'e2e', 'scripts']
const notOurs = new Set(['node_modules', 'dist', 'data'])
/** The suites that kill and fuzz for hours are only in the long run. */
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) && !/\.(chaos|fuzz)\.test\.ts$/.test(path)
const isPerson = (path: string) => /^e2e\/personas\/people\/.*\.yaml$/.test(path)

/** The tests of every run, and those of the long run only, by path and then in file order. */
export type Tests = { every: readonly NamedTest[]; onlyLong: readonly NamedTest[] }

export function readTests(root: string): Tests {
  const read = places
    .flatMap((place) => filesIn(root, place))
    .sort()
    .map((path) => testsIn(path, () => readFileSync(join(root, path), 'utf8')))
  return {
    every: read.flatMap(({ every }) => every),
    onlyLong: read.flatMap(({ onlyLong }) => onlyLong),
  }
}

function testsIn(path: string, read: () => string): Tests {
  if (isPerson(path)) return { every: [{ path, title: personTitle(read()) }], onlyLong: [] }
  const { every, onlyLong } = isTest(path) ? testTitles(path, read()) : { every: [], onlyLong: [] }
  const named = (title: string) => ({ path, title })
  return { every: every.map(named), onlyLong: onlyLong.map(named) }
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return notOurs.has(entry.name) ? [] : filesIn(root, path)
  })
}

const asking = new Set(['it', 'test', 'describe'])

/**
 * The titles of a file's tests and of their groups, as written; a template's expressions become dots. Uses a parser, so that a
 * requirement in a comment proves nothing; nor does one that only the long run tests (docs/decisions/0019). Throws if the text
 * cannot be parsed.
 */
export function testTitles(path: string, source: string): { every: string[]; onlyLong: string[] } {
  const found: { title: string; start: number }[] = []
  const onlyLong: { start: number; end: number }[] = []
  visitNodes(parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path), (node) => {
    if (node.type !== 'CallExpression' || !asking.has(askedBy(node.callee))) return
    const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
    const title = text(first)
    const { start, end } = node
    if (isLong(second) || runsOnlyLong(node.callee)) onlyLong.push({ start, end })
    if (title !== undefined) found.push({ title, start })
  })
  const isInLongRun = (place: number) => onlyLong.some(({ start, end }) => start <= place && place < end)
  const titles = (long: boolean) =>
    found.filter(({ start }) => isInLongRun(start) === long).map(({ title }) => title)
  return { every: titles(false), onlyLong: titles(true) }
}

/** `it`, also for `it.each(table)`, `` it.each`table` `` and `test.describe`. */
function askedBy(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  return askedBy(callee.object ?? callee.callee ?? callee.tag)
}

/** `it.runIf(process.env['LONG'])` and `it.skipIf(!process.env['LONG'])`, also of a group. */
function runsOnlyLong(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'CallExpression' || !isNode(callee.callee)) return false
  const { property } = callee.callee
  if (!isNode(property) || !['runIf', 'skipIf'].includes(String(property.name)))
    return runsOnlyLong(callee.callee)
  let asksForLong = false
  for (const condition of Array.isArray(callee.arguments) ? callee.arguments : [])
    visitNodes(condition, (node) => {
      if (node.type === 'Literal' && node.value === 'LONG') asksForLong = true
    })
  return asksForLong
}

function isLong(option: unknown): boolean {
  return isNode(option) && option.type === 'Identifier' && option.name === 'long'
}

function text(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(({ value }) => value.cooked).join('…')
}

/** A person is a test too, run in the browser. The title is who they are and the requirements that their file says they prove. */
export function personTitle(text: string): string {
  const line = (name: string) => new RegExp(`^${name}: *(.*)$`, 'm').exec(text)?.[1]?.trim() ?? ''
  const proves = line('proves')
    .split(/[ ,]+/)
    .filter((id) => id !== '')
  return [line('who'), ...proves.map((id) => `[${id}]`)].join(' ')
}
