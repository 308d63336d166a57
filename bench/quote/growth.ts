import { sql } from 'kysely'
import type { OpenDatabase } from '../../apps/api/platform/db/open-database'

/**
 * Many quotes of realistic size, copied inside the database with distinct references and outcomes. Hexadecimal digits are all valid
 * in a reference, so the table's check constraints hold.
 */
export async function fill(
  database: OpenDatabase,
  numbers: { from: number; to: number },
  like: string,
): Promise<void> {
  const STEP = 20_000
  for (let from = numbers.from; from < numbers.to; from += STEP) {
    const to = Math.min(from + STEP, numbers.to)
    await sql`
      with made as (
        select 'A-' || lpad(upper(to_hex(number)), 11, '0') as reference
        from generate_series(${from}::bigint + 1, ${to}::bigint) as number
      ), quotes as (
        insert into milepost.quote
          select 'A', made.reference, journey, term, channel, status, null, 1, is_locked, locked_until, created_at, expires_at
          from milepost.quote, made where milepost.quote.tenant = 'A' and milepost.quote.reference = ${like}
          returning reference
      ), grants as (
        insert into milepost.quote_grant
          select 'A', made.reference, session_hash, ends_at
          from milepost.quote_grant, made where milepost.quote_grant.tenant = 'A' and milepost.quote_grant.reference = ${like}
      )
      insert into milepost.quote_version
        select 'A', made.reference, 1, left(md5(made.reference), 22), answers, marketing, risk, choices, assessment, cause, priced_at
        from milepost.quote_version, made
        where milepost.quote_version.tenant = 'A' and milepost.quote_version.reference = ${like} and version = 1
    `.execute(database.db)
  }
  // Vacuumed like a server that has run for a while. It takes longer than a request may.
  await database.asOwner((owner) =>
    owner.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum analyze milepost.quote, milepost.quote_version, milepost.quote_grant`.execute(
        connection,
      )
      await sql`checkpoint`.execute(connection)
    }),
  )
}

export function referenceAt(number: number): string {
  return `A-${number.toString(16).toUpperCase().padStart(11, '0')}`
}
