import { join } from 'node:path'
import { root } from '../root.mjs'
import { allAreas, ownAreas } from './all-areas'
import type { Area } from './area'
import { faultsOf, type Proofs, proofsOf, titleAlone } from './proofs'
import { type NamedTest, readTests } from './read-tests'

/**
 * docs/requirements.md: a table of areas, then for each a table of its requirements and the tests that prove them. Our own areas
 * follow those of the specification and are counted separately.
 */
export function page(areas: readonly Area[], proofs: Proofs, own: readonly Area[] = []): string {
  return [
    '# Requirements and their tests',
    '',
    '`npm run requirements` generates this page from the titles of the tests: change those, not this page. A test names the requirements',
    'it proves in its title: `[VEH-21]`. The short titles of requirements are ours. Placeholders in a test title come from its table.',
    '',
    '| area | requirements | covered by a test | tests |',
    '|---|---|---|---|',
    ...areas.map((area) => overview(area, proofs)),
    sum('all', areas, proofs),
    ...(own.length === 0 ? [] : overviewOfOwn(own, proofs)),
    ...[...areas, ...own].flatMap((area) => section(area, proofs)),
    '',
  ].join('\n')
}

/** What the specification does not ask. */
function overviewOfOwn(own: readonly Area[], proofs: Proofs): string[] {
  const head = '| our own | requirements | covered by a test | tests |'
  return [
    '',
    head,
    '|---|---|---|---|',
    ...own.map((area) => overview(area, proofs)),
    sum('our own', own, proofs),
  ]
}

function sum(name: string, areas: readonly Area[], proofs: Proofs): string {
  const ids = areas.flatMap(({ titles }) => Object.keys(titles))
  const named = ids.filter((id) => proofs.has(id))
  const tests = new Set(named.flatMap((id) => proofs.get(id) ?? []))
  return `| **${name}** | **${ids.length}** | **${named.length}** | **${tests.size}** |`
}

function overview({ code, name, titles }: Area, proofs: Proofs): string {
  const named = Object.keys(titles).filter((id) => proofs.has(id))
  const tests = new Set(named.flatMap((id) => proofs.get(id) ?? []))
  return `| [${code}](#${code.toLowerCase()}) ${name} | ${Object.keys(titles).length} | ${named.length} | ${tests.size} |`
}

function section({ code, name, titles, untested = {} }: Area, proofs: Proofs): string[] {
  const proof = (id: string) => {
    const reason = untested[id]
    return reason === undefined ? byFile(proofs.get(id) ?? []) : `No test: ${reason}`
  }
  const rows = Object.entries(titles).map(([id, title]) => `| ${id} | ${inTable(title)} | ${proof(id)} |`)
  return ['', `## ${code}`, '', `${name}.`, '', '| | requirement | tests |', '|---|---|---|', ...rows]
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

/** The current content of the page, and the faults. */
export function made(): { text: string; faults: string[] } {
  const proofs = proofsOf(readTests(root))
  return { text: page(allAreas, proofs, ownAreas), faults: faultsOf([...allAreas, ...ownAreas], proofs) }
}
