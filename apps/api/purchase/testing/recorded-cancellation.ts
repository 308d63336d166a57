import type { CancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import { NOTICE_DAYS, needsNotice } from '@milepost/domain/policy/cancellation-notice'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { pence } from '@milepost/domain/values/pence'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { cancellationRefundStore } from '../ending/cancel-refund-store.ts'

const DAY = 24 * 60 * 60 * 1000
/** A cancellation by which no money moves. */
export const nothingMoves: CancellationFigures = {
  basis: 'days-left',
  daysCovered: 1,
  daysInAll: 365,
  premium: pence(0),
  fee: pence(0),
  charge: pence(0),
  refund: pence(0),
  tax: pence(0),
  toLender: pence(0),
  againstDebt: pence(0),
  toCard: pence(0),
  stillOwedToLender: pence(0),
  stillOwedToUs: pence(0),
}
const somebody = { who: 'Alex Tester', door: 'command-line', because: 'a test' } as const

/** A policy whose cover ended by cancellation at this moment, after its notice; nothing is booked, refunded or emailed. */
export async function recordCancelled(
  db: Kysely<Database>,
  { tenant, policyNumber }: PolicyKey,
  { reason, at }: { reason: CancellationReason; at: Date },
): Promise<void> {
  const askedAt = needsNotice(reason) ? new Date(at.getTime() - (NOTICE_DAYS + 1) * DAY) : at
  const cancellation = {
    tenant,
    policyNumber,
    reason,
    cancelledAt: at,
    askedAt,
    hasClaimed: false,
    defaultNoticeOn: undefined,
    broughtBy: undefined,
    first: undefined,
    isWithinAuthority: false,
    figures: nothingMoves,
    returned: pence(0),
    replaces: undefined,
  }
  const outcome = await cancellationRefundStore(db, async () => {}).cancel([cancellation], somebody, at)
  if (outcome !== 'done') throw new Error(outcome)
}
