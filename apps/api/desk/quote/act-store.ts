import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Actor, AuditDetails, NewAuditEntry } from '../../platform/audit/ports.ts'
import { appendEntries, type RecordEntry, recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { encryptWhole } from '../../platform/encryption/encrypted-columns.ts'
import type { QuoteKey, QuoteStore } from '../../quote/ports.ts'
import { isInForce, lockOf, lockQuote, quoteStore, unlockQuote } from '../../quote/store.ts'
import { personKeys } from '../search/person-store.ts'
import { wordsAt } from './notes-store.ts'
import type { LockOutcome, NewNote, QuoteActStore } from './ports.ts'

/** Staff acts on a quote other than decisions. Each act is recorded in the audit trail in the same commit. */
export function quoteActStore(db: Kysely<Database>): QuoteActStore {
  /** Does nothing and records nothing if there is no such quote. */
  async function onQuote(
    key: QuoteKey,
    by: Actor,
    now: Date,
    work: (
      transaction: Transaction<Database>,
      before: NonNullable<NewAuditEntry['before']>,
    ) => Promise<Omit<NewAuditEntry, 'about'>>,
  ): Promise<boolean> {
    const isThere = await db
      .selectFrom('milepost.quote')
      .select('reference')
      .where((column) => column.and({ tenant: key.tenant, reference: key.reference }))
      .executeTakeFirst()
    if (isThere === undefined) return false
    await recorded(db, by, now, async (transaction, record: RecordEntry) => {
      const before = (await lockOf(transaction, key)) ?? {}
      record({ ...(await work(transaction, before)), about: { kind: 'quote', id: key.reference } })
    })
    return true
  }

  /** Locks or unlocks a quote, once. */
  async function turned(
    key: QuoteKey,
    by: Actor,
    now: Date,
    act: 'quote.lock' | 'quote.unlock',
    turn: (transaction: Transaction<Database>) => Promise<boolean>,
    after: { isLocked: boolean; until: string | null },
  ): Promise<LockOutcome> {
    return db.transaction().execute(async (transaction) => {
      const before = await lockOf(transaction, key)
      if (before === undefined) return 'not-found'
      if (isInForce(before, now) === after.isLocked) return 'as-before'
      await turn(transaction)
      const about = { kind: 'quote', id: key.reference } as const
      await appendEntries(transaction, by, now, [{ act, about, before, after }])
      return 'done'
    })
  }

  return {
    addNote: (note, by, now) =>
      onQuote(note, by, now, async (transaction) => {
        const position = await writeNote(transaction, note, by, now)
        return { act: 'quote.note', after: { position } }
      }),
    async mark(note, brands, by, now) {
      const keys = await personKeys(db, note, brands)
      if (!keys.some(({ reference }) => reference === note.reference)) return false
      // Always in the same order, so that of two simultaneous calls the second waits.
      const ordered = [...keys].sort((one, other) => (one.reference < other.reference ? -1 : 1))
      await recorded(db, by, now, async (transaction, record: RecordEntry) => {
        for (const { tenant, reference } of ordered) {
          if ((await lockOf(transaction, { tenant, reference })) === undefined) continue
          const position = await writeNote(transaction, { ...note, tenant, reference }, by, now)
          record({
            act: 'customer.mark-vulnerable',
            about: { kind: 'quote', id: reference },
            after: { position, isVulnerable: note.kind === 'vulnerable' },
          })
        }
      })
      return true
    },
    lock: (key, until, by, now) =>
      turned(key, by, now, 'quote.lock', (transaction) => lockQuote(transaction, key, until), {
        isLocked: true,
        until: until?.toISOString() ?? null,
      }),
    unlock: (key, by, now) =>
      turned(key, by, now, 'quote.unlock', (transaction) => unlockQuote(transaction, key), {
        isLocked: false,
        until: null,
      }),
    recordCheck: (key, isPassed, by, now) =>
      onQuote(key, by, now, async () => ({ act: 'quote.check-caller', after: { isPassed } })),
    async hasPassedCheck({ reference }, subject, since) {
      const last = await db
        .selectFrom('milepost.audit_entry')
        .select('after')
        .where((column) =>
          column.and({
            about_id: reference,
            act: 'quote.check-caller',
            account: subject,
            door: 'desk',
            outcome: 'done',
          }),
        )
        .where('at', '>=', since)
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      return last?.after?.['isPassed'] === true
    },
    recordLookUp: (key, kind, by, now) =>
      onQuote(key, by, now, async () => ({ act: 'quote.look-up', after: { kind } })),
    change: (key, by, now, work) => changed(db, key, by, now, work),
    recordLink: (key, outcome, by, now) =>
      onQuote(key, by, now, async () => ({
        act: 'quote.link',
        after: { kind: 'emailed-link' },
        ...(outcome === 'begun' && { outcome }),
      })),
  }
}

/** Rolls the transaction back and carries the answer. */
class Refused<T> extends Error {
  override readonly name = 'Refused'
  readonly refused: T
  constructor(refused: T) {
    super('Refused')
    this.refused = refused
  }
}

async function changed<Done, NotDone>(
  db: Kysely<Database>,
  key: QuoteKey,
  by: Actor,
  now: Date,
  work: (quotes: QuoteStore) => Promise<{ done: Done; after: AuditDetails } | { refused: NotDone }>,
): Promise<Done | NotDone> {
  try {
    return await recorded(db, by, now, async (transaction, record) => {
      const outcome = await work(quoteStore(transaction))
      if ('refused' in outcome) throw new Refused(outcome.refused)
      record({ act: 'quote.change', about: { kind: 'quote', id: key.reference }, after: outcome.after })
      return outcome.done
    })
  } catch (error) {
    if (error instanceof Refused) return error.refused
    throw error
  }
}

/** The quote is locked here, so two notes cannot get the same position. */
async function writeNote(
  transaction: Transaction<Database>,
  { tenant, reference, kind, words, needs, subject }: NewNote,
  { who }: Actor,
  at: Date,
): Promise<number> {
  const key = { tenant, reference }
  const last = await transaction
    .selectFrom('milepost.quote_note')
    .select('position')
    .where((column) => column.and(key))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const position = (last?.position ?? 0) + 1
  await transaction
    .insertInto('milepost.quote_note')
    .values({
      ...key,
      position,
      kind,
      at,
      subject_id: subject,
      who,
      words_hash: createHash('sha256').update(words, 'utf8').digest(),
    })
    .execute()
  const sealed = encryptWhole(transaction, wordsAt(key, position), { words, needs })
  if (sealed)
    await transaction
      .insertInto('milepost.quote_note_words')
      .values({ ...key, position, sealed_words: sealed })
      .execute()
  return position
}
