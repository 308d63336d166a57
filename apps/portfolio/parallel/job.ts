import type { LocalDate } from '@milepost/domain/values/local-date'
import type { RateFile } from '@milepost/pricing/rating/tables'
import type { Heading } from '../book/heading'
import type { RowProblem } from '../book/read-row'
import type { Tally } from '../comparison/tally'
import type { RecordChunk } from '../csv/split-records'
import type { PricedRows } from '../pricing/price-rows'

/** What every worker is told once. Plain data: it is copied to another thread. */
export type Job = RateJob | CompareJob

export type RateJob = {
  kind: 'rate'
  heading: Heading
  /** For rows that do not say a day of their own. */
  on: LocalDate | undefined
  files: readonly RateFile[]
}

export type CompareJob = { kind: 'compare'; heading: Heading; before: Version; after: Version }

export type Version = { on: LocalDate; files: readonly RateFile[] }

/** What a worker makes of a chunk, by the kind of its job. */
export type Answers = {
  rate: { priced: PricedRows; problems: readonly RowProblem[] }
  compare: { tally: Tally; problems: readonly RowProblem[] }
}

export type Task = { number: number; chunk: RecordChunk }
