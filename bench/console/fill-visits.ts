import { journeyIds } from '@milepost/domain/terms/identity'
import { funnelSteps } from '@milepost/domain/visit/visit-steps'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../apps/api/platform/db/open-database.ts'
import { withoutTimeLimits } from '../without-time-limits.ts'

const PIECE = 20_000

/**
 * Visits spread evenly over the days before now, and today up to now, created inside the database. Each passes some steps, with the time of
 * each, a third of the questions, an error on some, and the question it left. There are about as many distinct words as in reality: sixteen
 * questions a step, with two errors each. A quarter as many quotes are priced.
 */
export async function fillVisits(
  database: OpenDatabase,
  visits: number,
  days: number,
  now: Date,
): Promise<void> {
  await database.asOwner((owner) =>
    owner.connection().execute(async (connection) => {
      await withoutTimeLimits(connection)
      await sql`set session_replication_role = replica`.execute(connection)
      await sql`set synchronous_commit = off`.execute(connection)
      // We wrote these words ourselves, and checking six patterns a row takes longer than all the rest.
      const { rows: checks } = await sql<{ name: string }>`
        select conname as name from pg_constraint
        where conrelid = 'milepost.visit_event'::regclass and contype = 'c'`.execute(connection)
      for (const { name } of checks)
        await sql`alter table milepost.visit_event drop constraint ${sql.ref(name)}`.execute(connection)
      // In batches, as events arrive in reality: a single statement would sort gigabytes.
      for (let from = 1; from <= visits; from += PIECE)
        await sql`
        insert into milepost.visit_event (at, visit, journey, channel, site, kind, step, question, code, band)
        select begun + place * interval '1 minute' + part * interval '10 seconds', id, journey,
          case when site = '' then 'direct' else 'aggregator' end, site, kind, (${steps})[place],
          case when kind in ('question-answered', 'error-shown') then 'proposerDetails-' || ${letters(sql`hashint8(number * 5 + place + part) & 15`)} else '' end,
          case kind when 'error-shown' then ${letters(sql`hashint8(number * 3 + place) & 1`)} else '' end,
          case kind when 'step-done' then (${bands})[1 + (hashint8(number * 11 + place) & 7)] else '' end
        from generate_series(${from}::bigint, ${Math.min(visits, from + PIECE - 1)}::bigint) as number,
          lateral (select
            ${now}::timestamptz - (1 - number / ${visits}::double precision) * ${days} * interval '1 day'
              - interval '15 minutes' as begun,
            gen_random_uuid() as id,
            (${journeys})[1 + (hashint8(number) & 65535) % ${sql.lit(journeyIds.length)}] as journey,
            case when (hashint8(number * 7) & 3) = 0 then 'quotelark' else '' end as site,
            1 + ((hashint8(number * 13) & 65535) / 65536.0) ^ 1.3 * ${sql.lit(funnelSteps.length)} as furthest
          ) as visit,
          generate_series(1, floor(furthest)::integer) as place,
          lateral (values (0, 'step-shown'), (1, 'question-answered'), (2, 'error-shown'), (3, 'step-done')) as met (part, kind)
        where kind = 'step-shown' or (kind = 'step-done' and place < floor(furthest))
          or (kind = 'question-answered' and (hashint8(number + place) & 1) = 0)
          or (kind = 'error-shown' and (hashint8(number * 17 + place) & 7) = 0)
      `.execute(connection)
      await sql`
        insert into milepost.quote (tenant, reference, journey, term, channel, status, current_version, created_at, expires_at)
        select 'A', 'A-' || lpad(upper(to_hex(number)), 11, '0'), 'acorn_pc', 'annual', 'direct', 'priced', 1,
          ${now}::timestamptz - (1 - number / ${visits / 4}::double precision) * ${days} * interval '1 day', now() + interval '30 days'
        from generate_series(1::bigint, ${visits / 4}::bigint) as number
      `.execute(connection)
      await sql`vacuum analyze milepost.visit_event, milepost.quote`.execute(connection)
      await sql`checkpoint`.execute(connection)
    }),
  )
}

const steps = sql`${sql.val([...funnelSteps])}::text[]`
const journeys = sql`${sql.val([...journeyIds])}::text[]`
const bands = sql`array['5', '10', '15', '20', '30', '45', '60', '90']`
/** A name of letters for a number: the table accepts only letters. */
const letters = (number: ReturnType<typeof sql>) =>
  sql`('q' || chr(97 + ((${number}) / 16)) || chr(97 + ((${number}) % 16)))`
