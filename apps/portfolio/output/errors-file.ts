import type { RowProblem } from '../book/read-row.ts'
import { csvLine, freeText } from '../csv/csv-line.ts'
import type { PendingFile } from './pending-file.ts'

/** Next to the output file: for prices.csv it is prices.errors.csv. */
export function errorsPath(path: string): string {
  return path.replace(/\.[^./\\]*$/, '').concat('.errors.csv')
}

/** "row 17, excess: ..." */
export function inWords({ row, column, words }: RowProblem): string {
  return column === '' ? `row ${row}: ${words}` : `row ${row}, ${column}: ${words}`
}

/** Every bad cell of a book, in row order; the first ones are stored for display. */
export class ErrorsFile {
  private static readonly SHOWN = 20
  readonly first: RowProblem[] = []
  badRows = 0
  badCells = 0
  private lastRow = 0
  private readonly file: PendingFile

  constructor(file: PendingFile) {
    this.file = file
  }

  async add(problems: readonly RowProblem[]): Promise<void> {
    if (problems.length === 0) return
    const heading = this.file.isEmpty ? csvLine(['row', 'policy', 'column', 'problem']) : ''
    this.badCells += problems.length
    for (const { row } of problems) {
      if (row !== this.lastRow) this.badRows += 1
      this.lastRow = row
    }
    this.first.push(...problems.slice(0, ErrorsFile.SHOWN - this.first.length))
    const lines = problems.map(({ row, policy, column, words }) =>
      csvLine([row, freeText(policy), column, freeText(words)]),
    )
    await this.file.write(heading + lines.join(''))
  }

  get path(): string {
    return this.file.path
  }
}
