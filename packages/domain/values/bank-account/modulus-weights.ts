import table from './modulus-weights.json' with { type: 'json' }

/** How the weighted digits are added, and the divisor. */
export type ModulusMethod = 'MOD10' | 'MOD11' | 'DBLAL'

/**
 * One row of the published table: its range of sort codes, the method, and a weight for each digit u v w x y z a b c d e f g h.
 */
export type ModulusRow = {
  first: string
  last: string
  method: ModulusMethod
  weights: readonly number[]
  /** 0 for none. */
  exception: number
}

export const modulusRows: readonly ModulusRow[] = table.rows.map(readRow)

/** The rows for a sort code: none, one or two, in table order. */
export function modulusRowsFor(sortCode: string): readonly ModulusRow[] {
  return modulusRows.filter((row) => row.first <= sortCode && sortCode <= row.last)
}

function readRow(line: string): ModulusRow {
  const [first = '', last = '', method = '', ...numbers] = line.split(' ')
  const weights = numbers.slice(0, 14).map(Number)
  const exception = Number(numbers[14])
  if (!isMethod(method) || weights.length !== 14 || ![...weights, exception].every(Number.isInteger)) {
    throw new Error(`The modulus weight table has a line that cannot be read: ${line}`)
  }
  return { first, last, method, weights, exception }
}

function isMethod(text: string): text is ModulusMethod {
  return text === 'MOD10' || text === 'MOD11' || text === 'DBLAL'
}
