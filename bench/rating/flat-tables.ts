import type { LocalDate } from '@milepost/domain/values/local-date'
import type { PriceLine } from '@milepost/pricing/rating/rate'
import { inForce, type RateBook } from '@milepost/pricing/rating/tables'

/** A table in the form of a rule engine: one input, one matching row, one figure out. */
export type FlatTable =
  | { factor: string; kind: 'codes'; rows: readonly { code: string; value: number }[] }
  | { factor: string; kind: 'bands'; rows: readonly { from: number; to: number; value: number }[] }

/** A rule engine's input for a risk: the code or number that each table reads. */
export type RowKeys = Readonly<Record<string, string | number>>

/** The tables that a price was calculated from, complete. A grid has no single input, so such prices are not compared. */
export function flatTables(book: RateBook, lines: readonly PriceLine[], on: LocalDate): readonly FlatTable[] {
  return lines.map(({ factor }) => {
    const table = inForce(book, `private-car/${factor}`, on)
    if (table === undefined || table.kind === 'grid') throw new TypeError(`${factor} cannot be taken over`)
    if (table.kind === 'codes')
      return { factor, kind: 'codes', rows: [...table.rows].map(([code, { value }]) => ({ code, value })) }
    return {
      factor,
      kind: 'bands',
      rows: table.rows.map(({ value }, at) => ({
        from: table.starts[at] ?? 0,
        to: (table.starts[at + 1] ?? 1_000_000_000) - 1,
        value,
      })),
    }
  })
}

/** An input that leads to the rows that a price was calculated with. */
export function rowKeysOf(book: RateBook, lines: readonly PriceLine[], on: LocalDate): RowKeys {
  const rowKeys = lines.map(({ factor, key }) => {
    const table = inForce(book, `private-car/${factor}`, on)
    if (table?.kind !== 'bands') return [factor, key]
    return [factor, table.starts[table.rows.findIndex((row) => row.key === key)] ?? 0]
  })
  return Object.fromEntries(rowKeys)
}
