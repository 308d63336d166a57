import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import { isUnsettled } from './unsettled-store'

/** A payment that has not come to an end. */
export type OpenPayment = {
  id: string
  state: string
  reference: string
  provider: string | null
  providerRef: string | null
  since: Date
}

const MOST = 200

/** Those that have stood still longest, first; none of what is a customer's own but the reference. */
export async function openPayments(db: Kysely<Database>): Promise<readonly OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    with unfinished as (
      select id from milepost.payment_attempt
      where ${isUnsettled}
      union
      select data->>'attemptId' from milepost.job where name = 'capture' and state <> 'done'
    )
    select id, state, reference, provider, provider_ref as "providerRef", moved_at as since
    from milepost.payment_attempt join unfinished using (id)
    order by moved_at limit ${MOST}`.execute(db)
  return rows
}
