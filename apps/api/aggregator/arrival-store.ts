import { type Pence, pence } from '@milepost/domain/values/pence'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { QuoteKey } from '../quote/ports'
import type { Arrival, ArrivalStore } from './arrival-ports'

/** How quotes came from comparison sites. Written with the quote itself (site-quotes.ts) and never changed. */
export function arrivalStore(db: Kysely<Database>): ArrivalStore {
  return {
    async findArrival({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.quote_arrival')
        .select(['site', 'provenance', 'shown_in_full_pence', 'shown_per_month_pence', 'shown_at'])
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { site, provenance } = row
      const shown = {
        inFull: penceOf(row.shown_in_full_pence),
        perMonth: penceOf(row.shown_per_month_pence),
        at: row.shown_at,
      }
      return { site, provenance, shown }
    },
    async isAwaited({ tenant, reference }) {
      const awaited = await db
        .selectFrom('milepost.quote_arrival as arrival')
        .select('arrival.site')
        .where((column) => column.and({ 'arrival.tenant': tenant, 'arrival.reference': reference }))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.quote_grant as held')
                .select('held.reference')
                .whereRef('held.tenant', '=', 'arrival.tenant')
                .whereRef('held.reference', '=', 'arrival.reference'),
            ),
          ),
        )
        .executeTakeFirst()
      return awaited !== undefined
    },
  }
}

export function arrivalRow({ tenant, reference }: QuoteKey, { site, provenance, shown }: Arrival) {
  return {
    tenant,
    reference,
    site,
    provenance: JSON.stringify(provenance),
    shown_in_full_pence: shown.inFull ?? null,
    shown_per_month_pence: shown.perMonth ?? null,
    shown_at: shown.at,
  }
}

function penceOf(stored: string | null): Pence | undefined {
  return stored === null ? undefined : pence(Number(stored))
}
