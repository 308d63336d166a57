import type { Kysely } from 'kysely'
import { isUniqueViolation } from '../platform/db/error-code'
import type { Database } from '../platform/db/schema'
import type { Grant, NewQuote, QuoteStore } from './ports'
import { grantRow, newQuoteRow, newVersionRow } from './row-store'

/**
 * Quotes with their first prices and the grants of who made them, in one statement: one journey to the server, and all of it or none
 * of it. The key of each of the three tables begins with the reference, so whichever of them is violated, a reference was taken.
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
  const granted =
    grant === undefined
      ? made
      : made.with('grants', (also) =>
          also.insertInto('milepost.quote_grant').values(quotes.map((quote) => grantRow(quote, grant))),
        )
  await granted
    .insertInto('milepost.quote_version')
    .values(quotes.map((quote) => newVersionRow(db, quote, { ...quote.first, version: 1 })))
    .execute()
}
