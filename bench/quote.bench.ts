import { randomBytes } from 'node:crypto'
import { generateQuote as generateCalls } from '@milepost/contract/calls/quote'
import { SESSION_IDLE_MINUTES } from '@milepost/domain/quote/time-limits'
import { londonDate } from '@milepost/domain/values/london-time'
import { aHatchback } from '@milepost/pricing/testing/people-by-journey'
import fastify from 'fastify'
import * as z from 'zod/mini'
import { rateFolder } from '../apps/api/providers/rates/rate-folder.ts'
import { generateQuote } from '../apps/api/quote/generate-quote.ts'
import { newReference } from '../apps/api/quote/new-quotes.ts'
import type { Grant, NewQuote } from '../apps/api/quote/ports.ts'
import { quoteStore } from '../apps/api/quote/store.ts'
import { root } from '../scripts/root.mjs'
import { compare, figure, median } from './figures.ts'
import { answers, generateAt, marketing, perSecond } from './quote/generate-load.ts'
import { clock, newSession, withPricing } from './quote/pricing-server.ts'

/**
 * The whole Generate call against a bare Fastify route that parses the same body with the same schema and inserts the same rows (the
 * quote, its version, its grant, and the new session that holds it) by the same statement on the same PostgreSQL, alternating. Target:
 * 0.7 of its throughput; the bar is lower, because runs differ by some hundredths.
 */
const ROUNDS = 12
/** Before that the engine is still compiling: we have ten times as much code as the bare route. */
const WARM_UP = 8

/** The exact rows that a Generate call writes, created once. */
async function aMadeQuote(): Promise<NewQuote> {
  const made: NewQuote[] = []
  const createQuotes = async (quotes: readonly NewQuote[]) => {
    made.push(...quotes)
    return 'created' as const
  }
  await generateQuote(
    { tenant: 'A', journey: 'acorn_pc', channel: 'direct', answers, marketing, session: newSession() },
    {
      quotes: {
        createQuotes,
        lock: async () => false,
        thirtyDayPolicies: async () => [],
        findVersion: async () => undefined,
      },
      review: async () => 'clear',
      ratesOn: rateFolder(`${root}/rates`, londonDate(clock())),
      vehicleByRegistration: async () => ({ kind: 'found', value: aHatchback }),
      clock,
    },
  )
  const [quote] = made
  if (quote === undefined) throw new Error('No quote was made')
  return quote
}

await withPricing(async ({ database, port }) => {
  const quote = await aMadeQuote()
  const { createQuotes } = quoteStore(database.db)
  const grant = (): Grant => {
    const sessionHash = randomBytes(32)
    const begins = { hash: sessionHash, now: quote.createdAt, idleMinutes: SESSION_IDLE_MINUTES }
    return { sessionHash, until: quote.expiresAt, madeAt: quote.createdAt, how: 'made', begins }
  }
  const bare = fastify()
  bare.post('/bare', async (request) => {
    z.parse(generateCalls['private-car'].body, request.body)
    const reference = newReference('A')
    await createQuotes([{ ...quote, reference }], grant())
    return { reference }
  })
  await bare.listen({ host: '127.0.0.1', port: 0 })
  const { port: barePort } = Object(bare.server.address())
  const ours = generateAt(port)
  const ceiling = `http://127.0.0.1:${barePort}/bare`
  for (let round = 0; round < WARM_UP; round += 1) await perSecond(ours)
  await perSecond(ceiling)
  const rates = { ours: [] as number[], ceiling: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.ours.push(await perSecond(ours))
    rates.ceiling.push(await perSecond(ceiling))
  }
  await bare.close()
  const medianRate = (each: readonly number[]) => `${median(each).toFixed(0)} a second`
  // Compared round by round, because the machine's speed varies.
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.ceiling[round] ?? Number.NaN)))
  figure('Generate, whole', medianRate(rates.ours))
  figure('bare route, same body parsed, same rows', medianRate(rates.ceiling))
  figure('Generate against it, bar 0.65', ratio.toFixed(2))
  compare({
    measured: 'the quote call against its ceiling',
    ours: medianRate(rates.ours),
    beside: `bare route, ${medianRate(rates.ceiling)}`,
    ratio,
    bar: { atLeast: 0.65 },
  })
})
