import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import { expect, expectTypeOf, it } from 'vitest'
import type { Database } from './schema.ts'
import type { Columns } from './testing/columns.generated.ts'
import { describeColumns } from './testing/described-columns.ts'
import { describeSchema } from './testing/described-schema.ts'
import { testDatabase } from './testing/test-database.ts'

const here = import.meta.dirname

it('is written down as it is now: schema.sql, and each function with its triggers', async () => {
  const { db } = await testDatabase()
  const { tables, functions } = await describeSchema(db)
  await expect(tables).toMatchFileSnapshot(join(here, 'schema.sql'))
  for (const [name, text] of functions)
    await expect(text).toMatchFileSnapshot(join(here, 'functions', `${name}.sql`))
  // A function that is gone takes its file with it.
  const files = readdirSync(join(here, 'functions'))
  expect(files.sort()).toEqual([...functions.keys()].map((name) => `${name}.sql`).sort())
})

/** What a value of each type of PostgreSQL is to us. */
type Values = {
  bool: boolean
  bytea: Uint8Array
  date: string
  float8: number
  int2: number
  int4: number
  int8: string
  json: unknown
  jsonb: unknown
  text: string
  timestamptz: Date
  uuid: string
  _text: readonly string[]
}
type ValueOf<Type> = Type extends `${infer Name extends keyof Values & string}?`
  ? Values[Name]
  : Type extends keyof Values
    ? Values[Type]
    : never

type IsNullable<Type> = Type extends `${string}?` ? true : false
type AllowsNull<Value> = unknown extends Value ? boolean : null extends Value ? true : false

/** The columns of a table whose type in a `tables.ts` is not what the database has. */
type Wrong<Ours, Theirs> = {
  [Column in keyof Ours | keyof Theirs]: Column extends keyof Ours & keyof Theirs
    ? IsNullable<Theirs[Column]> extends AllowsNull<Ours[Column]>
      ? NonNullable<Ours[Column]> extends ValueOf<Theirs[Column]>
        ? never
        : Column
      : Column
    : Column
}[keyof Ours | keyof Theirs]
/** Not by the queue of jobs, whose statements are SQL as written. */
type Described = keyof Database | Exclude<keyof Columns, 'milepost.job'>
type Disagreements = {
  [Table in Described]: Table extends keyof Database & keyof Columns
    ? Wrong<Selectable<Database[Table]>, Columns[Table]> extends never
      ? never
      : [Table, Wrong<Selectable<Database[Table]>, Columns[Table]>]
    : Table
}[Described]

it('has the columns that the types of its tables say, null where they say null', async () => {
  const { db } = await testDatabase()
  await expect(await describeColumns(db)).toMatchFileSnapshot(join(here, 'testing/columns.generated.ts'))
  expectTypeOf<Disagreements>().toEqualTypeOf<never>()
})
