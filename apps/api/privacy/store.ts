import { type Kysely, type RawBuilder, sql } from 'kysely'
import { cutTrail } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import { eraseOldQuotes, isToldOf } from './erase-quotes-store'
import type { KeptPart, Retention } from './ports'

/** The erasing of what is old, a part at a time (T30). Which table belongs to which part is in retention-rules. */
export function retentionStore(db: Kysely<Database>): Retention {
  const erase = async (table: string, where: RawBuilder<unknown>, atMost: number): Promise<number> => {
    const rows = sql.table(table)
    const erased = await sql`
      delete from ${rows} where (tableoid, ctid) in (
        select tableoid, ctid from ${rows} where ${where} limit ${atMost} for update skip locked
      )
    `.execute(db)
    return Number(erased.numAffectedRows ?? 0)
  }
  const each = async (tables: readonly string[], column: string, before: Date, atMost: number) => {
    let most = 0
    for (const table of tables)
      most = Math.max(most, await erase(table, sql`${sql.ref(column)} < ${before}`, atMost))
    return most
  }
  const parts: Readonly<Record<KeptPart, (before: Date, atMost: number) => Promise<number>>> = {
    quotes: (before, atMost) => eraseOldQuotes(db, before, atMost),
    // By the day it was made first: only that is found without reading them all.
    drafts: (before, atMost) =>
      erase('milepost.draft', sql`created_at < ${before} and updated_at < ${before}`, atMost),
    'look-ups': (before, atMost) => each(['milepost.looked_up_vehicle'], 'looked_up_at', before, atMost),
    tallies: (before, atMost) =>
      each(
        ['milepost.draft_attempt', 'milepost.draft_link_request', 'milepost.check_tally'],
        'since',
        before,
        atMost,
      ),
    // What a card provider told of a payment that is ours to keep stays with it.
    notices: (before, atMost) =>
      erase(
        'milepost.webhook_event',
        sql`received_at < ${before}
          and not exists (select from milepost.payment_attempt attempt where ${isToldOf})`,
        atMost,
      ),
    async links(before, atMost) {
      const ended = await each(['milepost.subscription_link'], 'ends_at', before, atMost)
      return Math.max(ended, await each(['milepost.mail_stop_link'], 'made_at', before, atMost))
    },
    // Only those that came to an end: what is still to be done for a policy is done, however late.
    async jobs(before, atMost) {
      const isOver = sql`created_at < ${before} and state in ('done', 'dead')`
      return erase('milepost.job', isOver, atMost)
    },
    'security-events': (before, atMost) => each(['milepost.security_event'], 'at', before, atMost),
    'audit-trail': (before, atMost) => cutTrail(db, before, atMost, new Date()),
    // While a quote is alive the browser that held it is known by its last session, whatever strangers try (T2, 0030).
    sessions: (before, atMost) =>
      erase(
        'milepost.session',
        sql`(ends_at < ${before} or idle_ends_at < ${before}) and not exists (
          select from milepost.quote_grant join milepost.quote using (tenant, reference)
          where quote_grant.session_hash = session.hash and quote.expires_at > ${before})`,
        atMost,
      ),
  }
  return { eraseSome: (part, before, atMost) => parts[part](before, atMost) }
}
