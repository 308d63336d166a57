import { randomBytes } from 'node:crypto'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Actor, AuditAct, AuditDetails } from '../../platform/audit/ports.ts'
import { appendEntries, recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { decryptWhole, encryptWhole, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import { type Subject, subjectOf } from '../../privacy/export-store.ts'
import { countAbout, eraseAbout, exportAbout } from '../../privacy/subject-store.ts'
import type { DataRequest, DataRequestStore, HeldData } from './ports.ts'

type Row = Selectable<Database['milepost.data_request']>
type Changes = Updateable<Database['milepost.data_request']>

const SHOWN_AFTER = '30 days'
const MOST = 300
const personAt = (id: string) => placeOf('data_request.sealed_person', id)

/** Requests in PostgreSQL. Staff find only requests of their own brands. */
export function dataRequestStore(db: Kysely<Database>): DataRequestStore {
  /** Moves it if no one else has moved it, and records it in the trail. */
  const move = async (
    { id, state }: DataRequest,
    changes: Changes,
    entry: { act: AuditAct; after?: AuditDetails },
    { by, now }: { by: Actor; now: Date },
  ): Promise<boolean> => {
    try {
      await recorded(db, by, now, async (transaction, record) => {
        const { numUpdatedRows } = await transaction
          .updateTable('milepost.data_request')
          .set({ ...changes, moved_at: now })
          .where((column) => column.and({ id, state }))
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new MovedOnError()
        record({ ...entry, about: { kind: 'data-request', id } })
      })
      return true
    } catch (error) {
      if (error instanceof MovedOnError) return false
      throw error
    }
  }
  return {
    async list(brands, now) {
      const rows = await db
        .selectFrom('milepost.data_request')
        .selectAll()
        .where('tenant', 'in', [...brands])
        .where(({ or, eb }) =>
          or([
            eb('state', 'in', ['open', 'proposed']),
            eb('moved_at', '>', sql<Date>`${now}::timestamptz - ${SHOWN_AFTER}::interval`),
          ]),
        )
        .orderBy(sql`state in ('done', 'refused')`)
        .orderBy('due_on')
        .limit(MOST)
        .execute()
      return rows.map((row) => requestOf(db, row))
    },
    async find(id, brands) {
      const row = await db
        .selectFrom('milepost.data_request')
        .selectAll()
        .where('id', '=', id)
        .where('tenant', 'in', [...brands])
        .executeTakeFirst()
      return row && requestOf(db, row)
    },
    recordLook: ({ id }, { by, now }) =>
      recorded(db, by, now, async (_transaction, record) =>
        record({ act: 'data-request.open', about: { kind: 'data-request', id } }),
      ),
    add: ({ tenant, kind, person, receivedOn, dueOn }, { by, now }) =>
      recorded(db, by, now, async (transaction, record) => {
        const id = `dr_${randomBytes(16).toString('base64url')}`
        await transaction
          .insertInto('milepost.data_request')
          .values({
            id,
            tenant,
            kind,
            sealed_person: encryptWhole(transaction, personAt(id), { person }),
            received_on: receivedOn,
            due_on: dueOn,
            made_at: now,
            moved_at: now,
          })
          .execute()
        record({
          act: 'data-request.add',
          about: { kind: 'data-request', id },
          after: { kind, receivedOn, dueOn },
        })
        return id
      }),
    extend: (request, { dueOn, because }, at) =>
      move(
        request,
        { due_on: dueOn, extended_because: because },
        { act: 'data-request.extend', after: { dueOn } },
        at,
      ),
    propose: (request, first, at) =>
      move(
        request,
        { state: 'proposed', first_subject_id: first.subject, first_who: first.name },
        { act: 'data-request.propose' },
        at,
      ),
    sendBack: (request, at) =>
      move(
        request,
        { state: 'open', first_subject_id: null, first_who: null },
        { act: 'data-request.send-back' },
        at,
      ),
    close: (request, { to, outcome }, at) =>
      move(
        request,
        // A closed request states what was done and when, but no longer about whom.
        { state: to, outcome, sealed_person: null },
        { act: 'data-request.close', after: { state: to } },
        at,
      ),
    closeErased: ({ id }, second, erase, { by, now }) =>
      db.transaction().execute(async (transaction) => {
        const waiting = await transaction
          .selectFrom('milepost.data_request')
          .select('id')
          .where((column) => column.and({ id, state: 'proposed' }))
          .forUpdate()
          .executeTakeFirst()
        if (waiting === undefined) return false
        const outcome = await erase()
        await transaction
          .updateTable('milepost.data_request')
          .set({
            state: 'done',
            outcome,
            sealed_person: null,
            second_subject_id: second.subject,
            second_who: second.name,
            moved_at: now,
          })
          .where('id', '=', id)
          .execute()
        await appendEntries(transaction, by, now, [
          { act: 'data-request.close', about: { kind: 'data-request', id }, after: { state: 'done' } },
        ])
        return true
      }),
  }
}

class MovedOnError extends Error {
  override readonly name = 'MovedOnError'
}

function requestOf(db: Kysely<Database>, row: Row): DataRequest {
  const { person } = Object(decryptWhole(db, personAt(row.id), row.sealed_person))
  const personOf = (subject: string | null, name: string | null) =>
    subject === null || name === null ? undefined : { subject, name }
  return {
    id: row.id,
    tenant: row.tenant,
    kind: row.kind,
    person: typeof person === 'string' ? person : undefined,
    receivedOn: row.received_on,
    dueOn: row.due_on,
    extendedBecause: row.extended_because ?? undefined,
    state: row.state,
    first: personOf(row.first_subject_id, row.first_who),
    second: personOf(row.second_subject_id, row.second_who),
    outcome: row.outcome ?? undefined,
  }
}

/** The data held about the person of a request, at its brand only: other brands have requests of their own (DSK-113). */
export function heldData(db: Kysely<Database>): HeldData {
  const aboutOf = ({ id }: DataRequest) => ({ kind: 'data-request', id }) as const
  return {
    async count(request) {
      const subject = subjectAt(request.person, request.tenant)
      return subject ? countAbout(db, subject) : { quotes: 0, sold: 0, drafts: 0 }
    },
    async export(request, { by, now }) {
      const subject = subjectAt(request.person, request.tenant)
      const found = subject && (await exportAbout(db, subject, { about: aboutOf(request), by, now }))
      if (!found) return undefined
      const { held, bankDetails, referralWords, notes } = found
      const content = {
        about: request.person,
        writtenAt: now.toISOString(),
        held,
        bankDetails,
        referralWords,
        notes,
      }
      return `${JSON.stringify(content, undefined, 2)}\n`
    },
    async erase(request, { by, now }) {
      const subject = subjectAt(request.person, request.tenant)
      return subject && eraseAbout(db, subject, { about: aboutOf(request), by, now })
    },
  }
}

/** A quote of another brand identifies no one here. */
export function subjectAt(person: string | undefined, brand: BrandCode): Subject | undefined {
  const subject = person === undefined ? undefined : subjectOf(person)
  if (subject === undefined) return undefined
  if ('email' in subject) return { ...subject, brand }
  return subject.tenant === brand ? subject : undefined
}
