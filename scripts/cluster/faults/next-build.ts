import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { migrations } from '../../../apps/api/platform/db/migrations/all.ts'
import { serverOptions } from '../../build/server.mjs'
import { root } from '../../root.mjs'

/** The migration of a future version: it comes after all existing ones. */
export const REHEARSAL = `${String(migrations.length + 1).padStart(4, '0')}-rehearsal`

/** Changes tables that every purchase reads and writes, in the ways that migrations do. */
export const changes = [
  'alter table milepost.quote add column rehearsed_at timestamptz',
  'alter table milepost.policy add column rehearsed boolean not null default false',
  'alter table milepost.payment_attempt add column rehearsed boolean not null default false',
  'alter table milepost.job add column rehearsed text',
  'create index rehearsal_policy on milepost.policy (rehearsed) where rehearsed',
  'create table milepost.rehearsal (id bigint primary key, at timestamptz not null default now())',
]

/** Reverts those changes, so that the upgrade can be rehearsed again. No migration of ours is ever reverted. */
export const undone = [
  'drop table milepost.rehearsal',
  'drop index milepost.rehearsal_policy',
  ...['quote drop column rehearsed_at', 'policy drop column rehearsed'].map(
    (change) => `alter table milepost.${change}`,
  ),
  ...['payment_attempt', 'job'].map((table) => `alter table milepost.${table} drop column rehearsed`),
  `delete from milepost.migration where name = '${REHEARSAL}'`,
]

/** Builds the programs of the next version, which is this one with that migration. */
export async function buildNext(outdir: string): Promise<void> {
  const list = join(root, 'apps/api/platform/db/migrations/all.ts')
  await build({
    ...serverOptions,
    absWorkingDir: root,
    entryPoints: { main: 'apps/api/main.ts', migrate: 'apps/api/cli/migrate.ts' },
    outdir,
    plugins: [
      {
        name: 'one more migration',
        setup: ({ onLoad }) =>
          onLoad({ filter: /db\/migrations\/all\.ts$/ }, () => ({
            contents: withOneMore(readFileSync(list, 'utf8')),
            resolveDir: join(list, '..'),
            loader: 'ts',
          })),
      },
    ],
  })
}

function withOneMore(source: string): string {
  const up = `async (db) => { for (const change of ${JSON.stringify(changes)}) await rehearsalSql.raw(change).execute(db) }`
  const longer = source.replace(/,?\s*\]\s*$/, `,\n  { name: '${REHEARSAL}', up: ${up} },\n]\n`)
  if (longer === source) throw new Error('The list of migrations does not end as expected')
  return `import { sql as rehearsalSql } from 'kysely'\n${longer}`
}
