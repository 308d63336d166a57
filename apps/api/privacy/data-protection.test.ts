import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { SCHEMA } from '../platform/db/schema.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'

const page = readFileSync(new URL('../../../docs/data-protection.md', import.meta.url), 'utf8')

/** Each line of the record: its tables, and every word of its two lists of columns. */
const lines = [...page.matchAll(/^\| (`.+`) \| (.+) \| (.+) \| .+ \| .+ \|$/gm)].map(
  ([, names = '', own = '', other = '']) => ({
    tables: [...names.matchAll(/`(\w+)`/g)].map(([, table]) => table),
    words: new Set(`${own} ${other}`.match(/\w+/g)),
  }),
)

it('names every column of every table in the record of personal data [T30]', async () => {
  const { db } = await testDatabase()
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = ${SCHEMA} order by table_name, ordinal_position
  `.execute(db)
  const unnamed = rows.filter(
    ({ table, column }) => !lines.some(({ tables, words }) => tables.includes(table) && words.has(column)),
  )
  expect(unnamed.map(({ table, column }) => `${table}.${column}`)).toEqual([])
  const there = new Set(rows.map(({ table }) => table))
  expect(lines.flatMap(({ tables }) => tables).filter((table) => table && !there.has(table))).toEqual([])
})
