import { isIn, liveStates, openStates } from '@milepost/domain/payment/attempt-states'
import type { Kysely, Transaction } from 'kysely'
import { retried } from '../platform/db/retried'
import type { Database } from '../platform/db/schema'
import type { Enqueue } from '../platform/jobs/enqueue-store'
import type { QuoteKey } from '../quote/ports'
import { moveIn } from './attempt-move-store'
import { attemptOf, newAttemptRow } from './attempt-store'
import type { Attempt, NewAttempt, PaymentStore } from './ports'

/** The quote is held first and its attempt after it, here as everywhere, so that nobody waits for another in a circle. */
export function attemptBeginning(db: Kysely<Database>, enqueue: Enqueue): Pick<PaymentStore, 'begin'> {
  return {
    begin: (wanted) =>
      retried(() =>
        db.transaction().execute(async (transaction) => {
          if (!(await isStillOffered(transaction, wanted))) return { kind: 'moved-on' }
          const live = await liveAttemptOf(transaction, wanted)
          if (live && !givesWay(live, wanted)) return { kind: 'live', attempt: live }
          if (live) await moveIn(transaction, live, { to: 'SUPERSEDED', now: wanted.createdAt }, enqueue)
          const row = await transaction
            .insertInto('milepost.payment_attempt')
            .values(newAttemptRow(transaction, wanted))
            .returningAll()
            .executeTakeFirstOrThrow()
          return { kind: 'begun', attempt: attemptOf(transaction, row) }
        }),
      ),
  }
}

/** Holds the quote, if it still has that price and nobody has bought it. */
async function isStillOffered(transaction: Transaction<Database>, wanted: NewAttempt): Promise<boolean> {
  const quote = await transaction
    .selectFrom('milepost.quote')
    .select('reference')
    .where('tenant', '=', wanted.tenant)
    .where('reference', '=', wanted.reference)
    .where('current_version', '=', wanted.quoteVersion)
    .where('status', '=', 'priced')
    .forUpdate()
    .executeTakeFirst()
  return quote !== undefined
}

export async function liveAttemptOf(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('milepost.payment_attempt')
    .selectAll()
    .where((column) => column.and({ tenant, reference }))
    .where('state', 'in', [...liveStates])
    .executeTakeFirst()
  return row && attemptOf(db, row)
}

/** Nothing is held under it, and it is not for what is wanted now (F7). */
function givesWay(live: Attempt, wanted: NewAttempt): boolean {
  return (
    isIn(openStates, live.state) &&
    (live.quoteVersion !== wanted.quoteVersion ||
      live.optionId !== wanted.optionId ||
      live.collectionCode !== wanted.collectionCode ||
      live.provider !== wanted.provider ||
      // A provider keeps a card as it was told when the payment was prepared, and is not told otherwise.
      (live.wanted?.saveCard ?? false) !== (wanted.wanted?.saveCard ?? false) ||
      live.payBy <= wanted.createdAt)
  )
}
