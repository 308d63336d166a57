import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Actor } from '../platform/audit/ports'
import { appendEntries, cutTrail } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import type { QuoteKey } from '../quote/ports'
import type { RetainedPart, Retention } from './ports'
import { isRestricted, isRestrictedDraft } from './restricted-store'

/** Deletes old rows, a part at a time (T30). Which table belongs to which part is in retention-rules. */
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
  const parts: Readonly<Record<RetainedPart, (before: Date, atMost: number) => Promise<number>>> = {
    quotes: (before, atMost) => eraseOldQuotes(db, before, atMost),
    // By the day it was made first: only that has an index.
    drafts: (before, atMost) =>
      erase(
        'milepost.draft',
        sql`created_at < ${before} and updated_at < ${before} and not ${isRestrictedDraft}`,
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
    // Events about a payment that we keep are kept with it.
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
    // Finished jobs only: what is still to be done for a policy is done, however late.
    async jobs(before, atMost) {
      const isOver = sql`created_at < ${before} and state in ('done', 'dead')`
      const jobs = await erase('milepost.job', isOver, atMost)
      // Who did which work; the audit trail has it too.
      return Math.max(jobs, await each(['milepost.work'], 'ended_at', before, atMost))
    },
    'security-events': (before, atMost) => each(['milepost.security_event'], 'at', before, atMost),
    'audit-trail': (before, atMost) => cutTrail(db, before, atMost, new Date()),
    // While a quote lives, the browser that held it is recognised by its last session, whatever strangers try (T2, 0030).
    async sessions(before, atMost) {
      const ended = await erase(
        'milepost.session',
        sql`(ends_at < ${before} or idle_ends_at < ${before}) and not exists (
          select from milepost.quote_grant join milepost.quote using (tenant, reference)
          where quote_grant.session_hash = session.hash and quote.expires_at > ${before})`,
        atMost,
      )
      // Who of the staff signed in and out stays in the audit trail.
      return Math.max(
        ended,
        await each(['milepost.staff_session', 'milepost.staff_sign_in'], 'ends_at', before, atMost),
      )
    },
    // Only what has been counted: without its events a day could not be counted any more.
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
  return { eraseSome: (part, before, atMost) => parts[part](before, atMost) }
}

/** A payment that failed: no money is authorised, and none was ever booked. */
const ended = sql`('DECLINED', 'EXPIRED', 'SUPERSEDED', 'VOIDED', 'REFUNDED')`

/** A quote that became a policy, alone or as one of a pair: a record of what was sold and why. */
export const isSold = sql<boolean>`(
  quote.status = 'taken-up' or exists (
    select from milepost.policy
    where policy.tenant = quote.tenant and policy.reference in (quote.reference, quote.beside_reference)
  )
)`

/** Money moved for it, or may still move: the accounts need it. */
export const hasMoney = sql<boolean>`exists (
  select from milepost.payment_attempt attempt
  where attempt.tenant = quote.tenant and attempt.reference = quote.reference
    and (attempt.state not in ${ended}
      or exists (select from milepost.ledger_entry where ledger_entry.attempt_id = attempt.id))
)`

/** A provider names a payment by our order id where it can, and always by its own reference. */
const isEventOf = sql<boolean>`(
  webhook_event.order_id = attempt.id
  or (webhook_event.provider, webhook_event.provider_ref) = (attempt.provider, attempt.provider_ref)
)`

/** Last touched before this moment: made, priced, and its purchase form saved. */
const isOlderThan = (before: Date) => sql<boolean>`(
  quote.created_at < ${before}
  and not exists (
    select from milepost.quote_version version
    where version.tenant = quote.tenant and version.reference = quote.reference and version.priced_at >= ${before}
  )
  and not exists (
    select from milepost.quote_contact contact
    where contact.tenant = quote.tenant and contact.reference = quote.reference and contact.updated_at >= ${before}
  )
)`

/** Deletes at most this many old unbought quotes. Locked ones are left for the next run, restricted ones until that is lifted (DSK-706). */
function eraseOldQuotes(db: Kysely<Database>, before: Date, atMost: number): Promise<number> {
  return eraseWhere(db, sql`${isOlderThan(before)} and not ${isRestricted}`, atMost)
}

/** Erases this quote on request, unless it was bought or money moved for it. Only who did it is kept. */
export async function eraseQuote(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
  by: Actor,
  at: Date,
): Promise<boolean> {
  const erased = await eraseWhere(
    db,
    sql`(quote.tenant, quote.reference) = (${tenant}, ${reference})`,
    1,
    (transaction) =>
      appendEntries(transaction, by, at, [{ act: 'quote.erase', about: { kind: 'quote', id: reference } }]),
  )
  return erased > 0
}

function eraseWhere(
  db: Kysely<Database>,
  which: RawBuilder<unknown>,
  atMost: number,
  record?: (transaction: Transaction<Database>) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<QuoteKey>`
      select quote.tenant, quote.reference from milepost.quote
      where ${which} and not ${isSold} and not ${hasMoney}
      limit ${atMost} for update of quote skip locked
    `.execute(transaction)
    if (rows.length === 0) return 0
    await eraseHeld(transaction, rows)
    await record?.(transaction)
    return rows.length
  })
}

/** Rows that refer to a quote are deleted first; versions, grants, forms, documents and links cascade. */
async function eraseHeld(transaction: Transaction<Database>, keys: readonly QuoteKey[]): Promise<void> {
  const these = sql`unnest(${keys.map(({ tenant }) => tenant)}::text[], ${keys.map(({ reference }) => reference)}::text[]) as these (tenant, reference)`
  const attempts = sql`(select id from milepost.payment_attempt join ${these} using (tenant, reference))`
  await sql`
    delete from milepost.webhook_event using milepost.payment_attempt attempt
    where attempt.id in ${attempts} and ${isEventOf}
  `.execute(transaction)
  // Emails are named by the payment or the quote they are about, with its brand before it (send-once, mail-purchase).
  const emails = sql`(
    select tenant || ':' || id from milepost.payment_attempt join ${these} using (tenant, reference)
    union select tenant || ':' || reference from ${these}
  )`
  for (const table of ['mail_sent', 'mail_claim'])
    await sql`delete from ${sql.table(`milepost.${table}`)} where subject in ${emails}`.execute(transaction)
  // They hold ids only, and there is nothing left to do for them.
  await sql`delete from milepost.job where data ->> 'attemptId' in ${attempts}`.execute(transaction)
  await sql`
    delete from milepost.job using ${these}
    where data ->> 'tenant' = these.tenant and data ->> 'reference' = these.reference
  `.execute(transaction)
  await sql`delete from milepost.payment_event where attempt_id in ${attempts}`.execute(transaction)
  await sql`delete from milepost.payment_attempt where id in ${attempts}`.execute(transaction)
  await sql`delete from milepost.quote using ${these} where quote.tenant = these.tenant and quote.reference = these.reference`.execute(
    transaction,
  )
}
