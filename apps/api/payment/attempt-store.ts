import { pence } from '@milepost/domain/values/pence'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../platform/db/schema'
import { openAccount, placeOf, sealWhole } from '../platform/encryption/encrypted-columns'
import type { Attempt, NewAttempt } from './ports'

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
    // A whole number of pence, which the driver gives as text.
    amount: pence(Number(row.amount_pence)),
    provider: row.provider ?? undefined,
    providerRef: row.provider_ref ?? undefined,
    nonceHash: row.nonce_hash ?? undefined,
    state: row.state,
    revision: row.revision,
    failure: row.failure ?? undefined,
    wanted: row.wanted ?? undefined,
    account: openAccount(db, accountOfAttempt(row.id), row.sealed_account),
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
    wanted: attempt.wanted === undefined ? null : JSON.stringify(attempt.wanted),
    sealed_account: sealWhole(db, accountOfAttempt(attempt.id), attempt.account),
    created_at: attempt.createdAt,
    moved_at: attempt.createdAt,
    looked_at: attempt.createdAt,
    pay_by: attempt.payBy,
  }
}
