import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { isRestricted } from '../privacy/restricted-store.ts'
import type { QuoteKey } from '../quote/ports.ts'
import { versionOf } from '../quote/row-store.ts'
import type { EmailStopStore, ReminderStore } from './ports.ts'

/** A process that has claimed an email for this long has died. */
const CLAIM_MINUTES = 10

/** Which customers opted out of reminders, and which process is about to send which email. */
export function emailStopStore(db: Kysely<Database>): EmailStopStore {
  return {
    async saveStopLink({ tenant, addressHash, tokenHash }, now) {
      await db
        .insertInto('milepost.mail_stop_link')
        .values({ tenant, address_hash: addressHash, token_hash: tokenHash, made_at: now })
        .execute()
    },
    async stopEmails({ tenant, tokenHash }, now) {
      const link = await db
        .selectFrom('milepost.mail_stop_link')
        .select(['tenant', 'address_hash'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      if (link === undefined || (tenant !== undefined && tenant !== link.tenant)) return false
      await db
        .insertInto('milepost.mail_stop')
        .values({ tenant: link.tenant, address_hash: link.address_hash, stopped_at: now })
        .onConflict((clash) => clash.columns(['tenant', 'address_hash']).doNothing())
        .execute()
      return true
    },
    async areStopped({ tenant, addressHash }) {
      const row = await db
        .selectFrom('milepost.mail_stop')
        .select('stopped_at')
        .where((column) => column.and({ tenant, address_hash: addressHash }))
        .executeTakeFirst()
      return row !== undefined
    },
    async claimEmail({ subject, template }, now) {
      const died = new Date(now.getTime() - CLAIM_MINUTES * 60_000)
      const claimed = await db
        .insertInto('milepost.mail_claim')
        .values({ subject, template, claimed_at: now })
        .onConflict((clash) =>
          clash
            .columns(['subject', 'template'])
            .doUpdateSet({ claimed_at: now })
            .where('milepost.mail_claim.claimed_at', '<', died),
        )
        .returning('subject')
        .executeTakeFirst()
      return claimed !== undefined
    },
    async releaseEmail({ subject, template }) {
      await db
        .deleteFrom('milepost.mail_claim')
        .where((column) => column.and({ subject, template }))
        .execute()
    },
  }
}

/** The lifetime of a quote plus a day (D-141). */
const LONGEST_LIFE = '31 days'

/**
 * Quotes that were not bought and that their customer has seen: comparison sites ask for many that are never opened. Renewals and
 * restarts have emails of their own, but count as bought. It scans a month of quotes a few times a day: the search is by values
 * inside them, and an index on those would cost every new quote.
 */
export function reminderStore(db: Kysely<Database>): ReminderStore {
  return {
    async unboughtQuotes(made, now) {
      const due =
        'from' in made
          ? sql`created_at >= ${made.from} and created_at < ${made.before}`
          : sql`expires_at >= ${made.expiringFrom} and expires_at < ${made.expiringBefore}`
      const { rows } = await sql<QuoteKey>`
        with seen as (
          select quote.*,
            lower(priced.answers #>> '{proposerDetails,emailAddress}') as email,
            upper(replace(priced.answers #>> '{vehicleDetails,registration}', ' ', '')) as registration,
            ${isRestricted} as is_restricted,
            quote.is_restart or exists (select from milepost.renewal
              where renewal.tenant = quote.tenant and renewal.reference = quote.reference) as has_own_letters
          from milepost.quote
          cross join lateral ${versionOf()} as priced
          where quote.created_at > ${now}::timestamptz - ${LONGEST_LIFE}::interval and quote.created_at <= ${now}
            and (quote.status = 'taken-up' or exists (select from milepost.quote_grant as held
              where held.tenant = quote.tenant and held.reference = quote.reference))
        ),
        ranked as (
          select *,
            row_number() over (partition by tenant, email, registration, has_own_letters
              order by (term = 'thirty-day'), created_at desc, reference) as place,
            bool_or(status = 'taken-up') over (partition by tenant, email, registration) as is_bought
          from seen
        )
        select tenant, reference from ranked
        where place = 1 and not is_restricted and not has_own_letters and not is_bought and term <> 'thirty-day' and status = 'priced' and email is not null
          and expires_at > ${now} and not (is_locked and (locked_until is null or locked_until > ${now}))
          and ${due}
        order by created_at
      `.execute(db)
      return rows
    },
  }
}
