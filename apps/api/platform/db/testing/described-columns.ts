import { type Kysely, sql } from 'kysely'
import { type Database, SCHEMA } from '../schema.ts'

/** Source of a type: of every table the type of every column, with a question mark where it may be null. */
export async function describeColumns(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ table: string; columns: string }>`
    select relname as table, string_agg(
      attname || ': ''' || typname || case when attnotnull then '' else '?' end || '''', '; ' order by attnum
    ) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    where nspname = ${SCHEMA} and relkind in ('r', 'p') and not relispartition and relname not like 'migration%'
    group by relname order by relname collate "C"
  `.execute(db)
  const tables = rows.map(({ table, columns }) => `  'milepost.${table}': { ${columns} }`)
  return `/** The columns as the database has them. Written by schema.test.ts. */\nexport type Columns = {\n${tables.join('\n')}\n}\n`
}
