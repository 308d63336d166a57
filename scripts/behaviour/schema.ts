import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Recording } from './recording/recording.ts'

/** The schema from the database's own catalogue after every migration: one file per table, one for the rest. */
export async function recordSchema(recording: Recording, dataDir: string): Promise<void> {
  const client = new pg.Client({
    host: socketFolder(dataDir),
    user: 'milepost',
    database: 'milepost',
    ssl: false,
  })
  await client.connect()
  try {
    const tables = new Map<string, string[]>()
    for (const { part, of } of ofTables) {
      const { rows } = await client.query<{ place: string; words: string }>(of)
      for (const { place, words } of rows) {
        const lines = tables.get(place) ?? []
        if (!lines.includes(`${part}:`)) lines.push(`${part}:`)
        tables.set(place, [...lines, `  ${words}`])
      }
    }
    for (const [name, lines] of tables) recording.text(`database/tables/${name}.txt`, lines.join('\n'))
    for (const [name, query] of Object.entries(ofDatabase)) {
      const { rows } = await client.query<{ words: string }>(query)
      recording.text(`database/${name}.txt`, rows.map(({ words }) => words).join('\n'))
    }
  } finally {
    await client.end()
  }
}

/** A running server writes its socket's folder to the fifth line of its pid file. */
function socketFolder(dataDir: string): string {
  const found = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('postmaster.pid'),
  )
  const folder = found && readFileSync(join(dataDir, found), 'utf8').split('\n')[4]
  if (!folder) throw new Error(`No database server runs in ${dataDir}`)
  return folder
}

const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`
const tableName = `n.nspname || '.' || c.relname`
const inTables = `from pg_class c join pg_namespace n on n.oid = c.relnamespace`
const privileges = (acl: string) =>
  `coalesce((select string_agg(each::text, ' ' order by each::text) from unnest(${acl}) each), 'of the owner')`

/** What belongs to a table. Columns keep their order, everything else is sorted by name. */
const ofTables: readonly { part: string; of: string }[] = [
  {
    part: 'table',
    of: `select ${tableName} as place, concat_ws(' ', case c.relkind when 'r' then 'table' when 'v' then 'view'
        when 'm' then 'materialised view' when 'p' then 'partitioned table' else c.relkind::text end,
        'owned by', pg_get_userbyid(c.relowner), array_to_string(c.reloptions, ' '),
        case when c.relrowsecurity then 'with row security' end, obj_description(c.oid, 'pg_class')) words
      ${inTables} where ${ours} and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
  },
  {
    part: 'columns',
    of: `select ${tableName} as place, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid),
        case when a.attidentity <> '' then 'identity ' || a.attidentity::text end,
        case when a.attgenerated <> '' then 'generated ' || a.attgenerated::text end,
        col_description(c.oid, a.attnum)) words
      ${inTables} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ours} and c.relkind in ('r', 'p', 'v', 'm') order by 1, a.attnum`,
  },
  {
    part: 'constraints',
    of: `select ${tableName} as place, o.conname || ' ' || pg_get_constraintdef(o.oid) words
      ${inTables} join pg_constraint o on o.conrelid = c.oid where ${ours} order by 1, o.conname`,
  },
  {
    part: 'indexes',
    of: `select ${tableName} as place, pg_get_indexdef(i.indexrelid) words
      ${inTables} join pg_index i on i.indrelid = c.oid where ${ours} order by 1, 2`,
  },
  {
    part: 'triggers',
    of: `select ${tableName} as place, pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' ' || t.tgenabled::text end words
      ${inTables} join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal where ${ours} order by 1, 2`,
  },
  {
    part: 'policies',
    of: `select ${tableName} as place, concat_ws(' ', p.polname, p.polcmd, pg_get_expr(p.polqual, c.oid),
        pg_get_expr(p.polwithcheck, c.oid)) words
      ${inTables} join pg_policy p on p.polrelid = c.oid where ${ours} order by 1, 2`,
  },
  {
    part: 'definition',
    of: `select ${tableName} as place, pg_get_viewdef(c.oid) words ${inTables} where ${ours} and c.relkind in ('v', 'm') order by 1`,
  },
  {
    part: 'grants',
    of: `select ${tableName} as place, ${privileges('c.relacl')} words
      ${inTables} where ${ours} and c.relkind in ('r', 'p', 'v', 'm') order by 1`,
  },
  {
    part: 'grants of columns',
    of: `select ${tableName} as place, a.attname || ' ' || ${privileges('a.attacl')} words
      ${inTables} join pg_attribute a on a.attrelid = c.oid and a.attacl is not null
      where ${ours} order by 1, 2`,
  },
]

/** What exists outside tables. */
const ofDatabase: Readonly<Record<string, string>> = {
  functions: `select pg_get_functiondef(p.oid) || '  owned by ' || pg_get_userbyid(p.proowner) || ', grants ' ||
      ${privileges('p.proacl')} || E'\\n' words
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prokind in ('f', 'p') order by n.nspname, p.proname, p.oid::regprocedure::text`,
  sequences: `select concat_ws(' ', schemaname || '.' || sequencename, data_type, start_value, min_value, max_value,
      increment_by, case when cycle then 'cycles' end) words from pg_sequences order by 1`,
  types: `select n.nspname || '.' || t.typname || ' ' || t.typtype::text || ' ' ||
      coalesce((select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '') words
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype in ('e', 'd') order by 1`,
  schemas: `select nspname || ' owned by ' || pg_get_userbyid(nspowner) || ' ' || ${privileges('n.nspacl')} words
    from pg_namespace n where ${ours} order by 1`,
  'default-grants': `select pg_get_userbyid(defaclrole) || ' ' || defaclobjtype::text || ' ' || ${privileges('defaclacl')} words
    from pg_default_acl order by 1`,
  roles: `select concat_ws(' ', rolname, case when rolsuper then 'superuser' end, case when rolcanlogin then 'login' end,
      case when rolcreatedb then 'createdb' end, case when rolcreaterole then 'createrole' end,
      array_to_string(rolconfig, ' ')) words from pg_roles where rolname !~ '^pg_' order by 1`,
  extensions: `select extname || ' ' || extversion words from pg_extension order by 1`,
}
