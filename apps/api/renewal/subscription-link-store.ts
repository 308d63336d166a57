import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { SubscriptionLinkStore } from './subscription-link-ports'

/** Links to what follows a policy. A token of one brand is nothing to another. */
export function subscriptionLinkStore(db: Kysely<Database>): SubscriptionLinkStore {
  return {
    async keepSubscriptionLink({ tenant, tokenHash, firstPolicy }, { now, endsAt }) {
      await db
        .insertInto('milepost.subscription_link')
        .values({
          tenant,
          token_hash: tokenHash,
          first_policy_number: firstPolicy,
          made_at: now,
          ends_at: endsAt,
        })
        .execute()
    },
    async findSubscriptionLink({ tenant, tokenHash }, now) {
      const row = await db
        .selectFrom('milepost.subscription_link')
        .select('first_policy_number')
        .where((column) => column.and({ tenant, token_hash: tokenHash }))
        .where('ends_at', '>', now)
        .executeTakeFirst()
      return row && { firstPolicy: row.first_policy_number }
    },
  }
}
