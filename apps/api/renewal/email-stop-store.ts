import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { MailStopStore } from './email-stop-ports'

/** A process that holds a letter for so long has died with it. */
const CLAIM_MINUTES = 10

/** Who wants no reminders, and who is about to send which letter. */
export function mailStopStore(db: Kysely<Database>): MailStopStore {
  return {
    async keepStopLink({ tenant, addressHash, tokenHash }, now) {
      await db
        .insertInto('milepost.mail_stop_link')
        .values({ tenant, address_hash: addressHash, token_hash: tokenHash, made_at: now })
        .execute()
    },
    async stopMails({ tenant, tokenHash }, now) {
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
    async claimMail({ subject, template }, now) {
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
    async releaseMail({ subject, template }) {
      await db
        .deleteFrom('milepost.mail_claim')
        .where((column) => column.and({ subject, template }))
        .execute()
    },
  }
}
