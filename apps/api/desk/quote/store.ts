import type { Kysely, Transaction } from 'kysely'
import { readTrail, recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { decryptAccount, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import { isRestricted } from '../../privacy/restricted-store.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import { pricedVersion, shelfOf, versionColumns } from '../../quote/row-store.ts'
import { quoteStore } from '../../quote/store.ts'
import { referralsOf } from '../../referral/store.ts'
import { supportOf } from '../search/person-store.ts'
import { notesOf } from './notes-store.ts'
import type { CaseRecord, CaseStore } from './ports.ts'

/** More than any customer has, and few enough to read. */
const MOST_VERSIONS = 50
const MOST_ENTRIES = 500

/** Quotes as the desk reads them. Each read is recorded in the audit trail in the same commit (DSK-317). */
export function caseStore(db: Kysely<Database>): CaseStore {
  return {
    open: (key, brands, by, now) =>
      found(() =>
        recorded(db, by, now, async (transaction, record) => {
          const quote = await quoteStore(transaction).findQuote(key, now)
          if (quote === undefined) throw new NothingThere()
          record({
            act: 'quote.open',
            about: { kind: 'quote', id: quote.reference },
            after: { version: quote.current.version },
          })
          return {
            quote,
            ...(await besides(transaction, key)),
            support: await supportOf(transaction, key, brands),
          }
        }),
      ),
    openDocument: (key, document, by, now) =>
      found(() =>
        recorded(db, by, now, async (transaction, record) => {
          const quote = await quoteStore(transaction).findQuote(key, now)
          if (quote === undefined) throw new NothingThere()
          const { version } = quote.current
          record({
            act: 'quote.open',
            about: { kind: 'quote', id: quote.reference },
            after: { version, document },
          })
          return quote
        }),
      ),
    showFact: (key, fact, by, now) =>
      found(() =>
        recorded(db, by, now, async (transaction, record) => {
          const quote = await quoteStore(transaction).findQuote(key, now)
          if (quote === undefined) throw new NothingThere()
          record({ act: 'quote.show-fact', about: { kind: 'quote', id: quote.reference }, after: { fact } })
          return { quote, accounts: fact === 'bank-account' ? await accountsOf(transaction, key) : [] }
        }),
      ),
  }
}

/** Rolls the recorded read back: a quote that does not exist was not read. */
class NothingThere extends Error {
  override readonly name = 'NothingThere'
}

async function found<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof NothingThere) return undefined
    throw error
  }
}

async function besides(
  db: Transaction<Database>,
  key: QuoteKey,
): Promise<Omit<CaseRecord, 'quote' | 'support'>> {
  const { tenant, reference } = key
  const own = { tenant, reference }
  const [lock, versions, arrival, referrals, emails, grants, payments, policy, notes, trail] = [
    await db
      .selectFrom('milepost.quote')
      .select(['locked_until', isRestricted.as('is_restricted')])
      .where((column) => column.and(own))
      .executeTakeFirst(),
    await db
      .selectFrom('milepost.quote_version')
      .select(versionColumns)
      .where((column) => column.and(own))
      .where('shelf', '=', shelfOf(key))
      .orderBy('version', 'desc')
      .limit(MOST_VERSIONS)
      .execute(),
    await db
      .selectFrom('milepost.quote_arrival')
      .select(['site', 'provenance'])
      .where((column) => column.and(own))
      .executeTakeFirst(),
    await referralsOf(db, key),
    await db
      .selectFrom('milepost.mail_sent')
      .select(['template', 'sent_at as at', 'is_confirmed as isConfirmed'])
      .where('subject', '=', `${tenant}:${reference}`)
      .orderBy('sent_at')
      .execute(),
    await db
      .selectFrom('milepost.quote_grant')
      .select(['made_at', 'how'])
      .where((column) => column.and(own))
      .orderBy('made_at')
      .limit(MOST_ENTRIES)
      .execute(),
    await db
      .selectFrom('milepost.payment_attempt as attempt')
      .innerJoin('milepost.payment_event as event', 'event.attempt_id', 'attempt.id')
      .select(['event.at', 'event.to_state as state'])
      .where('attempt.tenant', '=', tenant)
      .where('attempt.reference', '=', reference)
      .orderBy('event.at')
      .limit(MOST_ENTRIES)
      .execute(),
    await db
      .selectFrom('milepost.policy')
      .select(['policy_number as number', 'issued_at as issuedAt'])
      .where((column) => column.and(own))
      .executeTakeFirst(),
    await notesOf(db, key),
    await readTrail(db, { on: [reference], most: MOST_ENTRIES }),
  ]
  return {
    lockedUntil: lock?.locked_until ?? undefined,
    isRestricted: lock?.is_restricted ?? false,
    versions: versions.toReversed().map((row) => pricedVersion(db, { ...own, ...row })),
    arrival,
    referrals,
    emails,
    grants: grants.flatMap(({ made_at: at, how }) => (at && how ? [{ at, how }] : [])),
    payments,
    policy,
    notes,
    trail,
  }
}

/** The bank accounts entered with payments for a quote. */
async function accountsOf(db: Transaction<Database>, { tenant, reference }: QuoteKey) {
  const rows = await db
    .selectFrom('milepost.payment_attempt')
    .select(['id', 'sealed_account'])
    .where((column) => column.and({ tenant, reference }))
    .where('sealed_account', 'is not', null)
    .orderBy('created_at')
    .execute()
  return rows.flatMap(({ id, sealed_account: sealed }) => {
    const account = decryptAccount(db, placeOf('payment_attempt.sealed_account', id), sealed)
    return account ? [account] : []
  })
}
