import { pence } from '@milepost/domain/values/pence'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { decryptAccount, encryptWhole, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { documentStore } from './document-store.ts'
import type { Policy, PolicyStore } from './ports.ts'
import { forgetPromises, promisesOf, savePromises } from './promise-store.ts'

/** Longer than a mail server may take to reply (providers/email), and no longer than the third try of a job. */
const DOUBT_MS = 12_000

const named = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, policy_number: policyNumber })

/** Policies in PostgreSQL. Every statement names the tenant. */
export function policyStore(db: Kysely<Database>): PolicyStore {
  return {
    async findPolicy(key) {
      const row = await db
        .selectFrom('milepost.policy')
        .selectAll()
        .where((column) => column.and(named(key)))
        .executeTakeFirst()
      return row && policyOf(db, row)
    },
    async findByQuote({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.policy')
        .selectAll()
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      return row && policyOf(db, row)
    },
    async findPrevious({ tenant, reference }) {
      const { rows } = await sql<{ kind: 'renewal' | 'restart'; policyNumber: string }>`
        select 'renewal' as kind, from_policy_number as "policyNumber" from milepost.renewal
          where tenant = ${tenant} and reference = ${reference}
        union all
        select 'restart', policy_number from milepost.restart_quote
          where tenant = ${tenant} and reference = ${reference}
      `.execute(db)
      const [found] = rows
      const row =
        found &&
        (await db
          .selectFrom('milepost.policy')
          .selectAll()
          .where((column) => column.and(named({ tenant, policyNumber: found.policyNumber })))
          .executeTakeFirst())
      return found && row && { kind: found.kind, policy: policyOf(db, row) }
    },
    ...documentStore(db),
    async savePortalUser(key, user) {
      await db
        .updateTable('milepost.policy')
        .set({ portal_user: user })
        .where((column) => column.and(named(key)))
        .execute()
    },
    async answerOnce(key, answer) {
      await db
        .updateTable('milepost.policy')
        .set({ answer: JSON.stringify(answer) })
        .where((column) => column.and(named(key)))
        .where('answer', 'is', null)
        .execute()
      const row = await db
        .selectFrom('milepost.policy')
        .select('answer')
        .where((column) => column.and(named(key)))
        .executeTakeFirstOrThrow()
      return row.answer
    },
    async saveMandate(key, outcome, now) {
      const row =
        outcome.kind === 'lodged'
          ? { state: outcome.kind, ref: outcome.ref, code: null }
          : { state: outcome.kind, ref: null, code: outcome.code }
      await db
        .insertInto('milepost.finance_mandate')
        .values({ ...named(key), ...row, at: now })
        .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
        .execute()
    },
    async findMandate(key) {
      const row = await db
        .selectFrom('milepost.finance_mandate')
        .select('state')
        .where((column) => column.and(named(key)))
        .executeTakeFirst()
      return row?.state
    },
    async rejectionOf(key) {
      const row = await db
        .selectFrom('milepost.finance_mandate')
        .select('code')
        .where((column) => column.and(named(key)))
        .executeTakeFirst()
      return row?.code ?? undefined
    },
    async wasEmailed(subject, template, now) {
      const row = await db
        .selectFrom('milepost.mail_sent')
        .select(['is_confirmed', 'doubted_at'])
        .where((column) => column.and({ subject, template }))
        .executeTakeFirst()
      if (row === undefined) return false
      return (
        row.is_confirmed || (row.doubted_at !== null && now.getTime() - row.doubted_at.getTime() >= DOUBT_MS)
      )
    },
    async isInDoubt(subject, template, now) {
      const row = await db
        .updateTable('milepost.mail_sent')
        .set({ doubted_at: sql`coalesce(doubted_at, ${now})` })
        .where((column) => column.and({ subject, template, is_confirmed: false }))
        .returning('sent_at')
        .executeTakeFirst()
      return row !== undefined
    },
    recordEmailed: (subject, template, now, promises = []) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('milepost.mail_sent')
          .values({ subject, template, sent_at: now })
          .onConflict((clash) => clash.columns(['subject', 'template']).doUpdateSet({ is_confirmed: true }))
          .execute()
        await savePromises(transaction, { subject, template }, promises, now)
      }),
    recordHandedOver: (subject, template, now, promises = []) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .insertInto('milepost.mail_sent')
          .values({ subject, template, sent_at: now, is_confirmed: false })
          .onConflict((clash) => clash.columns(['subject', 'template']).doNothing())
          .returning('subject')
          .executeTakeFirst()
        if (row) await savePromises(transaction, { subject, template }, promises, now)
        return row !== undefined
      }),
    forgetHandedOver: (subject, template) =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('milepost.mail_sent')
          .where((column) => column.and({ subject, template, is_confirmed: false }))
          .executeTakeFirst()
        if (numDeletedRows > 0n) await forgetPromises(transaction, { subject, template })
      }),
    promisesOf: (key) => promisesOf(db, key),
    async isRenewalStopped({ tenant, policyNumber }) {
      const stop = await db
        .selectFrom('milepost.subscription_stop as stop')
        .leftJoin('milepost.renewal as renewal', (join) =>
          join
            .onRef('renewal.tenant', '=', 'stop.tenant')
            .onRef('renewal.first_policy_number', '=', 'stop.first_policy_number'),
        )
        .select('stop.tenant')
        .where('stop.tenant', '=', tenant)
        .where(({ or, eb }) =>
          or([
            eb('stop.first_policy_number', '=', policyNumber),
            eb('renewal.policy_number', '=', policyNumber),
          ]),
        )
        .executeTakeFirst()
      return stop !== undefined
    },
    async addEvent(key, kind, now) {
      await db
        .insertInto('milepost.policy_event')
        .values({ ...named(key), kind, at: now })
        .execute()
    },
  }
}

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
    requested: row.wanted,
    contact: row.contact,
    account: decryptAccount(db, accountAt(key), row.sealed_account),
    portalUser: row.portal_user ?? undefined,
    issuedAt: row.issued_at,
  }
}

/** As stored; its first reply is not known yet. */
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
    wanted: JSON.stringify(policy.requested),
    contact: JSON.stringify(policy.contact),
    sealed_account: encryptWhole(db, accountAt(policy), policy.account),
    issued_at: policy.issuedAt,
  }
}
