import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import { sealingOf } from '../platform/encryption/database-keys'
import { openDocument, placeOf } from '../platform/encryption/encrypted-columns'
import type { PolicyKey } from '../platform/jobs/ports'
import type { PolicyStore } from './ports'
import { policyOf } from './row-store'

const named = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, policy_number: policyNumber })

const documentAt = (id: string) => placeOf('policy_document.bytes', id)

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
    async papersOf(key) {
      const rows = await db
        .selectFrom('milepost.policy_document')
        .select(['id', 'kind', 'name', 'file_name', 'made_at'])
        .where((column) => column.and(named(key)))
        .orderBy('place')
        .execute()
      return rows.map(({ file_name: fileName, made_at: madeAt, ...paper }) => ({
        ...paper,
        fileName,
        isReady: madeAt !== null,
      }))
    },
    /** The first one made stays: a second run of the same work changes nothing (F20). */
    async keepPaper(key, kind, bytes, now) {
      const waiting = await db
        .selectFrom('milepost.policy_document')
        .select('id')
        .where((column) => column.and({ ...named(key), kind }))
        .where('made_at', 'is', null)
        .executeTakeFirst()
      if (waiting === undefined) return
      await db
        .updateTable('milepost.policy_document')
        .set({
          bytes: sealingOf(db).sealBytes(bytes, documentAt(waiting.id)),
          sha256: createHash('sha256').update(bytes).digest(),
          made_at: now,
        })
        .where('id', '=', waiting.id)
        .where('made_at', 'is', null)
        .execute()
    },
    async findPaper(tenant, id) {
      const row = await db
        .selectFrom('milepost.policy_document as paper')
        .innerJoin('milepost.policy as policy', (join) =>
          join
            .onRef('policy.tenant', '=', 'paper.tenant')
            .onRef('policy.policy_number', '=', 'paper.policy_number'),
        )
        .select(['paper.policy_number', 'policy.reference', 'paper.file_name', 'paper.bytes'])
        .where('paper.tenant', '=', tenant)
        .where('paper.id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { policy_number: policyNumber, reference, file_name: fileName } = row
      const bytes = openDocument(db, documentAt(id), row.bytes)
      return { policy: { tenant, policyNumber }, reference, fileName, bytes }
    },
    async keepPortalUser(key, user) {
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
    async keepMandate(key, outcome, now) {
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
    async wasMailed(subject, template) {
      const row = await db
        .selectFrom('milepost.mail_sent')
        .select('sent_at')
        .where((column) => column.and({ subject, template }))
        .executeTakeFirst()
      return row !== undefined
    },
    async keepMailed(subject, template, now) {
      await db
        .insertInto('milepost.mail_sent')
        .values({ subject, template, sent_at: now })
        .onConflict((clash) => clash.columns(['subject', 'template']).doUpdateSet({ is_confirmed: true }))
        .execute()
    },
    async keepHandedOver(subject, template, now) {
      await db
        .insertInto('milepost.mail_sent')
        .values({ subject, template, sent_at: now, is_confirmed: false })
        .onConflict((clash) => clash.columns(['subject', 'template']).doNothing())
        .execute()
    },
    async forgetHandedOver(subject, template) {
      await db
        .deleteFrom('milepost.mail_sent')
        .where((column) => column.and({ subject, template, is_confirmed: false }))
        .execute()
    },
    async addEvent(key, kind, now) {
      await db
        .insertInto('milepost.policy_event')
        .values({ ...named(key), kind, at: now })
        .execute()
    },
  }
}
