import type { LocalDate } from '@milepost/domain/values/local-date'
import type { RateFile } from '@milepost/pricing/rating/tables'
import type { Heading } from '../book/heading.ts'
import { type RowProblem, readChunk } from '../book/read-row.ts'
import { compareRows } from '../comparison/compare-rows.ts'
import type { Tally } from '../comparison/tally.ts'
import type { RecordChunk } from '../csv/split-records.ts'
import { ratesFor } from '../pricing/price-risk.ts'
import { type PricedRows, priceRows } from '../pricing/price-rows.ts'

/** Sent to every worker once. Plain data: it is copied to another thread. */
export type Job = RateJob | CompareJob

type RateJob = {
  kind: 'rate'
  heading: Heading
  /** For rows without a day of their own. */
  on: LocalDate | undefined
  files: readonly RateFile[]
}

type CompareJob = { kind: 'compare'; heading: Heading; before: Version; after: Version }

export type Version = { on: LocalDate; files: readonly RateFile[] }

/** A worker's answer for a chunk, by the kind of its job. */
export type Answers = {
  rate: { priced: PricedRows; problems: readonly RowProblem[] }
  compare: { tally: Tally; problems: readonly RowProblem[] }
}

export type Task = { number: number; chunk: RecordChunk }

/** The function of a job for each chunk. The rates are compiled here, once. */
export function workOf(job: Job): (chunk: RecordChunk) => Answers[Job['kind']] {
  return job.kind === 'rate' ? rating(job) : comparing(job)
}

function rating({ heading, on, files }: RateJob): (chunk: RecordChunk) => Answers['rate'] {
  const rates = ratesFor(files)
  return (chunk) => {
    const { risks, problems } = readChunk(heading, chunk, { on, readsOwn: true })
    const priced = priceRows(risks, rates, problems)
    return { priced, problems: problems.sort((a, b) => a.row - b.row) }
  }
}

function comparing({ heading, ...job }: CompareJob): (chunk: RecordChunk) => Answers['compare'] {
  const before = { on: job.before.on, ratesFor: ratesFor(job.before.files) }
  const isSameFolder = job.after.files === job.before.files
  const after = { on: job.after.on, ratesFor: isSameFolder ? before.ratesFor : ratesFor(job.after.files) }
  return (chunk) => {
    const { risks, problems } = readChunk(heading, chunk, { on: before.on, readsOwn: false })
    const tally = compareRows(risks, before, after, problems)
    return { tally, problems: problems.sort((a, b) => a.row - b.row) }
  }
}
