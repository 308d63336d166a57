import { compactRegistration } from '@milepost/domain/values/registration'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { LookedUpVehicles } from './ports.ts'

/** One row per registration, with spaces or without (D-055). Without a tenant: a vehicle is the same for every brand. */
export function lookedUpVehicles(db: Kysely<Database>): LookedUpVehicles {
  return {
    async remember(registration, { info, at }) {
      await db
        .insertInto('milepost.looked_up_vehicle')
        .values({
          registration: compactRegistration(registration),
          info: JSON.stringify(info),
          looked_up_at: at,
        })
        .onConflict((clash) =>
          clash
            .column('registration')
            .doUpdateSet((column) => ({
              info: column.ref('excluded.info'),
              looked_up_at: column.ref('excluded.looked_up_at'),
            }))
            // Two processes may have asked simultaneously: the later reply wins, regardless of which arrives first.
            .whereRef('milepost.looked_up_vehicle.looked_up_at', '<=', 'excluded.looked_up_at'),
        )
        .execute()
    },
    async recall(registration, notBefore) {
      const row = await db
        .selectFrom('milepost.looked_up_vehicle')
        .select(['info', 'looked_up_at'])
        .where('registration', '=', compactRegistration(registration))
        .where('looked_up_at', '>=', notBefore)
        .executeTakeFirst()
      return row && { info: row.info, at: row.looked_up_at }
    },
  }
}
