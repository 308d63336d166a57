import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ratings } from '@milepost/domain/lines/lines'

/** The factor to create, from the command line. */
export type NewFactor = {
  of: 'driver' | 'policy'
  table: string
  by: 'codes' | 'bands'
  /** The lines that use it, or all of them. */
  lines: readonly string[] | 'all'
  /** The day on which its first rates start. Earlier days are rated without it. */
  from: string
}

const usage = `npm run new-factor -- <of> <table> <by> <lines> [day]
  of     driver (each driver is rated) or policy (once for the whole policy)
  table  the folder of its rates: colour
  by     codes or bands
  lines  all, or some with commas between: private-car,van
  day    when it is launched, 2026-12-01; left out, today`

/** The requested factor, or why it cannot be created. */
export function readNewFactor(
  args: readonly string[],
  { root, today }: { root: string; today: string },
): NewFactor | { refused: string } {
  const [of, table = '', by, lines = '', from = today, ...more] = args
  if (args.length === 0 || more.length > 0) return { refused: usage }
  if (of !== 'driver' && of !== 'policy')
    return { refused: `"${of}" is neither driver nor policy.\n${usage}` }
  if (!/^[a-z][a-z-]{2,40}$/.test(table))
    return { refused: `"${table}" is no name of a table: write it like vehicle-age.\n${usage}` }
  if (by !== 'codes' && by !== 'bands') return { refused: `"${by}" is neither codes nor bands.\n${usage}` }
  if (!/^\d{4}-\d\d-\d\d$/.test(from))
    return { refused: `"${from}" is not a day written 2026-12-01.\n${usage}` }
  const known = linesOf(root)
  const chosenLines = lines.split(',')
  const strange = lines === 'all' ? undefined : chosenLines.find((line) => !known.includes(line))
  if (strange !== undefined)
    return { refused: `There is no line "${strange}": ${known.join(', ')}.\n${usage}` }
  return { of, table, by, lines: lines === 'all' ? 'all' : chosenLines, from }
}

/** Writes the factor into the clone at `root`. Returns the files it created or changed, or why it wrote nothing. */
export function writeFactor(root: string, factor: NewFactor): readonly string[] | { refused: string } {
  const { of, table, lines, from } = factor
  const file = `packages/pricing/rating/${of}-factors.ts`
  const test = `packages/pricing/rating/${of}-factors.test.ts`
  const source = readFileSync(join(root, file), 'utf8')
  const rated = lines === 'all' ? linesOf(root) : lines
  if (
    rated.some((line) => existsSync(join(root, 'rates', line, table))) ||
    source.includes(`table: '${table}'`)
  )
    return { refused: `There is a factor ${table} already` }

  // Everything is computed before anything is written: if a place has moved, the clone stays unchanged.
  const changed = new Map<string, string>()
  changed.set(file, atEndOf(source, `export const ${of}Factors`, recordOf(factor)))
  changed.set(test, `${readFileSync(join(root, test), 'utf8').trimEnd()}\n\n${testOf(factor)}`)
  // A line that extends another is rated by that line's table.
  const own = rated.filter((line) => !rated.includes(extendedBy(line) ?? ''))
  for (const line of own) changed.set(`rates/${line}/${table}/${from}.csv`, ratesOf(factor))

  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...changed.keys()]
}

function extendedBy(line: string): string | undefined {
  return Object.entries(ratings).find(([code]) => code === line)?.[1].extends
}

function linesOf(root: string): readonly string[] {
  return readdirSync(join(root, 'rates'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'examples')
    .map(({ name }) => name)
}

/** The list with one more entry at its end. Throws if the list has moved: nothing is guessed. */
function atEndOf(source: string, list: string, entry: string): string {
  const start = source.indexOf(list)
  const end = source.indexOf('\n]\n', start)
  if (start === -1 || end === -1) throw new Error(`There is no "${list}" any more`)
  return `${source.slice(0, end)}\n${entry}${source.slice(end)}`
}

function recordOf({ of, table, by, lines }: NewFactor): string {
  const rated = lines === 'all' ? "'all'" : `[${lines.map((line) => `'${line}'`).join(', ')}]`
  const place = of === 'driver' ? "heading: 'Driving record'" : "group: 'vehicle'"
  const reading = by === 'codes' ? "reads: () => 'first',\n    codes: ['first', '*']," : 'reads: () => 0,'
  return `  {
    // TO FILL: its place in this list, which is the order of rating; what it reads; its ${of === 'driver' ? 'heading' : 'group'} and words.
    table: '${table}',
    lines: ${rated},
    name: 'TO FILL: what the pricing team calls ${table}',
    ${place},
    title: 'TO FILL: what the customer calls ${table}',
    says: ({ key }) => key,
    ${reading}
  },`
}

function testOf({ of, table, by }: NewFactor): string {
  const subject = of === 'driver' ? 'aDriver()' : 'aRisk()'
  return `describe('${table}', () => {
  const factor = ${of}Factors.find(({ table }) => table === '${table}')

  it('is read from the ${of === 'driver' ? 'driver' : 'risk'}', () => {
    expect(factor?.reads?.(${subject})).toBe(${by === 'codes' ? "'first'" : '0'})
  })
})
`
}

/** Neutral until the pricing team changes it. */
function ratesOf({ table, by }: NewFactor): string {
  const rows =
    by === 'codes' ? `${table.replaceAll('-', ' ')},multiplier\nfirst,1\n*,1` : 'from,to,multiplier\n0,,1'
  return `# TO FILL: what it is rated by\n# Source: TO FILL\n${rows}\n`
}
