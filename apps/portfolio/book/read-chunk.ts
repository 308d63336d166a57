import type { Risk } from '@milepost/pricing/risk/risk'
import { parseRecords } from '../csv/parse-records'
import type { RecordChunk } from '../csv/split-records'
import type { Heading } from './heading'
import { type Days, readRow } from './read-row'

export type BookRisk = { row: number; policy: string; risk: Risk }

/** What is wrong, at a row as a spreadsheet counts them; the column is empty for what is wrong with the whole row. */
export type RowProblem = { row: number; policy: string; column: string; words: string }

const decoder = new TextDecoder()

/** The risks of some rows, and everything wrong with the rows that hold none. Blank rows are passed over and counted on. */
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
