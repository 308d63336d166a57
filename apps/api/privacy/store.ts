import { type Kysely, type RawBuilder, sql } from 'kysely'
import { cutTrail } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import { clockOf } from '../platform/db/shared-clock.ts'
import { eraseMonths } from './month-store.ts'
import { erasePaidQuotes, erasePolicies, forgetAccounts } from './policy-erasure-store.ts'
import type { RetainedPart, Retention } from './ports.ts'
import {
  eraseOldQuotes,
  eraseQuotesWithConvictions,
  isEventOf,
  namesConviction,
} from './quote-erasure-store.ts'
import { isRestrictedDraft } from './restricted-store.ts'

/** Deletes old rows, a part at a time (T30). Which table belongs to which part is in retention-rules. */
export function retentionStore(db: Kysely<Database>, quotesErased: 'day' | 'month' = 'day'): Retention {
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
  const parts: Readonly<Record<RetainedPart, (before: Date, atMost: number) => Promise<number>>> = {
    policies: (endedBefore, atMost) => erasePolicies(db, { endedBefore, hasInjuryReport: false }, atMost),
    'injury-policies': (endedBefore, atMost) =>
      erasePolicies(db, { endedBefore, hasInjuryReport: true }, atMost),
    'bank-accounts': (before, atMost) => forgetAccounts(db, before, atMost),
    'paid-quotes': (before, atMost) => erasePaidQuotes(db, before, atMost),
    quotes: (before, atMost) =>
      eraseOldQuotes(db, before, atMost, quotesErased === 'month' ? 'of no month' : undefined),
    'quotes-with-convictions': (before, atMost) => eraseQuotesWithConvictions(db, before, atMost),
    // By creation date first: only that has an index.
    drafts: (before, atMost) =>
      erase(
        'milepost.draft',
        sql`created_at < ${before} and updated_at < ${before} and not ${isRestrictedDraft}`,
        atMost,
      ),
    'drafts-with-convictions': (before, atMost) =>
      erase(
        'milepost.draft',
        sql`created_at < ${before} and updated_at < ${before} and not ${isRestrictedDraft}
          and ${namesConviction(sql`answers`)}`,
        atMost,
      ),
    'look-ups': (before, atMost) => each(['milepost.looked_up_vehicle'], 'looked_up_at', before, atMost),
    tallies: (before, atMost) =>
      each(
        ['milepost.draft_attempt', 'milepost.draft_link_request', 'milepost.check_tally'],
        'since',
        before,
        atMost,
      ),
    // Events about a payment that is retained are retained with it.
    notices: (before, atMost) =>
      erase(
        'milepost.webhook_event',
        sql`received_at < ${before}
          and not exists (select from milepost.payment_attempt attempt where ${isEventOf})`,
        atMost,
      ),
    async links(before, atMost) {
      const ended = await each(['milepost.subscription_link'], 'ends_at', before, atMost)
      return Math.max(ended, await each(['milepost.mail_stop_link'], 'made_at', before, atMost))
    },
    // Finished jobs only: an open job for a policy is still done, even if late.
    async jobs(before, atMost) {
      const isOver = sql`created_at < ${before} and state in ('done', 'dead')`
      const jobs = await erase('milepost.job', isOver, atMost)
      // Who did which work; the audit trail also has it.
      return Math.max(jobs, await each(['milepost.work'], 'ended_at', before, atMost))
    },
    'security-events': (before, atMost) => each(['milepost.security_event'], 'at', before, atMost),
    'audit-trail': async (before, atMost) => cutTrail(db, before, atMost, (await clockOf(db))()),
    // Until a quote expires, the browser that held it is recognised by its last session, regardless of strangers' attempts (T2, 0030).
    async sessions(before, atMost) {
      const ended = await erase(
        'milepost.session',
        sql`(ends_at < ${before} or idle_ends_at < ${before}) and not exists (
          select from milepost.quote_grant join milepost.quote using (tenant, reference)
          where quote_grant.session_hash = session.hash and quote.expires_at > ${before})`,
        atMost,
      )
      // Sign-ins and sign-outs of staff remain in the audit trail.
      return Math.max(
        ended,
        await each(['milepost.staff_session', 'milepost.staff_sign_in'], 'ends_at', before, atMost),
      )
    },
    // Only events that have been counted: a day cannot be counted without its events.
    visits: (before, atMost) =>
      erase(
        'milepost.visit_event',
        sql`at < ${before} and exists (
          select from milepost.visit_day where day = (visit_event.at at time zone 'Europe/London')::date)`,
        atMost,
      ),
    'visit-counts': (before, atMost) =>
      each(['milepost.visit_count', 'milepost.visit_day'], 'day', before, atMost),
  }
  return {
    eraseMonths: (before, batch, signal) => eraseMonths(db, before, batch, signal),
    eraseSome: (part, before, atMost) => parts[part](before, atMost),
  }
}
