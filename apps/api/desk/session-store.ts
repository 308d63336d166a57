import { knownBrands, knownRoles, STAFF_IDLE_MINUTES } from '@milepost/domain/desk/people'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { AuditAct, NewAuditEntry } from '../platform/audit/ports.ts'
import { appendEntries, recorded } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import { decryptWhole, encryptWhole, placeOf } from '../platform/encryption/encrypted-columns.ts'
import {
  actorOf,
  type EndedBecause,
  type StaffSession,
  type StaffSessionStore,
} from '../platform/session/staff-ports.ts'

const SECOND = 1_000
const IDLE_MS = STAFF_IDLE_MINUTES * 60 * SECOND
/** A page makes several simultaneous calls, so use is written at most this often. */
const WRITTEN_EVERY = 20 * SECOND

type Row = Selectable<Database['milepost.staff_session']>

/** Staff sessions in PostgreSQL. */
export function staffSessionStore(db: Kysely<Database>): StaffSessionStore {
  const isOpen = (row: Row, now: Date) =>
    row.ended_at === null && row.ends_at > now && row.used_at.getTime() + IDLE_MS > now.getTime()
  const rowOf = (tokenHash: Uint8Array) =>
    db.selectFrom('milepost.staff_session').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

  return {
    async saveAttempt({ tokenHash, ...attempt }, { now, endsAt }) {
      await db
        .insertInto('milepost.staff_sign_in')
        .values({
          token_hash: tokenHash,
          state: attempt.state,
          nonce: attempt.nonce,
          code_verifier: attempt.codeVerifier,
          returns_to: attempt.returnsTo,
          wants_second_factor: attempt.wantsSecondFactor,
          replaces: attempt.replaces ?? null,
          made_at: now,
          ends_at: endsAt,
        })
        .execute()
    },

    async takeAttempt(tokenHash, now) {
      const row = await db
        .deleteFrom('milepost.staff_sign_in')
        .where('token_hash', '=', tokenHash)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined || row.ends_at <= now) return undefined
      return {
        tokenHash,
        state: row.state,
        nonce: row.nonce,
        codeVerifier: row.code_verifier,
        returnsTo: row.returns_to,
        wantsSecondFactor: row.wants_second_factor,
        replaces: row.replaces ?? undefined,
      }
    },

    open: (session, replaces) =>
      recorded(
        db,
        actorOf(session, 'Signed in at the desk'),
        session.signedInAt,
        async (transaction, record) => {
          const { tokenHash, signedInAt: now, secondFactorAt } = session
          if (replaces) await endRow(transaction, replaces, 'replaced', now)
          await transaction
            .insertInto('milepost.staff_session')
            .values({
              token_hash: tokenHash,
              subject: session.subject,
              name: session.name,
              roles: [...session.roles],
              brands: [...session.brands],
              amr: [...session.amr],
              second_factor_at: secondFactorAt ?? null,
              sealed_id_token: encryptWhole(
                transaction,
                idTokenPlace(tokenHash),
                session.idToken === undefined ? undefined : { idToken: session.idToken },
              ),
              signed_in_at: now,
              used_at: now,
              ends_at: session.endsAt,
            })
            .execute()
          const { roles, brands, amr } = session
          record(
            entryOf(session, 'staff.sign-in', {
              roles,
              brands,
              amr,
              secondFactor: secondFactorAt !== undefined,
            }),
          )
        },
      ),

    async find(tokenHash, { now, countsAsUse }) {
      const row = await rowOf(tokenHash)
      if (row === undefined || !isOpen(row, now)) return undefined
      const isWritten = now.getTime() - row.used_at.getTime() < WRITTEN_EVERY
      if (!countsAsUse || isWritten) return sessionOf(row)
      await db
        .updateTable('milepost.staff_session')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('ended_at', 'is', null)
        .execute()
      return sessionOf({ ...row, used_at: now })
    },

    async hasEnded(tokenHash, now) {
      const row = await rowOf(tokenHash)
      return row !== undefined && !isOpen(row, now)
    },

    end: (session, because, now) =>
      db.transaction().execute(async (transaction) => {
        const row = await endRow(transaction, session.tokenHash, because, now)
        // Two tabs may sign out simultaneously; it is recorded once.
        if (row === undefined) return undefined
        const why = because === 'idle' ? 'The desk was not used' : 'Signed out of the desk'
        await appendEntries(transaction, actorOf(session, why), now, [
          entryOf(session, 'staff.sign-out', { because }),
        ])
        const held = decryptWhole(transaction, idTokenPlace(session.tokenHash), row.sealed_id_token)
        const { idToken } = Object(held)
        return typeof idToken === 'string' ? idToken : undefined
      }),

    recordRefusal: (session, { call, missing }, now) =>
      recorded(db, actorOf(session, 'Asked for what they may not do'), now, async (_transaction, record) =>
        record(entryOf(session, 'staff.refused', { call, missing })),
      ),

    recordUndone: (session, { entry, because }, now) =>
      recorded(db, actorOf(session, because), now, async (_transaction, record) => record(entry)),

    recordRefusedSignIn: (because, now) =>
      recorded(db, { who: 'not known', door: 'desk', because }, now, async (_transaction, record) =>
        record({
          act: 'staff.refused',
          about: { kind: 'staff', id: 'not known' },
          after: { call: 'sign-in' },
        }),
      ),
  }
}

const idTokenPlace = (tokenHash: Uint8Array) => placeOf('staff_session.sealed_id_token', tokenHash)

function entryOf(
  { subject }: Pick<StaffSession, 'subject'>,
  act: AuditAct,
  after: NonNullable<NewAuditEntry['after']>,
): NewAuditEntry {
  return { act, about: { kind: 'staff', id: subject }, after }
}

/** The ID token is no longer needed: it is read here for the last time and erased. */
async function endRow(
  transaction: Transaction<Database>,
  tokenHash: Uint8Array,
  because: EndedBecause,
  now: Date,
): Promise<Row | undefined> {
  const row = await transaction
    .selectFrom('milepost.staff_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return undefined
  await transaction
    .updateTable('milepost.staff_session')
    .set({ ended_at: now, ended_because: because, sealed_id_token: null })
    .where('token_hash', '=', tokenHash)
    .execute()
  return row
}

function sessionOf(row: Row): StaffSession {
  return {
    tokenHash: row.token_hash,
    subject: row.subject,
    name: row.name,
    roles: knownRoles(row.roles),
    brands: knownBrands(row.brands),
    amr: row.amr,
    secondFactorAt: row.second_factor_at ?? undefined,
    signedInAt: row.signed_in_at,
    usedAt: row.used_at,
    endsAt: row.ends_at,
  }
}
