import { ratedLines } from '@milepost/domain/lines/lines'
import type { LocalDate } from '@milepost/domain/values/local-date'
import {
  type BandTable,
  inForce,
  type RateBook,
  type RateTable,
  rowAt,
} from '@milepost/pricing/rating/tables'

/** A table that differs between two versions of the rates. */
export type TableDifference = {
  line: string
  table: string
  /** The start of each version; undefined if there is no such table. */
  before: LocalDate | undefined
  after: LocalDate | undefined
  unit: RateTable['unit']
  /** The rows of both versions together. */
  rows: number
  /** Lines that are rated by the same table because they extend this one. */
  sharedBy: readonly string[]
  /** The rows that differ; a row in only one version has no figure in the other. */
  changes: readonly RowChange[]
}

export type RowChange = { key: string; before: number | undefined; after: number | undefined }

type Version = { book: RateBook; on: LocalDate }

/** The tables in force that differ. A new version with the same content is listed too, without changes. */
export function tableDifferences(before: Version, after: Version): readonly TableDifference[] {
  const names = [...new Set([...before.book.keys(), ...after.book.keys()])].sort()
  return names.flatMap((name) => {
    const was = inForce(before.book, name, before.on)
    const is = inForce(after.book, name, after.on)
    const either = is ?? was
    if (either === undefined) return []
    const rows = rowsOf(was, is)
    const changes = rows.filter((row) => row.before !== row.after)
    if (changes.length === 0 && was?.version === is?.version) return []
    const [line = '', table = ''] = name.split('/')
    // Listed once, where the table was written.
    if ((was?.line ?? is?.line) !== line && (is?.line ?? was?.line) !== line) return []
    const versions = { before: was?.version, after: is?.version }
    const sharedBy = ratedLines.filter(
      (other) => other !== line && inForce(after.book, `${other}/${table}`, after.on) === either,
    )
    return [{ line, table, unit: either.unit, ...versions, rows: rows.length, sharedBy, changes }]
  })
}

function rowsOf(was: RateTable | undefined, is: RateTable | undefined): readonly RowChange[] {
  if (was?.kind === 'bands' && is?.kind === 'bands') return bandRows(was, is)
  const old = valuesOf(was)
  const now = valuesOf(is)
  return [...new Set([...old.keys(), ...now.keys()])].map((key) => ({
    key,
    before: old.get(key),
    after: now.get(key),
  }))
}

/** Bands may be split differently: the rows are the pieces between all the bounds. */
function bandRows(was: BandTable, is: BandTable): readonly RowChange[] {
  const starts = [...new Set([...was.starts, ...is.starts])].sort((a, b) => a - b)
  return starts.map((start, at) => {
    const next = starts[at + 1]
    const last = next === undefined ? undefined : next - 1
    const key = last === undefined ? `${start}+` : last === start ? `${start}` : `${start}–${last}`
    return { key, before: rowAt(was, start).value, after: rowAt(is, start).value }
  })
}

function valuesOf(table: RateTable | undefined): ReadonlyMap<string, number> {
  if (table === undefined) return new Map()
  const rows = table.kind === 'grid' ? [...table.rows.values()].flat() : [...table.rows.values()]
  return new Map(rows.map(({ key, value }) => [key, value]))
}
