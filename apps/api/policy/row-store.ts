import { pence } from '@milepost/domain/values/pence'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../platform/db/schema'
import { openAccount, placeOf, sealWhole } from '../platform/encryption/encrypted-columns'
import type { PolicyKey } from '../platform/jobs/ports'
import type { Policy } from './ports'

type PolicyRow = Selectable<Database['milepost.policy']>

const accountAt = ({ tenant, policyNumber }: PolicyKey) =>
  placeOf('policy.sealed_account', tenant, policyNumber)

export function policyOf(db: Kysely<Database>, row: PolicyRow): Policy {
  const key = { tenant: row.tenant, policyNumber: row.policy_number }
  return {
    ...key,
    reference: row.reference,
    quoteVersion: row.quote_version,
    attemptId: row.attempt_id,
    journey: row.journey,
    term: row.term,
    optionId: row.option_id,
    collectionCode: row.collection_code,
    dueNow: pence(Number(row.due_now_pence)),
    totalPayable: pence(Number(row.total_payable_pence)),
    coverStart: row.cover_start,
    coverEnd: row.cover_end,
    wanted: row.wanted,
    contact: row.contact,
    account: openAccount(db, accountAt(key), row.sealed_account),
    portalUser: row.portal_user ?? undefined,
    issuedAt: row.issued_at,
  }
}

/** As the database keeps it; its first answer is not known yet. */
export function newPolicyRow(db: Kysely<Database>, policy: Policy) {
  return {
    tenant: policy.tenant,
    policy_number: policy.policyNumber,
    reference: policy.reference,
    quote_version: policy.quoteVersion,
    attempt_id: policy.attemptId,
    journey: policy.journey,
    term: policy.term,
    option_id: policy.optionId,
    collection_code: policy.collectionCode,
    due_now_pence: policy.dueNow,
    total_payable_pence: policy.totalPayable,
    cover_start: policy.coverStart,
    cover_end: policy.coverEnd,
    wanted: JSON.stringify(policy.wanted),
    contact: JSON.stringify(policy.contact),
    sealed_account: sealWhole(db, accountAt(policy), policy.account),
    issued_at: policy.issuedAt,
  }
}
