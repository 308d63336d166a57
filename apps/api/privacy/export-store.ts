import type { BankAccount } from '@milepost/domain/payment/bank-account'
import { brandOfReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import {
  decryptAccount,
  decryptAnswers,
  decryptWhole,
  type EncryptedColumnName,
  encryptedColumns,
  keyTextOf,
  placeOf,
} from '../platform/encryption/encrypted-columns.ts'
import { type StoredContent, unpackVersion } from '../quote/packed-version-store.ts'
import type { QuoteKey } from '../quote/ports.ts'
import { hasMoney, isSold } from './quote-erasure-store.ts'

type Row = Readonly<Record<string, unknown>>
/** The rows about a person, by table. Tables without any are left out. */
type SubjectRows = Readonly<Record<string, readonly Row[]>>

/** Bytes: hashes, encrypted values and PDFs. Bank details are decrypted separately. */
const bytes = 'bytea'

type Column = { name: string; column: string; type: string }

/**
 * Everything we hold about a person, table by table. The columns of a table show whose its rows are, so new tables are included
 * automatically.
 */
export async function rowsOf(db: Kysely<Database>, subject: Subject): Promise<SubjectRows> {
  const { rows: columns } = await sql<Column>`
    select table_name as name, column_name as column, data_type as type
    from information_schema.columns where table_schema = 'milepost' order by 1, ordinal_position
  `.execute(db)
  const owned = ownership(await quotesOf(db, subject), subject)
  const found: Record<string, readonly Row[]> = {}
  for (const name of new Set(columns.map((each) => each.name))) {
    const own = columns.filter((each) => each.name === name)
    const whose = owned(name, new Set(own.map(({ column }) => column)))
    if (whose === undefined) continue
    const left = own.filter(({ type }) => type === bytes).map(({ column }) => column)
    const encrypted = answersColumnsOf(name)
    const keys = sql.join((encrypted[0]?.key ?? []).map(keyTextOf))
    const packed = left.includes('packed') ? sql`packed` : sql`null::bytea`
    const { rows } = await sql<StoredRow>`
      select to_jsonb(${sql.ref(name)}) - ${left}::text[] as row, array[${keys}]::text[] as keys, ${packed} as packed
      from ${sql.table(`milepost.${name}`)} where ${whose}
    `.execute(db)
    if (rows.length > 0) found[name] = rows.map((each) => opened(db, encrypted, each))
  }
  return found
}

type AnswersColumn = { column: EncryptedColumnName; field: string; key: readonly string[] }

/** The columns of a table whose JSON holds encrypted answers. */
function answersColumnsOf(table: string): readonly AnswersColumn[] {
  return (Object.keys(encryptedColumns) as EncryptedColumnName[]).flatMap((column) => {
    const [of, field = ''] = column.split('.')
    const { holds, key } = encryptedColumns[column]
    return of === table && holds === 'answers' ? [{ column, field, key }] : []
  })
}

type StoredRow = { row: Row; keys: readonly string[]; packed: Uint8Array | null }

/** Customers request the data that they entered, so it is unpacked and decrypted. */
function opened(
  db: Kysely<Database>,
  columns: readonly AnswersColumn[],
  { row: stored, keys, packed }: StoredRow,
): Row {
  const row: Row = packed ? { ...unpackVersion({ ...(stored as unknown as StoredContent), packed }) } : stored
  const answers = columns.map(({ column, field }) => {
    const stored = row[field]
    const isJson = typeof stored === 'object' && stored !== null
    return [field, isJson ? decryptAnswers(db, placeOf(column, ...keys), stored) : stored]
  })
  return { ...row, ...Object.fromEntries(answers) }
}

/** Whose the rows of a table are, by the columns it has. */
function ownership(quotes: readonly QuoteKey[], subject: Subject) {
  const tenants = quotes.map(({ tenant }) => tenant)
  const references = quotes.map(({ reference }) => reference)
  const theirs = sql`(select * from unnest(${tenants}::text[], ${references}::text[]))`
  const policies = sql`(select tenant, policy_number from milepost.policy where (tenant, reference) in ${theirs})`
  const attempts = sql`(select id from milepost.payment_attempt where (tenant, reference) in ${theirs})`
  const numbers = sql`(select policy_number from milepost.policy where (tenant, reference) in ${theirs})`
  /** An email is identified by what it is about, with the brand or period. */
  const named = sql`(select array_agg(name) from (
    select unnest(${references}::text[]) union select policy_number from ${numbers} as own union select id from ${attempts} as own
  ) as names (name))`
  const byColumn: readonly (readonly [column: string, whose: RawBuilder<unknown>])[] = [
    ['reference', sql`(tenant, reference) in ${theirs}`],
    ['policy_number', sql`(tenant, policy_number) in ${policies}`],
    ['first_policy_number', sql`(tenant, first_policy_number) in ${policies}`],
    ['attempt_id', sql`attempt_id in ${attempts}`],
    ['order_id', sql`order_id in ${attempts}`],
    ['subject', sql`string_to_array(subject, ':') && ${named}`],
    ['entry_id', sql`entry_id in (select id from milepost.ledger_entry where attempt_id in ${attempts})`],
  ]
  return (table: string, columns: ReadonlySet<string>): RawBuilder<unknown> | undefined => {
    if (table === 'draft') return draftIs(subject)
    const found = byColumn.flatMap(([column, whose]) => (columns.has(column) ? [whose] : []))
    return found.length === 0 ? undefined : sql.join(found, sql` or `)
  }
}

/** Bank details of a person's policies and payments. */
export async function accountsOf(
  db: Kysely<Database>,
  subject: Subject,
): Promise<readonly { of: string; account: BankAccount | undefined }[]> {
  const quotes = await quotesOf(db, subject)
  const theirs = sql`(select * from unnest(${quotes.map(({ tenant }) => tenant)}::text[], ${quotes.map(({ reference }) => reference)}::text[]))`
  const { rows } = await sql<{ tenant: string | null; of: string; encrypted: Uint8Array }>`
    select tenant, policy_number as of, sealed_account as encrypted from milepost.policy
    where (tenant, reference) in ${theirs} and sealed_account is not null
    union all
    select null, id, sealed_account from milepost.payment_attempt
    where (tenant, reference) in ${theirs} and sealed_account is not null
  `.execute(db)
  return rows.map(({ tenant, of, encrypted }) => {
    const place =
      tenant === null
        ? placeOf('payment_attempt.sealed_account', of)
        : placeOf('policy.sealed_account', tenant, of)
    return { of, account: decryptAccount(db, place, encrypted) }
  })
}

/** What we wrote to a person about a referred quote and what they answered, in the order it was written. */
export async function referralWordsOf(
  db: Kysely<Database>,
  subject: Subject,
): Promise<readonly { of: string; words: unknown }[]> {
  const quotes = await quotesOf(db, subject)
  const theirs = sql`(select * from unnest(${quotes.map(({ tenant }) => tenant)}::text[], ${quotes.map(({ reference }) => reference)}::text[]))`
  const { rows } = await sql<{
    tenant: string
    reference: string
    number: number
    position: number
    sealed_words: Uint8Array
  }>`
    select * from milepost.referral_words where (tenant, reference) in ${theirs}
    order by tenant, reference, number, position
  `.execute(db)
  return rows.map(({ tenant, reference, number, position, sealed_words: sealed }) => {
    const place = placeOf('referral_words.sealed_words', tenant, reference, number, position)
    const opened = decryptWhole(db, place, sealed)
    return { of: reference, words: Object(opened).words }
  })
}

/** What staff wrote down about a person, in the order it was written. */
export async function noteWordsOf(
  db: Kysely<Database>,
  subject: Subject,
): Promise<readonly { of: string; words: unknown; needs: unknown }[]> {
  const quotes = await quotesOf(db, subject)
  const theirs = sql`(select * from unnest(${quotes.map(({ tenant }) => tenant)}::text[], ${quotes.map(({ reference }) => reference)}::text[]))`
  const { rows } = await sql<{
    tenant: string
    reference: string
    position: number
    sealed_words: Uint8Array
  }>`
    select * from milepost.quote_note_words where (tenant, reference) in ${theirs}
    order by tenant, reference, position
  `.execute(db)
  return rows.map(({ tenant, reference, position, sealed_words: sealed }) => {
    const place = placeOf('quote_note_words.sealed_words', tenant, reference, position)
    const { words, needs } = Object(decryptWhole(db, place, sealed))
    return { of: reference, words, needs }
  })
}

/** Who a request is about: everyone who entered an email address, at one brand or any, or one quote. */
export type Subject = { email: string; brand?: BrandCode } | QuoteKey

/** A quote of theirs, and whether we may erase it by law. */
export type SubjectQuote = QuoteKey & { isSold: boolean; hasMoney: boolean }

/** As staff typed it. */
export function subjectOf(text: string): Subject | undefined {
  if (text.includes('@')) return { email: text.trim() }
  const reference = tidyReference(text)
  const tenant = brandOfReference(reference)
  return tenant && { tenant, reference }
}

const isAddress = (value: RawBuilder<unknown>, email: string) => sql`lower(${value}) = lower(${email})`

/** By the address in its answers, its purchase form or its policy. A full scan, as nothing else searches this way. */
const quoteIs = (subject: Subject) =>
  'reference' in subject
    ? sql`quote.tenant = ${subject.tenant} and ${subject.reference} in (quote.reference, quote.beside_reference)`
    : sql`${atBrand(sql`quote.tenant`, subject)} and (exists (
        select from milepost.quote_version version
        where version.tenant = quote.tenant and version.reference = quote.reference and version.shelf = quote.shelf
          and ${isAddress(sql`version.answers -> 'proposerDetails' ->> 'emailAddress'`, subject.email)}
      ) or exists (
        select from milepost.quote_contact contact
        where contact.tenant = quote.tenant and contact.reference = quote.reference
          and ${isAddress(sql`contact.contact ->> 'email'`, subject.email)}
      ) or exists (
        select from milepost.policy
        where policy.tenant = quote.tenant and policy.reference = quote.reference
          and ${isAddress(sql`policy.contact ->> 'email'`, subject.email)}
      ))`

const atBrand = (tenant: RawBuilder<unknown>, { brand }: { brand?: BrandCode }) =>
  brand === undefined ? sql`true` : sql`${tenant} = ${brand}`

export async function quotesOf(db: Kysely<Database>, subject: Subject): Promise<readonly SubjectQuote[]> {
  const { rows } = await sql<SubjectQuote>`
    select quote.tenant, quote.reference, ${isSold} as "isSold", ${hasMoney} as "hasMoney"
    from milepost.quote where ${quoteIs(subject)} order by quote.created_at, quote.reference
  `.execute(db)
  return rows
}

/** A person's drafts: a draft has no reference, so only an address finds it. */
export const draftIs = (subject: Subject) =>
  'reference' in subject
    ? sql`false`
    : sql`${atBrand(sql`draft.tenant`, subject)} and ${isAddress(sql`draft.answers -> 'proposerDetails' ->> 'emailAddress'`, subject.email)}`

export async function draftsOf(db: Kysely<Database>, subject: Subject): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from milepost.draft where ${draftIs(subject)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function eraseDraftsOf(db: Kysely<Database>, subject: Subject): Promise<number> {
  const erased = await sql`delete from milepost.draft where ${draftIs(subject)}`.execute(db)
  return Number(erased.numAffectedRows ?? 0)
}
