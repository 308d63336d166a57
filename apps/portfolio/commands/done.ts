import { formatPence, pence } from '@milepost/domain/values/pence'
import { type Heading, leftOut } from '../book/heading.ts'
import { type ErrorsFile, inWords } from '../output/errors-file.ts'

/** The result of a run. */
export type Done = {
  heading: Heading
  rows: number
  verdicts: { accepted: number; referred: number; declined: number }
  premium: number
  bad: ErrorsFile
  written: string
}

const grouped = new Intl.NumberFormat('en-GB')

/** The result of a run in words: missing columns, errors and totals. */
export function doneInWords({ heading, rows, verdicts, premium, bad, written }: Done): {
  problems: readonly string[]
  summary: readonly string[]
} {
  const missing = leftOut(heading)
  const more = bad.badCells - bad.first.length
  const rest = more > 0 ? [`and ${grouped.format(more)} more`] : []
  return {
    problems: [...bad.first.map(inWords), ...rest],
    summary: [
      ...(missing.length === 0
        ? []
        : [`Columns missing from the book, rated with the typical value of the line: ${missing.join(', ')}`]),
      `${grouped.format(rows)} rows: ${grouped.format(verdicts.accepted)} accepted, ${grouped.format(verdicts.referred)} referred, ${grouped.format(verdicts.declined)} declined, ${grouped.format(bad.badRows)} not read`,
      `Premium before tax ${formatPence(pence(premium))}`,
      ...(bad.badRows === 0 ? [] : [`The errors of the rows not read are in ${bad.path}`]),
      `Written: ${written}`,
    ],
  }
}
