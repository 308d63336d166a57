import { createHash } from 'node:crypto'
import { authorityInWords } from '@milepost/domain/referral/authority'
import { isUndecided, type ReferralState, undecidedStates } from '@milepost/domain/referral/states'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { appendEntries } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import { decryptWhole, encryptWhole, placeOf } from '../platform/encryption/encrypted-columns.ts'
import type { ReferralEventKey } from '../platform/jobs/ports.ts'
import type { Enqueue } from '../platform/jobs/store.ts'
import type { QuoteKey } from '../quote/ports.ts'
import { quoteStore } from '../quote/store.ts'
import type {
  Acting,
  HeldReferral,
  Referral,
  ReferralEvent,
  ReferralKey,
  ReferralMove,
  ReferralStore,
} from './ports.ts'

/** Referrals in PostgreSQL. They are opened and closed with their quotes by triggers (migration 0027). */
export function referralStore(db: Kysely<Database>, enqueue: Enqueue): ReferralStore {
  return {
    findReferral: (key, now) => heldReferral(db, key, now),
    async listUndecided({ tenants, most }) {
      let asked = db
        .selectFrom('milepost.referral as referral')
        .innerJoin('milepost.quote as quote', (join) =>
          join
            .onRef('quote.tenant', '=', 'referral.tenant')
            .onRef('quote.reference', '=', 'referral.reference'),
        )
        .select([
          'referral.tenant',
          'referral.reference',
          'number',
          'state',
          'opened_at',
          'moved_at',
          'due_at',
        ])
        .select('quote.journey')
        .where('state', 'in', undecidedStates)
        .orderBy('opened_at')
        .limit(most)
      if (tenants) asked = asked.where('referral.tenant', 'in', tenants)
      const rows = await asked.execute()
      return rows.map(({ opened_at: openedAt, moved_at: movedAt, due_at: dueAt, ...row }) => ({
        ...row,
        openedAt,
        movedAt,
        dueAt: dueAt ?? undefined,
      }))
    },
    move: (key, acting, now, decide) =>
      undoing(() =>
        db.transaction().execute(async (transaction) => {
          const held = await lockedReferral(transaction, key, now)
          if (held === undefined) return { kind: 'not-found' as const }
          const move = decide(held)
          if (!isMove(move)) return move
          const position = await write(transaction, held, move, acting, now)
          const refused = await move.price?.(quoteStore(transaction))
          if (refused) throw new Undone(refused)
          const { tenant, reference, number } = held.referral
          if (move.isEmailed)
            await enqueue(transaction, [
              { name: 'referral-mail', data: { tenant, reference, number, position } },
            ])
          if (move.audit && typeof acting === 'object')
            await appendEntries(transaction, acting.by, now, [move.audit])
          const referral = await latestOf(transaction, key)
          if (referral === undefined) throw new TypeError('A referral was moved and is not there')
          return { kind: 'moved' as const, referral, position }
        }),
      ),
    async listUntoldSince(now, most) {
      const { rows } = await sql<{ tenant: BrandCode; reference: string; number: number; movedAt: Date }>`
        select referral.tenant, referral.reference, referral.number, referral.moved_at as "movedAt"
        from milepost.referral join milepost.quote using (tenant, reference)
        where state = 'open' and quote.expires_at > ${now} and not exists (
          select from milepost.referral_event as event
          where (event.tenant, event.reference, event.number) = (referral.tenant, referral.reference, referral.number)
            and event.kind = 'promise-missed')
        order by referral.opened_at limit ${most}`.execute(db)
      return rows
    },
    lapse: (now, most) =>
      db.transaction().execute(async (transaction) => {
        const { rows } = await sql<ReferralEventKey & { state: ReferralState }>`
          with due as (
            select referral.tenant, referral.reference, referral.number, referral.state
            from milepost.referral join milepost.quote using (tenant, reference)
            where (state in ('open', 'asked') and quote.expires_at <= ${now})
              or (state = 'approved' and due_at <= ${now})
            limit ${most} for update of referral skip locked
          ),
          lapsed as (
            update milepost.referral as referral set state = 'lapsed', moved_at = ${now} from due
            where (referral.tenant, referral.reference, referral.number) = (due.tenant, due.reference, due.number)
            returning referral.*
          ),
          added as (
            insert into milepost.referral_event (tenant, reference, number, position, kind, at, version)
            select tenant, reference, number, (
              select coalesce(max(position), 0) + 1 from milepost.referral_event as event
              where (event.tenant, event.reference, event.number) = (lapsed.tenant, lapsed.reference, lapsed.number)
            ), 'lapsed', ${now}, version from lapsed
            returning tenant, reference, number, position
          )
          select added.*, due.state from added join due using (tenant, reference, number)`.execute(
          transaction,
        )
        await enqueue(
          transaction,
          rows.flatMap(({ state, ...data }) =>
            isUndecided(state) ? [{ name: 'referral-mail' as const, data }] : [],
          ),
        )
        return rows.length
      }),
    async saveLink({ tokenHash, madeAt, endsAt, ...key }) {
      await db
        .insertInto('milepost.referral_link')
        .values({ ...key, token_hash: tokenHash, made_at: madeAt, ends_at: endsAt })
        .execute()
    },
    findLink: ({ tenant, tokenHash }, now) =>
      db
        .selectFrom('milepost.referral_link')
        .select(['tenant', 'reference', 'number', 'position'])
        .where((column) => column.and({ tenant, token_hash: tokenHash }))
        .where('ends_at', '>', now)
        .executeTakeFirst(),
  }
}

/** Rolls a transaction back and carries its answer. */
class Undone<Refused> extends Error {
  override readonly name = 'Undone'
  readonly refused: Refused
  constructor(refused: Refused) {
    super('Undone')
    this.refused = refused
  }
}

async function undoing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Undone) return error.refused
    throw error
  }
}

function isMove<Refused extends { kind: string }>(
  move: ReferralMove<Refused> | Refused,
): move is ReferralMove<Refused> {
  return move.kind === 'move'
}

/** Locks the quote first, like everything that prices or sells it, to rule out deadlocks. */
async function lockedReferral(
  transaction: Transaction<Database>,
  key: QuoteKey,
  now: Date,
): Promise<HeldReferral | undefined> {
  const { tenant, reference } = key
  await transaction
    .selectFrom('milepost.quote')
    .select('reference')
    .where((column) => column.and({ tenant, reference }))
    .forNoKeyUpdate()
    .execute()
  await transaction
    .selectFrom('milepost.referral')
    .select('number')
    .where((column) => column.and({ tenant, reference }))
    .forUpdate()
    .execute()
  return heldReferral(transaction, key, now)
}

async function heldReferral(
  db: Kysely<Database>,
  key: QuoteKey,
  now: Date,
): Promise<HeldReferral | undefined> {
  const referral = await latestOf(db, key)
  const quote = referral && (await quoteStore(db).findQuote(key, now))
  return referral && quote && { referral, quote, events: await eventsOf(db, referral) }
}

async function latestOf(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
): Promise<Referral | undefined> {
  const row = await db
    .selectFrom('milepost.referral')
    .selectAll()
    .where((column) => column.and({ tenant, reference }))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && referralOf(row)
}

function referralOf(row: Selectable<Database['milepost.referral']>): Referral {
  const { opened_at: openedAt, moved_at: movedAt, due_at: dueAt, terms, ...rest } = row
  return { ...rest, openedAt, movedAt, dueAt: dueAt ?? undefined, terms: terms ?? undefined }
}

/** Every referral of a quote with its events, the latest one last. */
export async function referralsOf(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
): Promise<readonly { referral: Referral; events: readonly ReferralEvent[] }[]> {
  const rows = await db
    .selectFrom('milepost.referral')
    .selectAll()
    .where((column) => column.and({ tenant, reference }))
    .orderBy('number')
    .execute()
  const referrals = rows.map(referralOf)
  return Promise.all(referrals.map(async (referral) => ({ referral, events: await eventsOf(db, referral) })))
}

async function eventsOf(
  db: Kysely<Database>,
  { tenant, reference, number }: ReferralKey,
): Promise<readonly ReferralEvent[]> {
  const rows = await db
    .selectFrom('milepost.referral_event as event')
    .leftJoin('milepost.referral_words as words', (join) =>
      join
        .onRef('words.tenant', '=', 'event.tenant')
        .onRef('words.reference', '=', 'event.reference')
        .onRef('words.number', '=', 'event.number')
        .onRef('words.position', '=', 'event.position'),
    )
    .selectAll('event')
    .select('sealed_words')
    .where('event.tenant', '=', tenant)
    .where('event.reference', '=', reference)
    .where('event.number', '=', number)
    .orderBy('event.position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    kind: row.kind,
    at: row.at,
    version: row.version,
    by:
      row.subject_id === null
        ? undefined
        : {
            subject: row.subject_id,
            name: row.who ?? '',
            authority: row.authority ?? '',
            because: row.because ?? '',
          },
    first:
      row.first_subject_id === null
        ? undefined
        : { subject: row.first_subject_id, name: row.first_who ?? '' },
    issues: row.issues ?? [],
    approvals: row.approvals ?? [],
    terms: row.terms ?? undefined,
    endsAt: row.ends_at ?? undefined,
    words: wordsIn(db, row),
  }))
}

const wordsAt = ({ tenant, reference, number, position }: ReferralEventKey) =>
  placeOf('referral_words.sealed_words', tenant, reference, number, position)

function wordsIn(
  db: Kysely<Database>,
  row: ReferralEventKey & { sealed_words: Uint8Array | null },
): string | undefined {
  const opened = decryptWhole(db, wordsAt(row), row.sealed_words)
  return typeof opened === 'object' && opened !== null && 'words' in opened ? String(opened.words) : undefined
}

/** The event, its words and the state it leads to. The database also checks the step. */
async function write(
  transaction: Transaction<Database>,
  { referral, events, quote }: HeldReferral,
  { state, event, dueAt, approvals, terms }: ReferralMove<unknown>,
  acting: Acting | 'customer' | 'rule',
  now: Date,
): Promise<number> {
  const { tenant, reference, number } = referral
  const position = (events.at(-1)?.position ?? 0) + 1
  const person = typeof acting === 'object' ? acting : undefined
  const words = event.words
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await transaction
    .insertInto('milepost.referral_event')
    .values({
      tenant,
      reference,
      number,
      position,
      kind: event.kind,
      at: now,
      version: quote.current.version,
      subject_id: person?.person.subject ?? null,
      who: person?.person.name ?? null,
      authority: person ? authorityInWords(person.person) : null,
      because: person?.by.because ?? null,
      first_subject_id: event.first?.subject ?? null,
      first_who: event.first?.name ?? null,
      issues: json(event.issues),
      approvals: json(event.approvals),
      terms: json(event.terms),
      ends_at: event.endsAt ?? null,
      words_hash: words === undefined ? null : createHash('sha256').update(words, 'utf8').digest(),
    })
    .execute()
  const key = { tenant, reference, number, position }
  const sealed = words === undefined ? null : encryptWhole(transaction, wordsAt(key), { words })
  if (sealed)
    await transaction
      .insertInto('milepost.referral_words')
      .values({ ...key, sealed_words: sealed })
      .execute()
  await transaction
    .updateTable('milepost.referral')
    .set({
      state,
      moved_at: now,
      due_at: dueAt ?? null,
      ...(approvals && { approvals: JSON.stringify(approvals) }),
      ...(terms && { terms: JSON.stringify(terms) }),
    })
    .where((column) => column.and({ tenant, reference, number }))
    .execute()
  return position
}
