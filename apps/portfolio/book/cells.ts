import { type LocalDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import type { Pence } from '@milepost/domain/values/pence'

/** An error in a cell, in words; the column is empty for an error of the whole row. */
export type CellProblem = { column: string; words: string }

/** Codes by their upper-case text, so that `comp` is COMP. */
export type Codes<Code extends string> = ReadonlyMap<string, Code>

export function codes<Code extends string>(...lists: readonly (readonly Code[])[]): Codes<Code> {
  return new Map(lists.flat().map((code) => [code.toUpperCase(), code]))
}

export function codesOf<Code extends string>(list: readonly { code: Code }[]): Codes<Code> {
  return codes(list.map(({ code }) => code))
}

const answers = new Map(Object.entries({ YES: true, Y: true, TRUE: true, NO: false, N: false, FALSE: false }))

/**
 * One filled cell of a row. Each method returns a value in any case, so that all errors of a row are found in one pass; if there is
 * an error, the values must not be used.
 */
export class Cell {
  private readonly column: string
  readonly text: string
  private readonly problems: CellProblem[]

  constructor(column: string, text: string, problems: CellProblem[]) {
    this.column = column
    this.text = text
    this.problems = problems
  }

  refuse(words: string): void {
    this.problems.push({ column: this.column, words })
  }

  code<Code extends string, Otherwise>(known: Codes<Code>, otherwise: Otherwise): Code | Otherwise {
    const code = known.get(this.text.toUpperCase())
    if (code === undefined) this.refuse(`${quote(this.text)} is none of ${some(known)}`)
    return code ?? otherwise
  }

  yes(otherwise: boolean): boolean {
    const answer = answers.get(this.text.toUpperCase())
    if (answer === undefined) this.refuse(`${quote(this.text)} is neither yes nor no`)
    return answer ?? otherwise
  }

  whole<Otherwise>([from, to]: readonly [number, number], otherwise: Otherwise): number | Otherwise {
    const number = wholeNumber(this.text)
    if (number !== undefined && number >= from && number <= to) return number
    this.refuse(`${quote(this.text)} is not a whole number from ${from} to ${to}`)
    return otherwise
  }

  /** The same if the value may be unknown. */
  known(range: readonly [number, number], otherwise: number | 'unknown'): number | 'unknown' {
    return this.text.toLowerCase() === 'unknown' ? 'unknown' : this.whole(range, otherwise)
  }

  pounds(maximum: Pence, otherwise: Pence): Pence {
    const amount = parseMoney(this.text, maximum)
    if (amount.ok) return amount.value
    this.refuse(`${quote(this.text)} is not an amount in pounds up to ${maximum / 100}`)
    return otherwise
  }

  day<Otherwise>(otherwise: Otherwise): LocalDate | Otherwise {
    const date = readDay(this.text)
    if (date === undefined) this.refuse(`${quote(this.text)} is not a day; write it as 2026-11-15`)
    return date ?? otherwise
  }

  /** The entries of a cell with several, each in its parts: `SP30:3:1; CU80:6:0`. */
  entries(): readonly { words: string; parts: readonly string[] }[] {
    return this.text
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => ({ words: quote(entry), parts: entry.split(':').map((part) => part.trim()) }))
  }
}

/** The cells of a row under some of its headings. */
export class Cells<Column extends string> {
  private readonly places: ReadonlyMap<Column, number>
  private readonly row: readonly string[]
  readonly problems: CellProblem[]
  private readonly prefix: string

  constructor(
    places: ReadonlyMap<Column, number>,
    row: readonly string[],
    problems: CellProblem[],
    prefix = '',
  ) {
    this.places = places
    this.row = row
    this.problems = problems
    this.prefix = prefix
  }

  /** Undefined if the column is left out or the cell is empty. */
  get(column: Column): Cell | undefined {
    const place = this.places.get(column)
    const text = place === undefined ? '' : (this.row[place] ?? '').trim()
    return text === '' ? undefined : new Cell(`${this.prefix}${column}`, text, this.problems)
  }

  isEmpty(): boolean {
    for (const column of this.places.keys()) if (this.get(column) !== undefined) return false
    return true
  }

  refuse(column: Column, words: string): void {
    this.problems.push({ column: `${this.prefix}${column}`, words })
  }
}

export function wholeNumber(text: string): number | undefined {
  return /^(\d{1,7}|\d{1,3}(,\d{3})+)(\.0+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

/** In ISO form, or as in a British spreadsheet: 15/11/2026. */
export function readDay(text: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  return parseLocalDate(day === undefined ? text : `${year}-${month}-${day}`)
}

export function quote(text: string): string {
  const visible = text.replace(/\p{C}/gu, '?')
  return `"${visible.length > 40 ? `${visible.slice(0, 40)}…` : visible}"`
}

function some(known: Codes<string>): string {
  const all = [...known.values()]
  return all.length <= 12 ? all.join(', ') : `${all.slice(0, 8).join(', ')} and ${all.length - 8} more`
}
