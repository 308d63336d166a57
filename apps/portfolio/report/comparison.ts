import type { LocalDate } from '@milepost/domain/values/local-date'
import type { RowProblem } from '../book/read-row'
import type { Tally } from '../comparison/tally'
import type { TableDifference } from '../rates/differences'

/** Everything the report tells. */
export type Comparison = {
  /** The book's file name. */
  book: string
  rows: number
  before: RatesVersion
  after: RatesVersion
  tally: Tally
  differences: readonly TableDifference[]
  /** Columns the book does not have. */
  leftOut: readonly string[]
  unread: { rows: number; first: readonly RowProblem[]; file: string }
}

/** The day, and the name of the folder the rates are from. */
export type RatesVersion = { on: LocalDate; folder: string }
