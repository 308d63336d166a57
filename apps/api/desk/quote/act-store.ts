import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Actor, AuditDetails, NewAuditEntry } from '../../platform/audit/ports'
import { type RecordEntry, recorded } from '../../platform/audit/store'
import type { Database } from '../../platform/db/schema'
import { decryptWhole, encryptWhole, placeOf } from '../../platform/encryption/encrypted-columns'
import type { QuoteKey, QuoteStore } from '../../quote/ports'
import { lockOf, lockQuote, quoteStore, unlockQuote } from '../../quote/store'
import type { CaseNote, NewNote, QuoteActStore } from './ports'

/** What staff do to a quote besides deciding. Each act is in the audit trail with the same commit. */
export function quoteActStore(db: Kysely<Database>): QuoteActStore {
  /** Nothing is done and nothing recorded where there is no such quote. */
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

  return {
    addNote: (note, by, now) =>
      onQuote(note, by, now, async (transaction) => {
        const position = await writeNote(transaction, note, by, now)
        return note.kind === 'note'
          ? { act: 'quote.note', after: { position } }
          : { act: 'customer.mark-vulnerable', after: { position, isVulnerable: note.kind === 'vulnerable' } }
      }),
    lock: (key, until, by, now) =>
      onQuote(key, by, now, async (transaction, before) => {
        await lockQuote(transaction, key, until)
        return { act: 'quote.lock', before, after: { isLocked: true, until: until?.toISOString() ?? null } }
      }),
    unlock: (key, by, now) =>
      onQuote(key, by, now, async (transaction, before) => {
        await unlockQuote(transaction, key)
        return { act: 'quote.unlock', before, after: { isLocked: false, until: null } }
      }),
    recordCheck: (key, isPassed, by, now) =>
      onQuote(key, by, now, async () => ({ act: 'quote.check-caller', after: { isPassed } })),
    async hasPassedCheck({ reference }, subject, since) {
      const last = await db
        .selectFrom('milepost.audit_entry')
        .select('after')
        .where((column) =>
          column.and({ about_id: reference, act: 'quote.check-caller', account: subject, door: 'desk' }),
        )
        .where('at', '>=', since)
        .orderBy('position', 'desc')
        .limit(1)
        .executeTakeFirst()
      return last?.after?.['isPassed'] === true
    },
    change: (key, by, now, work) => changed(db, key, by, now, work),
    recordLink: (key, by, now) =>
      onQuote(key, by, now, async () => ({ act: 'quote.link', after: { kind: 'emailed-link' } })),
  }
}

/** Rolls a transaction back and is the answer all the same. */
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

const wordsAt = ({ tenant, reference }: QuoteKey, position: number) =>
  placeOf('quote_note_words.sealed_words', tenant, reference, position)

/** The quote is locked by now, so no two notes take the same place. */
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

/** The notes of a quote, oldest first. */
export async function notesOf(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
): Promise<readonly CaseNote[]> {
  const rows = await db
    .selectFrom('milepost.quote_note as note')
    .innerJoin('milepost.quote_note_words as words', (join) =>
      join
        .onRef('words.tenant', '=', 'note.tenant')
        .onRef('words.reference', '=', 'note.reference')
        .onRef('words.position', '=', 'note.position'),
    )
    .select(['note.position', 'kind', 'at', 'who', 'sealed_words'])
    .where('note.tenant', '=', tenant)
    .where('note.reference', '=', reference)
    .orderBy('note.position')
    .execute()
  return rows.map(({ position, kind, at, who, sealed_words: sealed }) => {
    const opened = Object(decryptWhole(db, wordsAt({ tenant, reference }, position), sealed))
    return { position, kind, at, who, words: String(opened.words ?? ''), needs: opened.needs ?? [] }
  })
}
