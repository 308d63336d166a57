import { sql } from 'kysely'
import type { OpenDatabase } from '../../apps/api/platform/db/open-database.ts'
import { withoutTimeLimits } from '../without-time-limits.ts'

/**
 * Quotes and their search rows, every tenth with a policy, created inside the database and without the constraints that tie them to
 * complete quotes: a search reads only these rows. Names are distributed as in Britain: the commonest surname is 1 in 90, and each rank has
 * its share by Zipf's law, so that a common name has ten thousand records and many names have one.
 */
export async function fill(database: OpenDatabase, quotes: number): Promise<void> {
  await database.asOwner((owner) =>
    owner.connection().execute(async (connection) => {
      await withoutTimeLimits(connection)
      await sql`set session_replication_role = replica`.execute(connection)
      await sql`set synchronous_commit = off`.execute(connection)
      await sql`set maintenance_work_mem = '256MB'`.execute(connection)
      // Building indexes after the rows is faster than updating them with each row.
      const { rows: indexes } = await sql<{ name: string; made: string }>`
        select indexname as name, indexdef as made from pg_indexes
        where schemaname = 'milepost' and tablename = 'search_entry' and indexname like 'search_entry_%' and indexname <> 'search_entry_pkey'
      `.execute(connection)
      for (const { name } of indexes) await sql`drop index milepost.${sql.ref(name)}`.execute(connection)
      const numbers = sql`generate_series(1::bigint, ${quotes}::bigint) as number`
      const reference = sql`'A-' || lpad(upper(to_hex(number)), 11, '0')`
      await sql`
        insert into milepost.quote (tenant, reference, journey, term, channel, status, current_version, created_at, expires_at)
          select 'A', ${reference}, 'acorn_pc', 'annual', 'direct', 'priced', 1,
            now() - number * interval '1 second', now() + interval '30 days' from ${numbers}
      `.execute(connection)
      await sql`
        insert into milepost.policy (tenant, policy_number, reference, quote_version, attempt_id, journey, term, option_id,
          collection_code, due_now_pence, total_payable_pence, cover_start, cover_end, wanted, contact, issued_at)
          select 'A', 'A-' || (10000000 + number / 10), ${reference}, 1, 'pay_' || number, 'acorn_pc', 'annual', 'o', 'c',
            50000, 50000, now(), now() + interval '1 year', '{}', '{}', now()
          from ${numbers} where number % 10 = 0
      `.execute(connection)
      await sql`
        insert into milepost.search_entry (tenant, reference, number, at, surname, forename, sound, full_sound,
          postcode, email, phone, registration)
        select 'A', ${reference}, 1, now() - number * interval '1 second', surname, forename,
          milepost.search_sound(surname), milepost.search_sound(surname) || ' ' || milepost.search_sound(forename),
          ${postcode}, forename || '.' || surname || number || '@example.com',
          '07' || lpad((number * 7919 % 1000000000)::text, 9, '0'), ${registration}
        from ${numbers},
          lateral (select ${nameAt(sql`${rank(sql`number * 13`, 60_000)}`)}, ${nameAt(sql`${rank(sql`number * 31 + 7`, 2_000)}`)})
            as person (surname, forename)
      `.execute(connection)
      for (const { made } of indexes) await sql.raw(made).execute(connection)
      await sql`set session_replication_role = origin`.execute(connection)
      await sql`vacuum analyze milepost.quote, milepost.policy, milepost.search_entry`.execute(connection)
      await sql`checkpoint`.execute(connection)
    }),
  )
}

/** A share between 0 and 1 that looks random and is the same in every run. */
const share = (seed: ReturnType<typeof sql>) => sql`((hashint8(${seed})::bigint + 2147483648) / 4294967296.0)`

/** By Zipf's law: rank r of n has a share of about 1 / (r ln n). */
const rank = (seed: ReturnType<typeof sql>, names: number) =>
  sql`floor(exp(${share(seed)} * ln(${sql.lit(names)}::double precision)))::integer`

/** A pronounceable name: three syllables from the rank. */
const nameAt = (at: ReturnType<typeof sql>) => sql`(
  select string_agg(
    substr('bcdfghklmnprstvw', 1 + (at * 37 + part * 11) / power(16, part)::integer % 16, 1) ||
    (array['a', 'e', 'i', 'o', 'u', 'an', 'er', 'il'])[1 + (at * 53 + part * 5) / power(8, part)::integer % 8], '' order by part)
  from (select ${at} as at) as ranked, generate_series(0, 2) as part
)`

const letter = (seed: number) =>
  sql`substr('ABCDEFGHJKLNPRSTUVWY', 1 + (hashint8(number * 7 + ${sql.lit(seed)}) & 65535) % 20, 1)`
const digit = (seed: number) => sql`((hashint8(number * 11 + ${sql.lit(seed)}) & 65535) % 10)::text`

const postcode = sql`${letter(1)} || ${letter(2)} || ${digit(1)} || ${digit(2)} || ${letter(3)} || ${letter(4)}`
const registration = sql`${letter(5)} || ${letter(6)} || ${digit(3)} || ${digit(4)} || ${letter(7)} || ${letter(8)} || ${letter(9)}`
