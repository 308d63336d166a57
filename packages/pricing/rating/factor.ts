import type { RatingLine } from '../risk/rating-line'
import { type BandTable, type CodeTable, type RateTable, type Row, rowAt, rowOf } from './tables'

/** Adds the rows a subject is rated by to a list; one is the rule, none or several for what may come none or several times. */
export type Rating<Subject> = (subject: Subject, into: Row[]) => void

/** Why a table cannot serve a factor, in words. */
export type Unfit = { unfit: string }

/** One thing a price depends on: the table it is read from, what those who set rates call it, and how the table is read. */
export type Factor<Subject> = {
  table: string
  words: string
  /** Done once for each version of a table, so that rating itself only looks up. */
  bind: (table: RateTable, line: RatingLine) => Rating<Subject> | Unfit
}

export function banded<Subject>(factor: {
  table: string
  words: string
  reads: (subject: Subject) => number
}): Factor<Subject> {
  const bind = (table: RateTable) => (table.kind === 'bands' ? byBand(table) : unfit(table, 'bands'))
  const byBand =
    (table: BandTable): Rating<Subject> =>
    (subject, into) => {
      into.push(rowAt(table, factor.reads(subject)))
    }
  return { table: factor.table, words: factor.words, bind }
}

/** The table must have a row for every one of the codes, or one for all others. */
export function coded<Subject>(factor: {
  table: string
  words: string
  reads: (subject: Subject) => string
  codes: readonly string[] | ((line: RatingLine) => readonly string[])
}): Factor<Subject> {
  const bind = (table: RateTable, line: RatingLine) => {
    if (table.kind !== 'codes') return unfit(table, 'codes')
    const codes = typeof factor.codes === 'function' ? factor.codes(line) : factor.codes
    return missingCodes(table, codes) ?? byCode(table)
  }
  const byCode =
    (table: CodeTable): Rating<Subject> =>
    (subject, into) => {
      into.push(codeRow(table, factor.reads(subject)))
    }
  return { table: factor.table, words: factor.words, bind }
}

export function unfit(table: RateTable, needed: RateTable['kind']): Unfit {
  return { unfit: `${table.path} holds ${table.kind} where ${needed} are needed` }
}

export function missingCodes(table: CodeTable, codes: readonly string[]): Unfit | undefined {
  const missing = codes.filter((code) => rowOf(table, code) === undefined)
  return missing.length === 0 ? undefined : { unfit: `${table.path} has no row for ${missing.join(', ')}` }
}

/** Throws on a code the binding should have refused: that is a bug, not a risk. */
export function codeRow(table: CodeTable, code: string): Row {
  const row = rowOf(table, code)
  if (row === undefined) throw new RangeError(`${table.path} has no row for ${code}`)
  return row
}
