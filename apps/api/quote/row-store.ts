import type { Approval } from '@milepost/domain/referral/approval'
import type { ReferralState } from '@milepost/domain/referral/states'
import type { ReferralTerms } from '@milepost/domain/referral/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import { readRisk } from '@milepost/pricing/risk/risk'
import { type Kysely, type QueryCreator, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { isUniqueViolation } from '../platform/db/storage-error.ts'
import { decryptAnswers, encryptAnswers, placeOf } from '../platform/encryption/encrypted-columns.ts'
import { newSessionRows } from '../platform/session/store.ts'
import { contentColumns, unpackVersion } from './packed-version-store.ts'
import type { Grant, HeldPrice, NewQuote, PricedVersion, QuoteKey, QuoteStore, StoredQuote } from './ports.ts'

type QuoteRow = Selectable<Database['milepost.quote']>
type VersionRow = Omit<Selectable<Database['milepost.quote_version']>, 'shelf'>

/** The columns needed to read a version. Its key is that of its quote. */
export const versionColumns = [
  'version',
  'outcome_id',
  'answers',
  'marketing',
  'risk',
  'choices',
  'assessment',
  'cause',
  'priced_at',
  'packed',
] as const satisfies readonly (keyof VersionRow)[]

/** The columns of a version, by its number and the shelf of the `quote` row earlier in the statement (0038). */
export const versionOf = (version: RawBuilder<unknown> = sql`quote.current_version`) =>
  sql<Pick<VersionRow, (typeof versionColumns)[number]>>`milepost.version_of(
    quote.tenant, quote.reference, ${version}, quote.shelf)`

/** The shelf of this quote's versions. A statement that reads all of them must name it; otherwise every month is searched. */
export const shelfOf = ({ tenant, reference }: QuoteKey) =>
  sql<string>`(select shelf from milepost.quote where tenant = ${tenant} and reference = ${reference})`

const shelfFor = (madeAt: Date) => sql<string>`milepost.shelf_for(${madeAt})`

export function newQuoteRow(quote: NewQuote) {
  return {
    tenant: quote.tenant,
    reference: quote.reference,
    journey: quote.journey,
    term: quote.term,
    channel: quote.channel,
    status: quote.status,
    beside_reference: quote.pairedReference ?? null,
    is_restart: quote.isRestart ?? false,
    provenance: quote.provenance ? JSON.stringify(quote.provenance) : null,
    ceiling_reference: quote.ceiling?.reference ?? null,
    ceiling_version: quote.ceiling?.version ?? null,
    current_version: 1,
    shelf: shelfFor(quote.createdAt),
    created_at: quote.createdAt,
    expires_at: quote.expiresAt,
  }
}

const answersAt = ({ tenant, reference }: QuoteKey, version: number) =>
  placeOf('quote_version.answers', tenant, reference, version)

export function newVersionRow(db: Kysely<Database>, key: QuoteKey, version: PricedVersion) {
  const { tenant, reference } = key
  return {
    tenant,
    reference,
    version: version.version,
    outcome_id: version.outcomeId,
    answers: JSON.stringify(encryptAnswers(db, answersAt(key, version.version), version.answers)),
    ...contentColumns(db, version),
    cause: version.cause,
    priced_at: version.pricedAt,
  }
}

/** The first price of a quote, written with it. */
export const firstVersionRow = (db: Kysely<Database>, quote: NewQuote) => ({
  ...newVersionRow(db, quote, { ...quote.first, version: 1 }),
  shelf: shelfFor(quote.createdAt),
})

export function grantRow({ tenant, reference }: QuoteKey, { sessionHash, until, madeAt, how }: Grant) {
  return { tenant, reference, session_hash: sessionHash, ends_at: until, made_at: madeAt, how }
}

type ReadRow = QuoteRow &
  Omit<VersionRow, keyof QuoteRow> & {
    is_beside_sold: boolean
    approved: ReferralRow | null
    referral: ReferralRow | null
    held: HeldPrice | null
  }

/** A referral as JSON, with the version its decision was about. */
type ReferralRow = {
  state: ReferralState
  moved_at: string
  due_at: string | null
  approvals: readonly Approval[]
  terms: ReferralTerms | null
  version: number
}

function approvedIn({ approved }: ReadRow, now: Date): Pick<StoredQuote, 'approved'> {
  if (!approved?.terms || approved.due_at === null || new Date(approved.due_at) <= now) return {}
  const { approvals, terms, version } = approved
  const on = londonDate(new Date(approved.moved_at))
  return { approved: { approvals, terms, version, on, until: new Date(approved.due_at) } }
}

function referralIn({ referral }: ReadRow): Pick<StoredQuote, 'referral'> {
  if (!referral) return {}
  const dueAt = referral.due_at === null ? undefined : new Date(referral.due_at)
  return { referral: { state: referral.state, movedAt: new Date(referral.moved_at), dueAt } }
}

function ceilingIn({ ceiling_reference: reference, ceiling_version: version }: QuoteRow) {
  return reference !== null && version !== null ? { ceiling: { reference, version } } : {}
}

export function storedQuote(db: Kysely<Database>, row: ReadRow, now: Date): StoredQuote {
  return {
    tenant: row.tenant,
    reference: row.reference,
    journey: row.journey,
    term: row.term,
    channel: row.channel,
    status: row.status,
    pairedReference: row.beside_reference ?? undefined,
    ...(row.is_restart && { isRestart: true }),
    ...(row.provenance && { provenance: row.provenance }),
    ...ceilingIn(row),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isLocked: row.is_locked && (row.locked_until === null || row.locked_until > now),
    ...(row.is_beside_sold && { isPairedQuoteSold: true }),
    ...approvedIn(row, now),
    ...(row.held && { held: row.held }),
    ...referralIn(row),
    current: pricedVersion(db, row),
  }
}

export function pricedVersion(db: Kysely<Database>, row: VersionRow): PricedVersion {
  const { outcome_id: outcomeId, priced_at: pricedAt, version, cause } = row
  const { marketing, choices, assessment, ...own } = unpackVersion(row)
  const answers = decryptAnswers(db, answersAt(row, version), own.answers)
  const risk = readRisk(own.risk)
  return { version, outcomeId, answers, marketing, risk, choices, assessment, cause, pricedAt }
}

/**
 * Quotes with their first prices and grants in one statement: one round trip, all or nothing. The primary key of each of the
 * three tables begins with the reference, so any violation means that a reference was taken.
 */
export function quoteCreation(db: Kysely<Database>): Pick<QuoteStore, 'createQuotes'> {
  return {
    async createQuotes(quotes, grant) {
      if (quotes.length === 0) return 'created'
      try {
        await insertAll(db, quotes, grant)
        return 'created'
      } catch (error) {
        if (isUniqueViolation(error)) return 'reference-taken'
        throw error
      }
    },
  }
}

async function insertAll(
  db: Kysely<Database>,
  quotes: readonly NewQuote[],
  grant: Grant | undefined,
): Promise<void> {
  const made = db.with('quotes', (also) => also.insertInto('milepost.quote').values(quotes.map(newQuoteRow)))
  await (grant === undefined ? made : withGrant(made, quotes, grant))
    .insertInto('milepost.quote_version')
    .values(quotes.map((quote) => firstVersionRow(db, quote)))
    .execute()
}

/** A session that begins with the quote is saved by the same statement, so neither can exist without the other (CLU-704). */
function withGrant(
  made: QueryCreator<Database>,
  quotes: readonly NewQuote[],
  grant: Grant,
): QueryCreator<Database> {
  const granted = made.with('grants', (also) =>
    also.insertInto('milepost.quote_grant').values(quotes.map((quote) => grantRow(quote, grant))),
  )
  if (grant.begins === undefined) return granted
  const { session, id } = newSessionRows(grant.begins)
  return granted
    .with('sessions', (also) => also.insertInto('milepost.session').values(session))
    .with('ids', (also) => also.insertInto('milepost.session_id').values(id))
}
