import type { Kysely } from 'kysely'
import type { Actor, NewAuditEntry } from '../platform/audit/ports.ts'
import { recorded } from '../platform/audit/store.ts'
import { elsewhere } from '../platform/db/read-elsewhere.ts'
import type { Database } from '../platform/db/schema.ts'
import {
  accountsOf,
  draftsOf,
  eraseDraftsOf,
  noteWordsOf,
  quotesOf,
  referralWordsOf,
  rowsOf,
  type Subject,
} from './export-store.ts'
import { eraseQuote } from './quote-erasure-store.ts'

/** Who acts and when, and the subject in the audit trail: the customer by a hash, or the request. Quotes have their own entries. */
type Acting = { about: NewAuditEntry['about'] | undefined; by: Actor; now: Date }

/** Why a quote is retained: it was purchased, money moved for it, or another process was working on it. */
export type RetentionReason = 'sold' | 'money' | 'locked'

export type Erased = {
  erased: number
  drafts: number
  kept: readonly { reference: string; because: RetentionReason }[]
}

/** The right to erasure as far as the law allows it (UK GDPR art. 17): everything that was not purchased. Undefined if nothing is held. */
export async function eraseAbout(
  db: Kysely<Database>,
  subject: Subject,
  { about, by, now }: Acting,
): Promise<Erased | undefined> {
  const quotes = await quotesOf(db, subject)
  const kept: { reference: string; because: RetentionReason }[] = []
  let erased = 0
  for (const quote of quotes) {
    if (await eraseQuote(db, quote, by, now)) erased += 1
    else
      kept.push({
        reference: quote.reference,
        because: quote.isSold ? 'sold' : quote.hasMoney ? 'money' : 'locked',
      })
  }
  const waiting = 'email' in subject ? await draftsOf(db, subject) : 0
  if (quotes.length + waiting === 0) return undefined
  if (about === undefined) return { erased, drafts: 0, kept }
  const drafts = await recorded(db, by, now, async (transaction, record) => {
    const count = await eraseDraftsOf(transaction, subject)
    const after = { quotes: erased, kept: kept.length, drafts: count }
    const act = about.kind === 'data-request' ? 'data-request.erase' : 'customer.erase'
    record({ act, about, after })
    return count
  })
  return { erased, drafts, kept }
}

/** A subject access request: everything that we hold about a customer (UK GDPR art. 15 and 20). Recorded before it is returned. */
export async function exportAbout(db: Kysely<Database>, subject: Subject, { about, by, now }: Acting) {
  const { held, bankDetails, referralWords, notes, quotes } = await elsewhere(db, async (reader) => ({
    held: await rowsOf(reader, subject),
    bankDetails: await accountsOf(reader, subject),
    referralWords: await referralWordsOf(reader, subject),
    notes: await noteWordsOf(reader, subject),
    quotes: await quotesOf(reader, subject),
  }))
  const count = Object.values(held).flat().length
  if (count === 0) return undefined
  await recorded(db, by, now, async (_transaction, record) => {
    const after = { entries: count, bankDetails: bankDetails.length, quotes: quotes.length }
    const act = about?.kind === 'data-request' ? 'data-request.export' : 'customer.export'
    if (about) record({ act, about, after })
    for (const { reference } of quotes)
      record({ act: 'quote.export', about: { kind: 'quote', id: reference }, after })
  })
  return { count, held, bankDetails, referralWords, notes }
}

/** How much there is: quotes, how many of them were purchased, and unfinished ones. */
export async function countAbout(db: Kysely<Database>, subject: Subject) {
  const quotes = await quotesOf(db, subject)
  return {
    quotes: quotes.length,
    sold: quotes.filter(({ isSold }) => isSold).length,
    drafts: await draftsOf(db, subject),
  }
}
