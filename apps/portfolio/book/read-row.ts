import { journeys } from '@milepost/domain/journeys/journeys'
import { ratedLines } from '@milepost/domain/lines/lines'
import { journeyIds } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { typicalDriverOn, typicalJourney, typicalRisk } from '@milepost/pricing/book/typical-risk'
import type { Risk } from '@milepost/pricing/risk/risk'
import { type CsvRecord, parseRecords } from '../csv/parse-records.ts'
import type { RecordChunk } from '../csv/split-records.ts'
import { type CellProblem, Cells, codes } from './cells.ts'
import { readColumns } from './column.ts'
import type { DriverColumn, PolicyColumn } from './columns.ts'
import { driverColumns } from './driver-columns.ts'
import type { Heading } from './heading.ts'
import { coverColumns, proposerColumns, workColumns } from './policy-columns.ts'
import { vehicleColumns } from './vehicle-columns.ts'

export type BookRisk = { row: number; policy: string; risk: Risk }

/** An error, with the row number as in a spreadsheet; the column is empty for an error of the whole row. */
export type RowProblem = { row: number; policy: string; column: string; words: string }

const decoder = new TextDecoder()

/** The risks of the valid rows, and all errors of the others. Blank rows are skipped but counted. */
export function readChunk(
  heading: Heading,
  { firstRow, bytes }: RecordChunk,
  days: Days,
): { risks: readonly BookRisk[]; problems: RowProblem[] } {
  const risks: BookRisk[] = []
  const problems: RowProblem[] = []
  for (const [index, record] of parseRecords(decoder.decode(bytes)).entries()) {
    const row = firstRow + index
    const read = readRow(heading, record, days)
    if (read.kind === 'risk') risks.push({ row, policy: read.policy, risk: read.risk })
    else if (read.kind === 'bad') {
      for (const problem of read.problems) problems.push({ row, policy: read.policy, ...problem })
    }
  }
  return { risks, problems }
}

/** The rating day of a row: its own, or otherwise the given day; in a comparison of two versions, the given day for all rows. */
export type Days = { on: LocalDate | undefined; readsOwn: boolean }

export type Row =
  | { kind: 'risk'; policy: string; risk: Risk }
  | { kind: 'bad'; policy: string; problems: readonly CellProblem[] }
  | { kind: 'blank' }

/** Converts a row of a book to a complete risk, or reports all its errors. Missing values are the typical ones of the line. */
export function readRow(heading: Heading, record: CsvRecord, days: Days): Row {
  const written = record.cells
  if (written.every((cell) => cell.trim() === '')) return { kind: 'blank' }
  const problems: CellProblem[] = []
  const cells = new Cells(heading.policy, written, problems)
  const policy = cells.get('policy')?.text ?? ''
  const shape = problemOfShape(heading, record)
  if (shape !== undefined) return { kind: 'bad', policy, problems: [{ column: '', words: shape }] }
  const terms = readTerms(cells)
  const ratedOn = readDay(cells, days)
  if (terms === undefined || ratedOn === undefined) return { kind: 'bad', policy, problems }

  const start = cells.get('cover start')?.day(ratedOn) ?? ratedOn
  const typical = typicalRisk(terms.rating.line, { ratedOn, start })
  const risk: Risk = {
    ...readColumns(proposerColumns, cells, typical, terms),
    journey: terms.id,
    cover: readColumns(coverColumns, cells, typical.cover, terms),
    vehicle: readColumns(vehicleColumns, cells, typical.vehicle, terms),
    drivers: readDrivers(driverCells(heading, written, problems), cells, typical, terms),
    work: readColumns(workColumns, cells, typical.work, terms),
  }
  return problems.length > 0 ? { kind: 'bad', policy, problems } : { kind: 'risk', policy, risk }
}

function problemOfShape({ width }: Heading, { cells, isMalformed }: CsvRecord): string | undefined {
  if (isMalformed) {
    return 'a quotation mark stands wrong: a cell in marks ends at the second one, and a mark inside is doubled'
  }
  // A row cut short would be priced by defaults. Empty cells after the last heading are harmless.
  const isLonger = cells.slice(width).some((cell) => cell.trim() !== '')
  if (cells.length >= width && !isLonger) return undefined
  return `there are ${cells.length} cells under ${width} headings`
}

const lines = codes(ratedLines)
const ids = codes(journeyIds)

/** The journey of a row, by name or by line; both may be filled in if they agree. */
function readTerms(cells: Cells<PolicyColumn>): Terms | undefined {
  const before = cells.problems.length
  const line = cells.get('line')?.code(lines, undefined)
  const otherwise = line && typicalJourney(line)
  const named = cells.get('journey')
  const journey = named === undefined ? otherwise : named.code(ids, otherwise)
  if (cells.problems.length > before) return undefined
  if (journey === undefined) {
    cells.refuse('line', 'say the line, or the journey')
    return undefined
  }
  const terms = journeys[journey]
  const own = terms.rating.line
  if (line === undefined || line === own) return terms
  cells.refuse('journey', `${journey} is priced on ${own}, not on ${line}`)
  return undefined
}

function readDay(cells: Cells<PolicyColumn>, { on, readsOwn }: Days): LocalDate | undefined {
  if (!readsOwn) return on
  const own = cells.get('rated on')
  if (own === undefined && on === undefined) cells.refuse('rated on', 'say the day, here or with --on')
  return own === undefined ? on : own.day(on)
}

function driverCells({ drivers }: Heading, written: readonly string[], problems: CellProblem[]) {
  return drivers.map((places, at) => new Cells(places, written, problems, `driver ${at + 1} `))
}

/** The policyholder, then the named drivers: all up to the last one with a filled cell, without a gap. */
function readDrivers(
  rows: readonly Cells<DriverColumn>[],
  policy: Cells<PolicyColumn>,
  { line, cover }: Risk,
  terms: Terms,
): Risk['drivers'] {
  const last = rows.findLastIndex((cells) => !cells.isEmpty())
  const [first, ...others] = rows.slice(0, 1 + Math.max(0, last))
  if (first === undefined) throw new RangeError('A heading has a place for the first driver')
  const main = policy.get('main driver')?.whole([1, 1 + others.length], 1) ?? 1
  const readDriver = (cells: Cells<DriverColumn>, number: number) => {
    const driver = { ...typicalDriverOn(line), isMain: number === main }
    return readColumns(driverColumns, cells, { driver, start: cover.start.date }, terms).driver
  }
  const most = terms.drivers.maximumAdditional
  const named = others.map((cells, at) => {
    if (at >= most) cells.refuse('age', `${terms.id} takes ${most} drivers beside the policyholder`)
    else if (cells.get('age') === undefined) cells.refuse('age', 'a named driver must have an age')
    return readDriver(cells, at + 2)
  })
  return [readDriver(first, 1), ...named]
}
