import type { Kysely } from 'kysely'
import { isUniqueViolation } from '../platform/db/error-code'
import type { Database } from '../platform/db/schema'
import { sealingOf } from '../platform/encryption/database-keys'
import { openWhole, placeOf } from '../platform/encryption/encrypted-columns'
import { newQuoteRow, newVersionRow } from '../quote/row-store'
import { tokenRow } from '../retrieval/store'
import { arrivalRow } from './arrival-store'
import type { NewSiteQuote, SiteQuoteStore, SiteRequestKey } from './ports'

const KEY_CONSTRAINT = 'site_answer_pkey'

/**
 * Quotes for comparison sites: the quote, its first price, where it came from, the link that opens it and the answer, in one
 * statement. Of many who ask under the same key at once, one writes and the others find what it wrote.
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
      return { requestHash: row.request_hash, answer: openWhole(db, place, row.sealed_answer) }
    },
    async keepSiteQuote(made) {
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
    .values(quotes.map((each) => newVersionRow(db, each, { ...each.first, version: 1 })))
    .execute()

  function answerRow() {
    return {
      site: key.site,
      tenant: key.tenant,
      key_hash: key.keyHash,
      request_hash: answer.requestHash,
      reference: quote.reference,
      sealed_answer: sealingOf(db).seal(answer.answer, answerAt(key)),
    }
  }
}
