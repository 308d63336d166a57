import { journeyIdentities } from '@milepost/domain/terms/identity'
import { releasedAnswers } from '@milepost/pricing/testing/releases'
import { beforeAll, expect, it } from 'vitest'
import { storeAsEarlier } from '../purchase/testing/sold-earlier.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { byBody, retrievalServer } from './testing/retrieval-server.ts'

const { send, made, pass, db } = await retrievalServer()
const released = releasedAnswers()
const quotes = new Map<(typeof released)[number], Awaited<ReturnType<typeof made>>>()

/** All are created on one day and retrieved on the next. */
beforeAll(async () => {
  for (const each of released) {
    const quote = await made(each.journey)
    const { brand: tenant } = journeyIdentities[each.journey]
    await storeAsEarlier(db, { tenant, reference: quote.reference }, each)
    quotes.set(each, quote)
  }
  pass(24 * 60)
})

it.each(released.map((each) => ({ each, ...each })))(
  'returns a quote that $release made on $journey, and prices it once all questions are answered [D-266]',
  async ({ each, journey }) => {
    const quote = quotes.get(each)
    if (!quote) throw new Error('Not made')
    const back = await send(byBody(quote.securityAnswers), headersOf(journey))
    expect(back).toMatchObject({ status: 200, body: { metaData: { quoteRef: quote.reference } } })
    // The look-up finds the vehicle of the quote that was made last.
    await made(journey)
    const url = `/api/v1/Quote/RateExisting${callOf(journey)}Quote`
    const body = { quote: quote.quote, quoteReference: quote.reference }
    const rated = await send({ method: 'PUT', url, body }, headersOf(journey, back.cookie))
    expect(rated.status).toBe(200)
  },
)

it('reports an invalid stored risk as our own fault, and returns no partial quote [D-266]', async () => {
  const { reference, securityAnswers, answers } = await made()
  await storeAsEarlier(db, { tenant: 'A', reference }, { answers, risk: { journey: 'acorn_pc' } })
  expect((await send(byBody(securityAnswers), headersOf('acorn_pc'))).status).toBe(500)
})
