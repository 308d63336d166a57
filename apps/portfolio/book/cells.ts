import { type LocalDate, parseLocalDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import type { Pence } from '@milepost/domain/values/pence'

/** What is wrong with a cell, in words; the column is empty for what is wrong with the row. */
export type CellProblem = { column: string; words: string }

/** Codes by their text in capitals, so that `comp` is COMP. */
export type Codes<Code extends string> = ReadonlyMap<string, Code>

export function codes<Code extends string>(...lists: readonly (readonly Code[])[]): Codes<Code> {
  return new Map(lists.flat().map((code) => [code.toUpperCase(), code]))
}

export function codesOf<Code extends string>(list: readonly { code: Code }[]): Codes<Code> {
  return codes(list.map(({ code }) => code))
}

const answers = new Map(Object.entries({ YES: true, Y: true, TRUE: true, NO: false, N: false, FALSE: false }))

/**
 * Some columns of one row. Each reading gives a value in any case, so that all that is wrong with a row is found at once; when a
 * problem was noted, the values are not to be used.
 */
export class Cells<Column extends string> {
  constructor(
    private readonly places: ReadonlyMap<Column, number>,
    private readonly cells: readonly string[],
    readonly problems: CellProblem[],
    private readonly prefix = '',
  ) {}

  /** Empty where nothing is said. */
  text(column: Column): string {
    const place = this.places.get(column)
    return place === undefined ? '' : (this.cells[place] ?? '').trim()
  }

  isEmpty(): boolean {
    for (const place of this.places.values()) if ((this.cells[place] ?? '').trim() !== '') return false
    return true
  }

  refuse(column: Column, words: string): void {
    this.problems.push({ column: `${this.prefix}${column}`, words })
  }

  code<Code extends string, Otherwise>(
    column: Column,
    known: Codes<Code>,
    otherwise: Otherwise,
  ): Code | Otherwise {
    const text = this.text(column)
    if (text === '') return otherwise
    const code = known.get(text.toUpperCase())
    if (code === undefined) this.refuse(column, `${quote(text)} is none of ${some(known)}`)
    return code ?? otherwise
  }

  yes(column: Column, otherwise: boolean): boolean {
    const text = this.text(column)
    if (text === '') return otherwise
    const answer = answers.get(text.toUpperCase())
    if (answer === undefined) this.refuse(column, `${quote(text)} is neither yes nor no`)
    return answer ?? otherwise
  }

  whole(column: Column, [from, to]: readonly [number, number], otherwise: number): number {
    const text = this.text(column)
    if (text === '') return otherwise
    const number = wholeNumber(text)
    if (number !== undefined && number >= from && number <= to) return number
    this.refuse(column, `${quote(text)} is not a whole number from ${from} to ${to}`)
    return otherwise
  }

  /** The same where the vehicle's papers may not say. */
  known(column: Column, range: readonly [number, number], otherwise: number | 'unknown'): number | 'unknown' {
    const text = this.text(column)
    if (text === '') return otherwise
    return text.toLowerCase() === 'unknown' ? 'unknown' : this.whole(column, range, 0)
  }

  pounds(column: Column, maximum: Pence, otherwise: Pence): Pence {
    const text = this.text(column)
    if (text === '') return otherwise
    const amount = parseMoney(text, maximum)
    if (amount.ok) return amount.value
    this.refuse(column, `${quote(text)} is not an amount in pounds up to ${maximum / 100}`)
    return otherwise
  }

  day<Otherwise>(column: Column, otherwise: Otherwise): LocalDate | Otherwise {
    const text = this.text(column)
    if (text === '') return otherwise
    const date = readDay(text)
    if (date === undefined) this.refuse(column, `${quote(text)} is not a day; write it as 2026-11-15`)
    return date ?? otherwise
  }

  /** For what a line or journey does not ask: a cell filled there is likelier a slip than something to pass over. */
  mustBeEmpty(columns: readonly Column[], words: string): void {
    for (const column of columns) if (this.text(column) !== '') this.refuse(column, words)
  }
}

export function wholeNumber(text: string): number | undefined {
  return /^(\d{1,7}|\d{1,3}(,\d{3})+)(\.0+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined
}

/** As we write dates, or as a British spreadsheet does: 15/11/2026. */
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
