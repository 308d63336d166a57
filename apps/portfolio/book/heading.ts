import { Refusal } from '../refusal.ts'
import {
  type DriverColumn,
  driverColumnNames,
  MOST_DRIVERS,
  NOTE,
  type PolicyColumn,
  policyColumnNames,
} from './columns.ts'

/** The position of each column of a book. Plain data: it is sent to every worker. */
export type Heading = {
  width: number
  policy: ReadonlyMap<PolicyColumn, number>
  /** The first is driver 1. */
  drivers: readonly ReadonlyMap<DriverColumn, number>[]
}

/** Reads the row of headings. Every heading must be known: a misspelt one would count as left out, and give wrong prices. */
export function readHeading(cells: readonly string[]): Heading {
  const policy = new Map<PolicyColumn, number>()
  const drivers = Array.from({ length: MOST_DRIVERS }, () => new Map<DriverColumn, number>())
  const problems: string[] = []
  for (const [place, cell] of cells.entries()) {
    const name = plain(cell)
    if (name === '' && isTrailing(cells, place)) continue
    if (name === NOTE || name.startsWith(`${NOTE} `)) continue
    const problem = isDriver(name) ? putDriver(name, place, drivers) : putPolicy(name, place, policy)
    if (problem !== undefined) problems.push(`column ${place + 1}, "${shown(cell)}": ${problem}`)
  }
  if (cells.length === 1 && /[;\t]/.test(cells[0] ?? '')) problems.push('cells must be separated by commas')
  else if (problems.length === 0 && !policy.has('line') && !policy.has('journey')) {
    problems.push('there must be a column "line" or a column "journey"')
  }
  if (problems.length > 0) throw new Refusal(problems.map((problem) => `row 1, ${problem}`).join('\n'))
  return { width: cells.length, policy, drivers }
}

/** The columns the book does not have, to show which defaults every row used. */
export function leftOut({ policy, drivers }: Heading): readonly string[] {
  const [first] = drivers
  return [
    ...policyColumnNames.filter((name) => !saysNothingOfTheRisk.includes(name) && !policy.has(name)),
    ...driverColumnNames.filter((name) => !first?.has(name)).map((name) => `driver 1 ${name}`),
  ]
}

const saysNothingOfTheRisk: readonly PolicyColumn[] = ['policy', 'rated on', 'cover start']

/** `Driver1_Age` and `driver 1 age` are the same. */
function plain(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replace(/^driver ?(\d)/, 'driver $1')
}

const compact = (name: string) => name.replaceAll(/[ -]/g, '')
const policyByName = new Map(policyColumnNames.map((name) => [compact(name), name]))
const driverByName = new Map(driverColumnNames.map((name) => [compact(name), name]))

function isDriver(name: string): boolean {
  return /^driver \d/.test(name)
}

function putPolicy(name: string, place: number, into: Map<PolicyColumn, number>): string | undefined {
  return put(policyByName.get(compact(name)), name, place, into)
}

function putDriver(
  name: string,
  place: number,
  drivers: readonly Map<DriverColumn, number>[],
): string | undefined {
  const [, number = '', column = ''] = /^driver (\d{1,9}) ?(.*)$/.exec(name) ?? []
  const into = drivers[Number(number) - 1]
  if (into === undefined) return `drivers are numbered 1 to ${MOST_DRIVERS}`
  return put(driverByName.get(compact(column)), name, place, into)
}

function put<Column>(
  column: Column | undefined,
  name: string,
  place: number,
  into: Map<Column, number>,
): string | undefined {
  if (column === undefined) return unknown(name)
  if (into.has(column)) return 'is listed twice'
  into.set(column, place)
  return undefined
}

function unknown(name: string): string {
  const driver = /^driver \d+/.exec(name)?.[0] ?? 'driver 1'
  const near = nearestName(name, [
    ...policyColumnNames,
    ...driverColumnNames.map((column) => `${driver} ${column}`),
  ])
  const meant = near === undefined ? '' : ` Did you mean "${near}"?`
  return `there is no such column.${meant} A column whose heading begins with "${NOTE}" is ignored.`
}

function isTrailing(cells: readonly string[], place: number): boolean {
  return cells.slice(place).every((cell) => cell.trim() === '')
}

function shown(cell: string): string {
  return cell.replace(/\p{C}/gu, '?').slice(0, 40)
}

/** The most letters that may be wrong for a suggestion. */
const FARTHEST = 3
const LONGEST = 40

/** The name that was probably meant. */
function nearestName(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((known) => ({ known, far: distance(name.slice(0, LONGEST), known) }))
    .filter(({ far }) => far <= FARTHEST)
  return near.sort((a, b) => a.far - b.far)[0]?.known
}

/** How many letters must be inserted, removed or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1]
    for (let at = 1; at <= b.length; at += 1) {
      const same = (row[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1)
      next.push(Math.min(same, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
