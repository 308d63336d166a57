import { randomBytes } from 'node:crypto'
import { quoteReference } from '@milepost/domain/quote/quote-reference'
import { sql } from 'kysely'
import { quoteStore } from '../apps/api/quote/store'
import { aQuote } from '../apps/api/quote/testing/made-quote'
import { compare, figure, median } from './figures'
import { fill } from './search/fill'
import { openSearchDesk } from './search/search-desk'

/**
 * What keeping the search in step costs whoever makes a quote: quotes are stored with the trigger and without it, in turns on one
 * database that already holds many, so that whatever else the machine does falls on both. Pricing is left out, which would hide it.
 */
const HELD = 100_000
const TURNS = 15
const QUOTES = 40
const BAR = 1.5

const desk = await openSearchDesk()
try {
  await fill(desk.database, HELD)
  const quotes = quoteStore(desk.db)
  const made = aQuote()
  const turn = async (isKept: boolean): Promise<number> => {
    await desk.database.asOwner((owner) =>
      sql`alter table milepost.quote ${sql.raw(isKept ? 'enable' : 'disable')} trigger quote_is_indexed`.execute(
        owner,
      ),
    )
    const begun = performance.now()
    for (let each = 0; each < QUOTES; each += 1)
      await quotes.createQuotes([{ ...made, reference: quoteReference('A', randomBytes(10)) }], undefined)
    return (performance.now() - begun) / QUOTES
  }
  // The first turns warm up and do not count.
  await turn(true)
  await turn(false)
  const [kept, bare]: [number[], number[]] = [[], []]
  for (let each = 0; each < TURNS; each += 1) {
    kept.push(await turn(true))
    bare.push(await turn(false))
  }
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from milepost.search_entry where surname like 'oneill%'`.execute(
    desk.db,
  )
  figure('entries that the trigger made', String(rows[0]?.found))
  const [ours, beside] = [median(kept), median(bare)]
  figure('a quote stored', `${ours.toFixed(2)} ms with the search, ${beside.toFixed(2)} ms without`)
  compare({
    measured: 'a quote stored, with the search kept in step',
    ours: `${ours.toFixed(2)} ms`,
    beside: `without: ${beside.toFixed(2)} ms`,
    ratio: ours / beside,
    bar: { atMost: BAR },
  })
} finally {
  await desk.close()
}
