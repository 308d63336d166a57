import { sql } from 'kysely'
import type { OpenDatabase } from '../../apps/api/platform/db/open-database.ts'
import { withoutTimeLimits } from '../without-time-limits.ts'

/** Quotes are spread evenly over this many months. */
export const MONTHS = 18

/** The first day of the month this many months before the bench's clock, as the database names it. */
export const monthBack = (now: Date, back: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)

/**
 * Many quotes of realistic size, copied inside the database with distinct references, outcomes and customers, created in the months before
 * now. Hexadecimal digits are all valid in a reference, so the table's check constraints hold. Triggers and foreign keys are disabled: the
 * rows are those of a quote that passed them. The rows that belong to a quote from our own pages are copied too, including its row in the
 * search.
 */
export async function fill(
  database: OpenDatabase,
  numbers: { from: number; to: number },
  like: string,
  now: Date,
): Promise<void> {
  await database.asOwner((owner) =>
    owner.connection().execute(async (connection) => {
      await withoutTimeLimits(connection)
      await sql`set session_replication_role = replica`.execute(connection)
      await sql`set synchronous_commit = off`.execute(connection)
      await sql`set maintenance_work_mem = '512MB'`.execute(connection)
      const many = numbers.to - numbers.from > 200_000
      // Building indexes after the rows is faster than updating them with each row.
      const { rows: indexes } = await sql<{ name: string; made: string }>`
        select indexname as name, indexdef as made from pg_indexes
        where schemaname = 'milepost' and tablename = 'search_entry' and indexname <> 'search_entry_pkey'`.execute(
        connection,
      )
      if (many)
        for (const { name } of indexes) await sql`drop index milepost.${sql.ref(name)}`.execute(connection)
      // The version to copy, compressed like those of its month. Licence numbers are encrypted for a single row, so here they are in clear.
      await sql`
        create table if not exists milepost_months.likeness (like milepost.quote_version)`.execute(connection)
      await sql`select milepost.keep_rows_whole('likeness')`.execute(connection)
      await sql`
        insert into milepost_months.likeness
        select tenant, reference, version, outcome_id,
          regexp_replace(answers::text, '"encrypted:[^"]*"', '"MORGA803277A99AB"', 'g')::json, marketing, risk, choices,
          assessment, cause, priced_at, shelf, packed
        from milepost.quote_version where tenant = 'A' and reference = ${like} and version = 1
          and not exists (select from milepost_months.likeness)`.execute(connection)
      const each = (numbers.to - numbers.from) / MONTHS
      for (let back = MONTHS; back >= 1; back -= 1) {
        const month = monthBack(now, back)
        await sql`select milepost.make_quote_month(${month}::date)`.execute(connection)
        const end = numbers.from + Math.round((MONTHS + 1 - back) * each)
        const STEP = 20_000
        for (let from = numbers.from + Math.round((MONTHS - back) * each); from < end; from += STEP)
          await step(from, Math.min(from + STEP, end), month)
      }
      if (many) for (const { made } of indexes) await sql.raw(made).execute(connection)
      await sql`set session_replication_role = origin`.execute(connection)
      // Vacuumed like a server that has run for a while.
      await sql`vacuum analyze milepost.quote, milepost.quote_version, milepost.quote_grant, milepost.search_entry`.execute(
        connection,
      )
      await sql`checkpoint`.execute(connection)

      async function step(from: number, to: number, month: string): Promise<void> {
        await sql`
          with made as materialized (
            select 'A-' || lpad(upper(to_hex(number)), 11, '0') as reference,
              ${month}::date::timestamp at time zone 'UTC' + number % 27 * interval '1 day' as at
            from generate_series(${from}::bigint + 1, ${to}::bigint) as number order by number % 27
          ), quotes as (
            insert into milepost.quote (tenant, reference, journey, term, channel, status, current_version, created_at,
              expires_at, shelf)
            select 'A', made.reference, journey, term, channel, status, 1, made.at, expires_at, ${month}::date
            from milepost.quote, made where quote.tenant = 'A' and quote.reference = ${like}
          ), grants as (
            insert into milepost.quote_grant (tenant, reference, session_hash, ends_at)
            select 'A', made.reference, session_hash, ends_at
            from milepost.quote_grant, made where quote_grant.tenant = 'A' and quote_grant.reference = ${like}
          ), entries as (
            insert into milepost.search_entry (tenant, reference, number, at, surname, forename, sound, full_sound,
              postcode, email, phone, registration)
            select 'A', made.reference, number, made.at, surname, forename, sound, full_sound, postcode,
              made.reference || email, '07' || right(made.reference, 9), right(made.reference, 7)
            from milepost.search_entry, made where search_entry.tenant = 'A' and search_entry.reference = ${like}
          )
          insert into milepost.quote_version (tenant, reference, version, outcome_id, answers, marketing, risk, choices,
            assessment, packed, cause, priced_at, shelf)
          select 'A', made.reference, 1, left(md5(made.reference), 22), answers, marketing, risk, choices, assessment,
            packed, cause, made.at, ${month}::date
          from milepost_months.likeness, made
        `.execute(connection)
      }
    }),
  )
}

export function referenceAt(number: number): string {
  return `A-${number.toString(16).toUpperCase().padStart(11, '0')}`
}
