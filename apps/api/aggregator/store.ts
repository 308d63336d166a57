import { type Pence, pence } from '@milepost/domain/values/pence'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { isUniqueViolation } from '../platform/db/storage-error.ts'
import { encryptionOf } from '../platform/encryption/database-keys.ts'
import { decryptWhole, placeOf } from '../platform/encryption/encrypted-columns.ts'
import type { QuoteKey } from '../quote/ports.ts'
import { firstVersionRow, newQuoteRow } from '../quote/row-store.ts'
import type { Arrival, ArrivalStore } from '../retrieval/ports.ts'
import { tokenRow } from '../retrieval/store.ts'
import type { NewSiteQuote, SiteQuoteStore, SiteRequestKey } from './ports.ts'

const KEY_CONSTRAINT = 'site_answer_pkey'

/**
 * Quotes for comparison sites: the quote, its first price, its source, the link that opens it and the reply, in one statement. If several
 * requests with one key arrive simultaneously, one writes and the others read what it wrote.
 */
export function siteQuoteStore(db: Kysely<Database>): SiteQuoteStore {
  return {
    async findAnswer({ site, tenant, keyHash }) {
      const row = await db
        .selectFrom('milepost.site_answer')
        .select(['request_hash', 'sealed_answer'])
        .where((column) => column.and({ site, tenant, key_hash: keyHash }))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const place = answerAt({ site, tenant, keyHash })
      return { requestHash: row.request_hash, answer: decryptWhole(db, place, row.sealed_answer) }
    },
    async saveSiteQuote(made) {
      try {
        await insertAll(db, made)
        return 'kept'
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        return isKeyTaken(error) ? 'key-taken' : 'reference-taken'
      }
    },
  }
}

const answerAt = ({ site, tenant, keyHash }: SiteRequestKey) =>
  placeOf('site_answer.sealed_answer', site, tenant, keyHash)

function isKeyTaken(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'constraint') === KEY_CONSTRAINT
}

async function insertAll(
  db: Kysely<Database>,
  { key, quotes, arrival, token, answer }: NewSiteQuote,
): Promise<void> {
  const [quote] = quotes
  const made = db
    .with('answer', (also) => also.insertInto('milepost.site_answer').values(answerRow()))
    .with('quotes', (also) => also.insertInto('milepost.quote').values(quotes.map(newQuoteRow)))
    .with('arrival', (also) => also.insertInto('milepost.quote_arrival').values(arrivalRow(quote, arrival)))
  const linked =
    token === undefined
      ? made
      : made.with('token', (also) => also.insertInto('milepost.quote_token').values(tokenRow(token)))
  await linked
    .insertInto('milepost.quote_version')
    .values(quotes.map((each) => firstVersionRow(db, each)))
    .execute()

  function answerRow() {
    return {
      site: key.site,
      tenant: key.tenant,
      key_hash: key.keyHash,
      request_hash: answer.requestHash,
      reference: quote.reference,
      sealed_answer: encryptionOf(db).encrypt(answer.answer, answerAt(key)),
    }
  }
}

/** How quotes came from comparison sites. Written with the quote itself (site-quotes.ts) and never changed. */
export function arrivalStore(db: Kysely<Database>): ArrivalStore {
  return {
    async findArrival({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.quote_arrival')
        .select(['site', 'provenance', 'shown_in_full_pence', 'shown_per_month_pence', 'shown_at'])
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { site, provenance } = row
      const shown = {
        inFull: penceOf(row.shown_in_full_pence),
        perMonth: penceOf(row.shown_per_month_pence),
        at: row.shown_at,
      }
      return { site, provenance, shown }
    },
    async isAwaited({ tenant, reference }) {
      const awaited = await db
        .selectFrom('milepost.quote_arrival as arrival')
        .select('arrival.site')
        .where((column) => column.and({ 'arrival.tenant': tenant, 'arrival.reference': reference }))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.quote_grant as held')
                .select('held.reference')
                .whereRef('held.tenant', '=', 'arrival.tenant')
                .whereRef('held.reference', '=', 'arrival.reference'),
            ),
          ),
        )
        .executeTakeFirst()
      return awaited !== undefined
    },
  }
}

function arrivalRow({ tenant, reference }: QuoteKey, { site, provenance, shown }: Arrival) {
  return {
    tenant,
    reference,
    site,
    provenance: JSON.stringify(provenance),
    shown_in_full_pence: shown.inFull ?? null,
    shown_per_month_pence: shown.perMonth ?? null,
    shown_at: shown.at,
  }
}

function penceOf(stored: string | null): Pence | undefined {
  return stored === null ? undefined : pence(Number(stored))
}
