import { ratedLines, ratings } from '@milepost/domain/lines/lines'
import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'

/** A file of rates: its path under the rates folder (`van/age/2026-01-01.csv`) and its text. */
export type RateFile = { path: string; text: string }

/** An error in a file of rates, at a line. */
export type RateProblem = { path: string; line: number; words: string }

/** One row of a table, as stored with every price it was used for. */
export type Row = { table: string; version: LocalDate; key: string; value: number }

type Head = { line: string; table: string; version: LocalDate; path: string; unit: 'multiplier' | 'pounds' }

/** A row for each code; `*` is for every code not listed. */
export type CodeTable = Head & { kind: 'codes'; rows: ReadonlyMap<string, Row> }
/** A row for each range of whole numbers, from zero up without a gap. */
export type BandTable = Head & { kind: 'bands'; starts: readonly number[]; rows: readonly Row[] }
/** For each code a row for 0, 1, 2 and so on; the last also covers all above. */
export type GridTable = Head & { kind: 'grid'; rows: ReadonlyMap<string, readonly Row[]> }

export type RateTable = CodeTable | BandTable | GridTable

/**
 * Every version of every table, by line and table, the newest first. A line that extends another also has that line's tables, each
 * with the line it was written for.
 */
export type RateBook = ReadonlyMap<string, readonly RateTable[]>

/** Reads all files, and reports everything that is wrong with them. */
export function readTables(files: readonly RateFile[]): {
  book: RateBook
  problems: readonly RateProblem[]
} {
  const problems: RateProblem[] = []
  const book = new Map<string, RateTable[]>()
  for (const file of files) {
    const table = readTable(file, (line, words) => problems.push({ path: file.path, line, words }))
    if (table === undefined) continue
    const name = `${table.line}/${table.table}`
    const versions = [...(book.get(name) ?? []), table]
    book.set(
      name,
      versions.sort((a, b) => (a.version < b.version ? 1 : -1)),
    )
  }
  return { book: withExtended(book), problems }
}

/** Amounts are for each journey, so no line takes them from another. */
const amounts = ['base', 'minimum']

/** A line's own table begins on its first day; every earlier day is rated by the table of the line that it extends. */
function withExtended(own: RateBook): RateBook {
  const book = new Map(own)
  for (const line of ratedLines) {
    const extended = ratings[line].extends
    for (const [name, versions] of own) {
      const [of, table = ''] = name.split('/')
      if (of !== extended || amounts.includes(table)) continue
      const ours = own.get(`${line}/${table}`) ?? []
      const first = ours.at(-1)?.version
      const earlier = first === undefined ? versions : versions.filter(({ version }) => version < first)
      book.set(`${line}/${table}`, [...ours, ...earlier])
    }
  }
  return book
}

/** The version of a table in force on a day: the newest that has started. */
export function inForce(book: RateBook, name: string, on: LocalDate): RateTable | undefined {
  return book.get(name)?.find(({ version }) => version <= on)
}

export function rowOf(table: CodeTable, code: string): Row | undefined {
  return table.rows.get(code) ?? table.rows.get('*')
}

/** Whole numbers from zero up; a negative number is read as zero. */
export function rowAt({ starts, rows }: BandTable, number: number): Row {
  let index = starts.length - 1
  while (index > 0 && number < (starts[index] ?? 0)) index -= 1
  const row = rows[index]
  if (row === undefined) throw new RangeError('A table of bands holds at least one')
  return row
}

/** The cell of the first code in the table; `*` is the last resort. */
export function cellOf(table: GridTable, codes: readonly string[], number: number): Row | undefined {
  const listed = codes.find((code) => table.rows.has(code)) ?? '*'
  const cells = table.rows.get(listed)
  return cells?.[Math.min(Math.max(number, 0), cells.length - 1)]
}

/** A spreadsheet puts a comment that contains a comma in quotation marks. */
const isComment = /^"?#/

type Report = (line: number, words: string) => void
type Cells = { line: number; cells: readonly string[] }

function readTable({ path, text }: RateFile, report: Report): RateTable | undefined {
  const [line, table, file, ...deeper] = path.split('/')
  const version = file?.replace(/\.csv$/, '')
  if (!line || !table || !file?.endsWith('.csv') || !isLocalDate(version) || deeper.length > 0) {
    report(0, 'A file of rates is named <line>/<table>/<yyyy-mm-dd>.csv, by the day it begins')
    return undefined
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (!lines.some((words) => /^"?#\s*Source:/.test(words)))
    report(1, 'Say where the figures are from: # Source: ...')
  const written = lines
    .map((words, index) => ({ line: index + 1, words: words.trim() }))
    .filter(({ words }) => words !== '' && !isComment.test(words))
    .map(({ line: at, words }) => ({ line: at, cells: words.split(',').map((cell) => cell.trim()) }))
  const [header, ...rows] = written
  if (header === undefined || rows.length === 0) {
    report(lines.length, 'A table has a line of headings and a line for each rate')
    return undefined
  }
  // A last column named "note" is for people.
  const headings = header.cells.at(-1) === 'note' ? header.cells.slice(0, -1) : header.cells
  const wellFormed = rows.filter(({ line: at, cells }) => {
    if (cells.length === header.cells.length) return true
    report(at, `This line has ${cells.length} cells and the headings are ${header.cells.length}`)
    return false
  })
  const unit = headings.at(-1) === 'pounds' ? 'pounds' : 'multiplier'
  const head: Head = { line, table, version, path, unit }
  if (/^from,to,(multiplier|pounds)$/.test(headings.join())) return bands(head, wellFormed, report)
  if (/^[a-z][a-z -]*,(multiplier|pounds)$/.test(headings.join())) return codes(head, wellFormed, report)
  if (headings.length > 2 && headings.slice(1).every((heading, index) => heading === String(index))) {
    return grid(head, headings.length - 1, wellFormed, report)
  }
  report(header.line, 'The headings are "from,to,multiplier", "<what>,multiplier" or "<what>,0,1,2,..."')
  return undefined
}

function codes(head: Head, lines: readonly Cells[], report: Report): CodeTable {
  const rows = new Map<string, Row>()
  for (const { line, cells } of lines) {
    const [code = '', amount = ''] = cells
    if (code === '' || rows.has(code)) report(line, `The code "${code}" is missing or stands here twice`)
    rows.set(
      code,
      rowFrom(head, code, amount, (words) => report(line, words)),
    )
  }
  return { ...head, kind: 'codes', rows }
}

function bands(head: Head, lines: readonly Cells[], report: Report): BandTable {
  const starts: number[] = []
  const rows: Row[] = []
  let next = 0
  for (const [index, { line, cells }] of lines.entries()) {
    const [from = '', to = '', amount = ''] = cells
    const isLast = index === lines.length - 1
    if (from !== String(next)) report(line, `This band must begin at ${next}, where the one before ends`)
    if (isLast && to !== '') report(line, 'The last band has no end: leave "to" empty')
    if (!isLast && !(/^\d+$/.test(to) && Number(to) >= Number(from))) {
      report(line, 'A band ends at a whole number that is not below its beginning')
    }
    starts.push(Number(from))
    const key = to === '' ? `${from}+` : from === to ? from : `${from}-${to}`
    rows.push(rowFrom(head, key, amount, (words) => report(line, words)))
    next = Number(to) + 1
  }
  return { ...head, kind: 'bands', starts, rows }
}

function grid(head: Head, width: number, lines: readonly Cells[], report: Report): GridTable {
  const rows = new Map<string, readonly Row[]>()
  for (const { line, cells } of lines) {
    const [code = '', ...amounts] = cells
    if (code === '' || rows.has(code)) report(line, `The code "${code}" is missing or stands here twice`)
    const cell = (amount: string, column: number) =>
      rowFrom(head, `${code} at ${column}`, amount, (words) => report(line, words))
    rows.set(code, amounts.slice(0, width).map(cell))
  }
  return { ...head, kind: 'grid', rows }
}

/** A misplaced decimal point is more likely than a twentyfold rate. */
const HIGHEST = { multiplier: 20, pounds: 100_000 }

function rowFrom(head: Head, key: string, amount: string, report: (words: string) => void): Row {
  const value = /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : Number.NaN
  if (!(value > 0 && value <= HIGHEST[head.unit])) {
    report(`"${amount}" is not a ${head.unit} above 0 and at most ${HIGHEST[head.unit]}`)
  }
  return { table: head.table, version: head.version, key, value }
}
