import { brandOfReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { QuoteKey } from '../quote/ports'
import { hasMoney, isSold } from './erase-quotes-store'

/** Whom a request is about: everybody who gave an email address, or one quote. */
export type Subject = { email: string } | QuoteKey

/** A quote of theirs, and whether the law lets us erase it. */
export type SubjectQuote = QuoteKey & { isSold: boolean; hasMoney: boolean }

/** As it was typed at the desk. */
export function subjectOf(text: string): Subject | undefined {
  if (text.includes('@')) return { email: text.trim() }
  const reference = tidyReference(text)
  const tenant = brandOfReference(reference)
  return tenant && { tenant, reference }
}

const isAddress = (value: RawBuilder<unknown>, email: string) => sql`lower(${value}) = lower(${email})`

/** By the address in any of its answers, in its purchase form or on its policy; read from end to end, for nobody else asks so. */
const quoteIs = (subject: Subject) =>
  'reference' in subject
    ? sql`quote.tenant = ${subject.tenant} and ${subject.reference} in (quote.reference, quote.beside_reference)`
    : sql`exists (
        select from milepost.quote_version version
        where version.tenant = quote.tenant and version.reference = quote.reference
          and ${isAddress(sql`version.answers -> 'proposerDetails' ->> 'emailAddress'`, subject.email)}
      ) or exists (
        select from milepost.quote_contact contact
        where contact.tenant = quote.tenant and contact.reference = quote.reference
          and ${isAddress(sql`contact.contact ->> 'email'`, subject.email)}
      ) or exists (
        select from milepost.policy
        where policy.tenant = quote.tenant and policy.reference = quote.reference
          and ${isAddress(sql`policy.contact ->> 'email'`, subject.email)}
      )`

export async function quotesOf(db: Kysely<Database>, subject: Subject): Promise<readonly SubjectQuote[]> {
  const { rows } = await sql<SubjectQuote>`
    select quote.tenant, quote.reference, ${isSold} as "isSold", ${hasMoney} as "hasMoney"
    from milepost.quote where ${quoteIs(subject)} order by quote.created_at, quote.reference
  `.execute(db)
  return rows
}

/** Which drafts are somebody's: a draft has no reference, so only an address finds it. */
export const draftIs = (subject: Subject) =>
  'reference' in subject
    ? sql`false`
    : isAddress(sql`draft.answers -> 'proposerDetails' ->> 'emailAddress'`, subject.email)

export async function eraseDraftsOf(db: Kysely<Database>, subject: Subject): Promise<number> {
  const erased = await sql`delete from milepost.draft where ${draftIs(subject)}`.execute(db)
  return Number(erased.numAffectedRows ?? 0)
}
