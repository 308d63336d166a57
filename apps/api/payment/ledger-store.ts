import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema'

export type Booking = {
  tenant: BrandCode
  attemptId: string
  kind: 'sale' | 'capture' | 'refund'
  lines: readonly LedgerLine[]
  at: Date
}

/** A movement of money in the accounts. Written once for an attempt, however often it is told (safety K9). */
export async function book(
  transaction: Transaction<Database>,
  { tenant, attemptId, kind, lines, at }: Booking,
): Promise<void> {
  const entry = await transaction
    .insertInto('milepost.ledger_entry')
    .values({ tenant, attempt_id: attemptId, kind, at })
    .onConflict((clash) => clash.columns(['attempt_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (entry === undefined || lines.length === 0) return
  await transaction
    .insertInto('milepost.ledger_line')
    .values(lines.map(({ account, pence }) => ({ entry_id: entry.id, account, pence })))
    .execute()
}
