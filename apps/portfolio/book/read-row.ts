import type { LocalDate } from '@milepost/domain/values/local-date'
import { typicalRisk } from '@milepost/pricing/book/typical-risk'
import { lineOfCall } from '@milepost/pricing/risk/rating-line'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { CsvRecord } from '../csv/parse-records'
import { type CellProblem, Cells } from './cells'
import type { PolicyColumn } from './columns'
import type { Heading } from './heading'
import { readCover } from './read-cover'
import { readDrivers } from './read-drivers'
import { readTerms } from './read-terms'
import { readVehicle } from './read-vehicle'
import { readWork } from './read-work'

/** Which day's rates a row is priced by: its own, else the given one; or, when two versions are compared, the given one for all. */
export type Days = { on: LocalDate | undefined; readsOwn: boolean }

export type Row =
  | { kind: 'risk'; policy: string; risk: Risk }
  | { kind: 'bad'; policy: string; problems: readonly CellProblem[] }
  | { kind: 'blank' }

/** From a row of a book to a complete risk, or everything that is wrong with it. What is left out is as typical of the line. */
export function readRow(heading: Heading, record: CsvRecord, days: Days): Row {
  const written = record.cells
  if (written.every((cell) => cell.trim() === '')) return { kind: 'blank' }
  const problems: CellProblem[] = []
  const cells = new Cells(heading.policy, written, problems)
  const policy = cells.text('policy')
  const shape = problemOfShape(heading, record)
  if (shape !== undefined) return { kind: 'bad', policy, problems: [{ column: '', words: shape }] }
  const terms = readTerms(cells)
  const ratedOn = readDay(cells, days)
  if (terms === undefined || ratedOn === undefined) return { kind: 'bad', policy, problems }

  const start = cells.day('cover start', ratedOn)
  const base = typicalRisk(lineOfCall[terms.rating.call], { ratedOn, start })
  const risk: Risk = {
    ...base,
    journey: terms.id,
    cover: readCover(cells, base.cover, terms),
    vehicle: readVehicle(cells, base.vehicle, terms),
    drivers: readDrivers(heading, written, cells, base, terms),
    isHomeOwner: cells.yes('home owner', base.isHomeOwner),
    work: readWork(cells, base.work, terms),
  }
  return problems.length > 0 ? { kind: 'bad', policy, problems } : { kind: 'risk', policy, risk }
}

function problemOfShape({ width }: Heading, { cells, isMalformed }: CsvRecord): string | undefined {
  if (isMalformed) {
    return 'a quotation mark stands wrong: a cell in marks ends at the second one, and a mark inside is doubled'
  }
  // A row cut short would be priced by what is typical. Empty cells after the last heading do no harm.
  const isLonger = cells.slice(width).some((cell) => cell.trim() !== '')
  if (cells.length >= width && !isLonger) return undefined
  return `there are ${cells.length} cells under ${width} headings`
}

function readDay(cells: Cells<PolicyColumn>, { on, readsOwn }: Days): LocalDate | undefined {
  if (!readsOwn) return on
  const before = cells.problems.length
  const own = cells.day('rated on', on)
  if (own === undefined && cells.problems.length === before) {
    cells.refuse('rated on', 'say the day, here or with --on')
  }
  return own
}
