import { isIn, isStep, liveStates, openStates } from '@milepost/domain/payment/attempt-states'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { pence } from '@milepost/domain/values/pence'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { retried } from '../../platform/db/storage-error.ts'
import { decryptAccount, encryptWhole, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import type { Attempt, BookedKind, Move, NewAttempt, PaymentStore } from './ports.ts'

type AttemptRow = Selectable<Database['milepost.payment_attempt']>

export const accountOfAttempt = (id: string) => placeOf('payment_attempt.sealed_account', id)

export function attemptOf(db: Kysely<Database>, row: AttemptRow): Attempt {
  return {
    id: row.id,
    tenant: row.tenant,
    reference: row.reference,
    quoteVersion: row.quote_version,
    optionId: row.option_id,
    collectionCode: row.collection_code,
    // Whole pence; the driver returns bigint as text.
    amount: pence(Number(row.amount_pence)),
    provider: row.provider ?? undefined,
    providerRef: row.provider_ref ?? undefined,
    nonceHash: row.nonce_hash ?? undefined,
    state: row.state,
    revision: row.revision,
    failure: row.failure ?? undefined,
    requested: row.wanted ?? undefined,
    account: decryptAccount(db, accountOfAttempt(row.id), row.sealed_account),
    createdAt: row.created_at,
    movedAt: row.moved_at,
    payBy: row.pay_by,
  }
}

export function newAttemptRow(db: Kysely<Database>, attempt: NewAttempt) {
  return {
    id: attempt.id,
    tenant: attempt.tenant,
    reference: attempt.reference,
    quote_version: attempt.quoteVersion,
    option_id: attempt.optionId,
    collection_code: attempt.collectionCode,
    amount_pence: attempt.amount,
    provider: attempt.provider ?? null,
    nonce_hash: attempt.nonceHash ?? null,
    state: attempt.state,
    wanted: attempt.requested === undefined ? null : JSON.stringify(attempt.requested),
    sealed_account: encryptWhole(db, accountOfAttempt(attempt.id), attempt.account),
    created_at: attempt.createdAt,
    moved_at: attempt.createdAt,
    looked_at: attempt.createdAt,
    pay_by: attempt.payBy,
  }
}

/** Locks the quote, then its attempt, in the same order as every other transaction, to rule out deadlocks. */
export function attemptBeginning(db: Kysely<Database>, enqueue: Enqueue): Pick<PaymentStore, 'begin'> {
  return {
    begin: (asked) =>
      retried(() =>
        db.transaction().execute(async (transaction) => {
          if (!(await isStillOffered(transaction, asked))) return { kind: 'moved-on' }
          const live = await liveAttemptOf(transaction, asked)
          if (live && !givesWay(live, asked)) return { kind: 'live', attempt: live }
          if (live) await moveIn(transaction, live, { to: 'SUPERSEDED', now: asked.createdAt }, enqueue)
          const row = await transaction
            .insertInto('milepost.payment_attempt')
            .values(newAttemptRow(transaction, asked))
            .returningAll()
            .executeTakeFirstOrThrow()
          return { kind: 'begun', attempt: attemptOf(transaction, row) }
        }),
      ),
  }
}

/** Locks the quote if it still has that price and is not sold. */
async function isStillOffered(transaction: Transaction<Database>, asked: NewAttempt): Promise<boolean> {
  const quote = await transaction
    .selectFrom('milepost.quote')
    .select('reference')
    .where('tenant', '=', asked.tenant)
    .where('reference', '=', asked.reference)
    .where('current_version', '=', asked.quoteVersion)
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

/** Nothing is authorised for it, and it does not fit the payment requested now (F7). */
function givesWay(live: Attempt, asked: NewAttempt): boolean {
  return (
    isIn(openStates, live.state) &&
    (live.quoteVersion !== asked.quoteVersion ||
      live.optionId !== asked.optionId ||
      live.collectionCode !== asked.collectionCode ||
      live.provider !== asked.provider ||
      // The provider was told whether to save the card when the payment was prepared. This cannot be changed.
      (live.requested?.saveCard ?? false) !== (asked.requested?.saveCard ?? false) ||
      live.payBy <= asked.createdAt)
  )
}

/** Moves attempts between states. A caller whose view of the attempt is out of date moves nothing (safety K2). */
export function attemptMoves(db: Kysely<Database>, enqueue: Enqueue): Pick<PaymentStore, 'move'> {
  return {
    move: (attempt, move) =>
      db.transaction().execute((transaction) => moveIn(transaction, attempt, move, enqueue)),
  }
}

export async function moveIn(
  transaction: Transaction<Database>,
  attempt: Attempt,
  { to, now, providerRef, nonceHash, failure, isClosedAtProvider, booked, jobs = [] }: Move,
  enqueue: Enqueue,
): Promise<Attempt | 'moved-on'> {
  if (!isStep(attempt.state, to)) throw new TypeError(`No payment goes from ${attempt.state} to ${to}`)
  const row = await transaction
    .updateTable('milepost.payment_attempt')
    .set({
      state: to,
      revision: attempt.revision + 1,
      moved_at: now,
      looked_at: now,
      ...(providerRef !== undefined && { provider_ref: providerRef }),
      ...(nonceHash !== undefined && { nonce_hash: nonceHash }),
      ...(failure !== undefined && { failure }),
      ...(isClosedAtProvider !== undefined && { is_closed_at_provider: isClosedAtProvider }),
    })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .where('revision', '=', attempt.revision)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return 'moved-on'
  if (booked) await book(transaction, { ...booked, tenant: attempt.tenant, attemptId: attempt.id, at: now })
  await enqueue(transaction, jobs)
  return attemptOf(transaction, row)
}

export type Booking = {
  tenant: BrandCode
  attemptId: string
  kind: BookedKind
  lines: readonly LedgerLine[]
  at: Date
}

/**
 * A movement of money in the accounts. Written once per attempt, even if it is reported repeatedly (safety K9). False if it had been
 * written before.
 */
export async function book(
  transaction: Transaction<Database>,
  { tenant, attemptId, kind, lines, at }: Booking,
): Promise<boolean> {
  const entry = await transaction
    .insertInto('milepost.ledger_entry')
    .values({ tenant, attempt_id: attemptId, kind, at })
    .onConflict((clash) => clash.columns(['attempt_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (entry === undefined) return false
  if (lines.length > 0)
    await transaction
      .insertInto('milepost.ledger_line')
      .values(lines.map(({ account, pence }) => ({ entry_id: entry.id, account, pence })))
      .execute()
  return true
}
