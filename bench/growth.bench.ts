import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { compare, figure, median } from './figures'
import { fill, referenceAt } from './quote/growth'
import { withPricing } from './quote/pricing-server'

/**
 * Repricing a quote and making a first quote, among 10,000 stored quotes and among 1,000,000, through the whole API. Target: the
 * 99th percentile within 1.3 times. Both are measured in one run on the same server, in several rounds of which the median counts,
 * so that a round disturbed by the machine has no effect.
 */
const ROUNDS = 7
const CALLS = 1_000
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
const quote = toQuoteDto(peopleByJourney.acorn_pc.answers, marketing, journeys.acorn_pc)
const headers = { 'x-tenant': 'A', 'x-product': 'PC', 'content-type': 'application/json', cookie: '' }

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

await withPricing(async ({ app, database }) => {
  const send = async (method: 'POST' | 'PUT', url: string, body: unknown) => {
    const begun = performance.now()
    const reply = await app.inject({ method, url, headers, payload: JSON.stringify(body) })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return { took: performance.now() - begun, reply }
  }
  const first = await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', { quote })
  const like: string = first.reply.json().quoteReference
  headers.cookie = String(first.reply.headers['set-cookie']).split(';', 1)[0] ?? ''

  const round = async (stored: number) => {
    const generated: number[] = []
    const rated: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const quoteReference = referenceAt(1 + Math.floor(Math.random() * stored))
      generated.push((await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', { quote })).took)
      rated.push(
        (await send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', { quote, quoteReference })).took,
      )
    }
    const percentiles = (times: number[]) => {
      times.sort((a, b) => a - b)
      return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
    }
    return { generated: percentiles(generated), rated: percentiles(rated) }
  }
  const measure = async (stored: number) => {
    const rounds: Awaited<ReturnType<typeof round>>[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) rounds.push(await round(stored))
    const middle = (call: 'generated' | 'rated') => ({
      p50: median(rounds.map((each) => each[call].p50)),
      p99: median(rounds.map((each) => each[call].p99)),
    })
    return { generated: middle('generated'), rated: middle('rated') }
  }
  await fill(database, { from: 0, to: 10_000 }, like)
  await round(10_000)
  const few = await measure(10_000)
  await fill(database, { from: 10_000, to: 1_000_000 }, like)
  await round(1_000_000)
  const many = await measure(1_000_000)
  for (const call of ['generated', 'rated'] as const) {
    const name = call === 'generated' ? 'first price' : 'priced again'
    figure(`${name}, 10,000 stored`, `p50 ${few[call].p50.toFixed(2)} ms, p99 ${few[call].p99.toFixed(2)} ms`)
    figure(
      `${name}, 1,000,000 stored`,
      `p50 ${many[call].p50.toFixed(2)} ms, p99 ${many[call].p99.toFixed(2)} ms`,
    )
    const ratio = many[call].p99 / few[call].p99
    figure(`${name}: p99 against each other, bar 1.3`, ratio.toFixed(2))
    compare({
      measured: `${name}, p99 as quotes grow`,
      ours: `1,000,000: ${many[call].p99.toFixed(2)} ms`,
      beside: `10,000: ${few[call].p99.toFixed(2)} ms`,
      ratio,
      bar: { atMost: 1.3 },
    })
  }
})
