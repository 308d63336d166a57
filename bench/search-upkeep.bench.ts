import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { compare, figure, median } from './figures'
import { withPricing } from './quote/pricing-server'
import { fill } from './search/fill'

/**
 * What keeping the search in step costs whoever asks for a price: quotes are made by the whole call with the trigger and without it,
 * in turns on one database that already holds many, so that whatever else the machine does falls on both.
 */
const HELD = 100_000
const TURNS = 15
const QUOTES = 40
const BAR = 1.25

await withPricing(async ({ app, database }) => {
  await fill(database, HELD)
  const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto(peopleByJourney.acorn_pc.answers, marketing, journeys.acorn_pc)
  const payload = JSON.stringify({ quote })
  const turn = async (isKept: boolean): Promise<number> => {
    await database.asOwner((owner) =>
      sql`alter table milepost.quote ${sql.raw(isKept ? 'enable' : 'disable')} trigger quote_is_indexed`.execute(
        owner,
      ),
    )
    const begun = performance.now()
    for (let each = 0; each < QUOTES; each += 1) {
      const made = await app.inject({
        method: 'POST',
        url: '/api/v1/Quote/GeneratePrivateCarQuote',
        headers: { 'x-tenant': 'A', 'x-product': 'PC', 'content-type': 'application/json' },
        payload,
      })
      if (made.statusCode !== 200) throw new Error(made.body)
    }
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
  const { rows } = await sql<{ made: number }>`
    select count(*)::integer - ${HELD}::integer as made from milepost.search_entry`.execute(database.db)
  figure('entries that the trigger made', String(rows[0]?.made))
  const [ours, beside] = [median(kept), median(bare)]
  figure('a quote made', `${ours.toFixed(2)} ms with the search, ${beside.toFixed(2)} ms without`)
  compare({
    measured: 'a quote made, with the search kept in step',
    ours: `${ours.toFixed(2)} ms`,
    beside: `without: ${beside.toFixed(2)} ms`,
    ratio: ours / beside,
    bar: { atMost: BAR },
  })
})
