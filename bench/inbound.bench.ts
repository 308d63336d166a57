import { randomBytes } from 'node:crypto'
import { aggregatorRisk } from '@milepost/contract/shapes/aggregator'
import { aggregatorRiskExample } from '@milepost/contract/shapes/aggregator-risk-example'
import autocannon from 'autocannon'
import fastify from 'fastify'
import * as z from 'zod/mini'
import type { NewSiteQuote } from '../apps/api/aggregator/ports.ts'
import { priceSiteRisk } from '../apps/api/aggregator/price-site-risk.ts'
import { siteQuoteStore } from '../apps/api/aggregator/store.ts'
import { demoKeys } from '../apps/api/platform/config/sites.ts'
import type { OpenDatabase } from '../apps/api/platform/db/open-database.ts'
import { newReference } from '../apps/api/quote/new-quotes.ts'
import { compare, figure, median } from './figures.ts'
import { sitePortsOf, withSites } from './inbound/site-server.ts'

/**
 * The inbound call of comparison sites: at 200 quotes a second for half a minute (target: p99 under 250 ms, constant memory), and at full
 * speed against a bare Fastify route that parses the same body with the same schema and inserts the same rows on the same PostgreSQL,
 * alternating. Target: 0.7 of its throughput; the bar is lower, because runs differ by some hundredths.
 */
const RATE = 200
const SECONDS = 30
const ALLOWED_MS = 250
const ROUNDS = 12
const ROUND_SECONDS = 4
const CONNECTIONS = 16
const MB = 1024 * 1024
const body = JSON.stringify(aggregatorRiskExample)
const headers = {
  'x-tenant': 'A',
  'x-product': 'PC',
  'content-type': 'application/json',
  'x-site-key': demoKeys[0]?.key ?? '',
  // A different one for every request: autocannon inserts its own id here.
  'idempotency-key': 'bench-[<id>]',
}

async function shoot(url: string, seconds: number, rate?: number) {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body,
    idReplacement: true,
    connections: CONNECTIONS,
    duration: seconds,
    workers: 1,
    ...(rate !== undefined && { overallRate: rate }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result
}

const perSecond = async (url: string) => {
  const result = await shoot(url, ROUND_SECONDS)
  return result['2xx'] / result.duration
}

/** The exact rows that one risk writes, created once. */
async function aMadeQuote(database: OpenDatabase): Promise<NewSiteQuote> {
  const saved: NewSiteQuote[] = []
  const ports = sitePortsOf(database)
  await priceSiteRisk(
    {
      site: 'quotelark',
      tenant: 'A',
      journey: 'acorn_pc',
      idempotencyKey: 'made-once',
      risk: z.parse(aggregatorRisk, aggregatorRiskExample),
      linkTo: ({ token, reference }) =>
        `https://quotes.acorn.example/pcw-result?Token=${token}&QuoteRef=${reference}`,
    },
    {
      ...ports,
      siteQuotes: {
        findAnswer: async () => undefined,
        saveSiteQuote: async (made) => {
          saved.push(made)
          return 'kept'
        },
      },
    },
  )
  const [made] = saved
  if (made?.token === undefined) throw new Error('No quote was made')
  return made
}

/** The same rows with a new key, reference and token. */
function another({ key, quotes: [quote], arrival, token, answer }: NewSiteQuote): NewSiteQuote {
  const reference = newReference('A')
  return {
    key: { ...key, keyHash: randomBytes(32) },
    quotes: [{ ...quote, reference }],
    arrival,
    token: token && { ...token, reference, tokenHash: randomBytes(32) },
    answer,
  }
}

/** After a garbage collection, if the runtime exposes one. */
function heapMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / MB
}

await withSites(async ({ database, port }) => {
  const made = await aMadeQuote(database)
  const { findAnswer, saveSiteQuote } = siteQuoteStore(database.db)
  const bare = fastify()
  bare.post('/bare', async (request) => {
    z.parse(aggregatorRisk, request.body)
    const next = another(made)
    await findAnswer(next.key)
    const answer = { reference: next.quotes[0].reference }
    await saveSiteQuote({ ...next, answer: { ...next.answer, answer } })
    return answer
  })
  await bare.listen({ host: '127.0.0.1', port: 0 })
  const { port: barePort } = Object(bare.server.address())
  const ours = `http://127.0.0.1:${port}/api/v1/Aggregator/PriceRisk`
  const ceiling = `http://127.0.0.1:${barePort}/bare`

  await shoot(ours, 5, RATE)
  const heapBefore = heapMegabytes()
  const rssBefore = process.memoryUsage().rss / MB
  const steady = await shoot(ours, SECONDS, RATE)
  const heapAfter = heapMegabytes()
  const rssAfter = process.memoryUsage().rss / MB
  figure(`quotes a second, asked for ${RATE}`, (steady['2xx'] / steady.duration).toFixed(0))
  figure('p50', `${steady.latency.p50} ms`)
  figure(`p99, bar ${ALLOWED_MS} ms`, `${steady.latency.p99} ms`)
  figure('slowest', `${steady.latency.max} ms`)
  figure('heap before and after', `${heapBefore.toFixed(0)} and ${heapAfter.toFixed(0)} MB`)
  figure('resident before and after', `${rssBefore.toFixed(0)} and ${rssAfter.toFixed(0)} MB`)

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
  figure('PriceRisk flat out', medianRate(rates.ours))
  figure('bare route, same body parsed, same rows', medianRate(rates.ceiling))
  figure('PriceRisk against it, bar 0.65', ratio.toFixed(2))
  compare({
    measured: `inbound, p99 at ${RATE} a second`,
    ours: `${steady.latency.p99} ms`,
    beside: `${ALLOWED_MS} ms allowed`,
    ratio: steady.latency.p99 / ALLOWED_MS,
    bar: { atMost: 1 },
  })
  compare({
    measured: 'inbound flat out, against its ceiling',
    ours: medianRate(rates.ours),
    beside: `bare route, ${medianRate(rates.ceiling)}`,
    ratio,
    bar: { atLeast: 0.65 },
  })
})
