import type { RatedLine } from '@milepost/domain/lines/lines'
import type { Driver } from '../risk/driver.ts'
import type { Risk } from '../risk/risk.ts'
import { type BandTable, type CodeTable, type RateTable, type Row, rowAt, rowOf } from './tables.ts'

/**
 * One complete rating factor: its rate table, what the table is keyed by, and its words. The receipt, the check of the rates at
 * start and the portfolio report are derived from it.
 */
export type PolicyFactor = Description & { group: ReceiptGroup } & Reading<Risk>

/** The same for a factor of each driver. On a receipt it belongs to the group "you". */
export type DriverFactor = Description & { heading: DriverHeading } & Reading<Driver>

type Description = {
  /** The folder of its tables under `rates/<line>/`. Also the factor's name in every stored price, so it never changes. */
  table: string
  /** The lines that rate it. */
  lines: 'all' | readonly [RatedLine, ...RatedLine[]]
  /** The pricing team's name for it. */
  name: string
  /** The customer's words on the receipt: the factor, and their own row of its table. */
  title: string
  says: (row: RatedRow) => string
}

/** The parts of a receipt: the base, then the factors, then the charges on top. */
export type ReceiptGroup = 'start' | 'you' | 'vehicle' | 'use' | 'cover' | 'charges'

/**
 * What the proposer reads instead of the title if the factor is about another driver. That driver's answers are private: the
 * proposer sees that a driver changes the price and for what kind of reason, but not the answer.
 */
export type DriverHeading = 'Age and driving experience' | 'Work and home' | 'Driving record'

/** The row of a table used for a price, and the risk and driver it was read from. */
export type RatedRow = { key: string; risk: Risk; driver: Driver }

/** By a band of numbers, by a code, or by its own function. */
type Reading<Subject> =
  | ByBand<Subject>
  | ByCode<Subject>
  | { bind: Bind<Subject>; reads?: never; codes?: never }

type ByBand<Subject> = { reads: (subject: Subject) => number; codes?: never; bind?: never }

type ByCode<Subject> = {
  reads: (subject: Subject) => string
  /** The table must have a row for each of these, or a row `*` for all others. */
  codes: readonly string[] | ((line: RatedLine) => readonly string[])
  bind?: never
}

/** Runs once for each version of a table, so that rating itself only looks up. */
export type Bind<Subject> = (table: RateTable, line: RatedLine) => Rating<Subject> | Unfit

/** Adds the rows a subject is rated by to a list: usually one, but none or several for things such as claims. */
export type Rating<Subject> = (subject: Subject, into: Row[]) => void

/** Why a table cannot be used for a factor. */
export type Unfit = { unfit: string }

export function isRatedOn({ lines }: Pick<Description, 'lines'>, line: RatedLine): boolean {
  return lines === 'all' || lines.includes(line)
}

export function bindFactor<Subject>(
  factor: Reading<Subject>,
  table: RateTable,
  line: RatedLine,
): Rating<Subject> | Unfit {
  if (factor.bind !== undefined) return factor.bind(table, line)
  return factor.codes === undefined ? bindBands(factor, table) : bindCodes(factor, table, line)
}

function bindBands<Subject>({ reads }: ByBand<Subject>, table: RateTable): Rating<Subject> | Unfit {
  if (table.kind !== 'bands') return unfit(table, 'bands')
  const bands: BandTable = table
  return (subject, into) => {
    into.push(rowAt(bands, reads(subject)))
  }
}

function bindCodes<Subject>(
  { reads, codes }: ByCode<Subject>,
  table: RateTable,
  line: RatedLine,
): Rating<Subject> | Unfit {
  if (table.kind !== 'codes') return unfit(table, 'codes')
  const needed = typeof codes === 'function' ? codes(line) : codes
  return (
    missingCodes(table, needed) ??
    ((subject, into) => {
      into.push(codeRow(table, reads(subject)))
    })
  )
}

export function unfit(table: RateTable, needed: RateTable['kind']): Unfit {
  return { unfit: `${table.path} holds ${table.kind} where ${needed} are needed` }
}

export function missingCodes(table: CodeTable, codes: readonly string[]): Unfit | undefined {
  const missing = codes.filter((code) => rowOf(table, code) === undefined)
  return missing.length === 0 ? undefined : { unfit: `${table.path} has no row for ${missing.join(', ')}` }
}

/** Throws for a code that binding should have refused: that is a bug, not a property of the risk. */
export function codeRow(table: CodeTable, code: string): Row {
  const row = rowOf(table, code)
  if (row === undefined) throw new RangeError(`${table.path} has no row for ${code}`)
  return row
}
