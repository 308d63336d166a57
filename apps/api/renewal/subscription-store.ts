import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { SavedCard, SavedCardStore, SubscriptionLinkStore } from './ports.ts'

/** Links to what follows a policy. A token of one brand opens nothing at another. */
export function subscriptionLinkStore(db: Kysely<Database>): SubscriptionLinkStore {
  return {
    async saveSubscriptionLink({ tenant, tokenHash, firstPolicy }, { now, endsAt }) {
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

/** Which saved card a policy was paid with. */
export function savedCardStore(db: Kysely<Database>): SavedCardStore {
  return {
    async saveCard({ tenant, policyNumber }, { provider, customerRef, methodRef, lastFour, expiresIn }, now) {
      await db
        .insertInto('milepost.saved_card')
        .values({
          tenant,
          policy_number: policyNumber,
          provider,
          customer_ref: customerRef,
          method_ref: methodRef,
          last_four: lastFour ?? null,
          expires_in: expiresIn ?? null,
          kept_at: now,
        })
        .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
        .execute()
    },
    async findCard({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.saved_card')
        .selectAll()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return row && cardOf(row)
    },
    async newestCard({ tenant, firstPolicy }) {
      const row = await db
        .selectFrom('milepost.saved_card as card')
        .selectAll()
        .where('tenant', '=', tenant)
        .where(({ or, eb, selectFrom }) =>
          or([
            eb('policy_number', '=', firstPolicy),
            eb(
              'policy_number',
              'in',
              selectFrom('milepost.renewal as renewal')
                .select('renewal.policy_number')
                .where('renewal.tenant', '=', tenant)
                .where('renewal.first_policy_number', '=', firstPolicy),
            ),
          ]),
        )
        .orderBy('kept_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && cardOf(row)
    },
  }
}

function cardOf(row: Selectable<Database['milepost.saved_card']>): SavedCard {
  return {
    provider: row.provider,
    customerRef: row.customer_ref,
    methodRef: row.method_ref,
    lastFour: row.last_four ?? undefined,
    expiresIn: row.expires_in ?? undefined,
  }
}
