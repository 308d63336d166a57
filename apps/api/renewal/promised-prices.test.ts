import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { addDays, type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { formatPence, fromPounds, type Pence } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { emailReader, renewalTokenIn } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const car = peopleByJourney.acorn_pc.answers
const taxi = peopleByJourney.acorn_taxi.answers
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

/** From this day on every base price is multiplied. */
function ratesFrom(day: LocalDate, times: number) {
  server.rates.of = (line, on) => {
    const rates = ratesOf(line, on)
    if (on === undefined || on < day) return rates
    const rows = [...rates.base.rows].map(
      ([code, row]) => [code, { ...row, value: row.value * times }] as const,
    )
    return { ...rates, base: { ...rates.base, rows: new Map(rows) } }
  }
}

async function lookAt(...times: readonly string[]) {
  for (const time of times) {
    server.at(time)
    await Promise.all([server.run(), server.run()])
    await server.capture()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a reply can be any JSON, and the test states what it must be
function priceIn({ underwritingOutcome }: any): Pence {
  const [option] = underwritingOutcome.underwrittenOptions
  const found = option.paymentCollectionOptions.find(
    ({ code }: { code: string }) => code === 'ANNUAL_CARD_IN_FULL',
  )
  return fromPounds(String(found.totalAmountPayable.amount))
}

const ask = (by: { token?: string | undefined; policyNumber?: string }, headers = headersOf('acorn_pc')) =>
  server.send('POST', '/api/v1/Policy/GetSubscription', headers, by)

/** A year from 20 November 2026, invited on 22 October 2027. */
async function invited(more: object) {
  await server.buy(await server.readyToPay('acorn_pc'), 'ANNUAL_CARD_IN_FULL', { more })
  await lookAt('2027-10-22T12:00:00Z')
  const text = server.emails[0]?.text ?? ''
  const [, price = ''] = /This year, in full: £([\d,.]+)/.exec(text) ?? []
  return { text, price: fromPounds(price.replace(',', '')), reader: emailReader(server, 'acorn_pc', car) }
}

describe('the price of an invitation', () => {
  it('is held to the end of cover for a customer who looks, changes and changes back, and buys [D-277]', async () => {
    const { text, price, reader } = await invited({ automaticRenewal: false })
    ratesFrom(localDate('2027-11-01'), 1.3)
    server.at('2027-11-05T12:00:00Z')
    expect(priceIn((await reader.openQuote(text)).body)).toBe(price)
    const { headers, reference, body } = await reader.openQuote(text)
    const own = body.quoteDetails
    const rated = async (years: string) => {
      const years_ = { ...car.coverDetails, yearsOfNoClaimsDiscount: years, protectNoClaimsDiscount: false }
      const effectiveFrom = { date: localDate('2027-11-20'), hour: 0, minute: 0 }
      const coverDetails = { ...years_, effectiveFrom } as typeof car.coverDetails
      const quote = toQuoteDto({ ...car, coverDetails }, marketing, journeys.acorn_pc)
      const url = `/api/v1/Quote/RateExisting${callOf('acorn_pc')}Quote`
      const reply = await server.send('PUT', url, headers, { quote, quoteReference: reference })
      if (reply.status !== 200) throw new Error(reply.text)
      return priceIn(reply.body)
    }
    expect(own).toBeDefined()
    expect(await rated('5')).not.toBe(price)
    // A year was added to the none of the first policy.
    expect(await rated('1')).toBe(price)
    server.at('2027-11-17T12:00:00Z')
    const ready = await reader.readyToPay(text, '2027-11-20')
    expect(Math.round(server.dueOf(ready, 'ANNUAL_CARD_IN_FULL') * 100)).toBe(price)
    await server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more: { automaticRenewal: false } })
    const [, next] = await server.policies()
    expect(Number(next?.due_now_pence)).toBe(price)
  })

  it('is charged to a customer who looked as to one who did not [D-277]', async () => {
    const { text, price, reader } = await invited({})
    ratesFrom(localDate('2027-11-01'), 1.3)
    server.at('2027-11-05T12:00:00Z')
    expect(priceIn((await reader.openQuote(text)).body)).toBe(price)
    await lookAt('2027-11-12T12:00:00Z')
    expect(server.emails[1]?.text).toContain(`${formatPence(price)} on 18 November 2027`)
    await lookAt('2027-11-18T08:00:00Z')
    const [, next] = await server.policies()
    expect(Number(next?.due_now_pence)).toBe(price)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('is the lower one where rates have fallen [D-277]', async () => {
    const { text, price, reader } = await invited({ automaticRenewal: false })
    ratesFrom(localDate('2027-11-01'), 0.8)
    server.at('2027-11-05T12:00:00Z')
    expect(priceIn((await reader.openQuote(text)).body)).toBeLessThan(price)
  })
})

describe('whether a policy renews', () => {
  it('shows no price before there is one, only when it is told [D-277]', async () => {
    const { policy, headers } = await server.buy(
      await server.readyToPay('acorn_pc'),
      'ANNUAL_CARD_IN_FULL',
      {},
    )
    const { body } = await ask({ policyNumber: policy.policyNumber }, headers)
    expect(body).toMatchObject({
      status: 'RENEWS',
      nextPayment: { on: '2027-11-18', tellBy: '2027-10-22' },
    })
    expect(body.nextPayment.amount).toBeUndefined()
    await lookAt('2027-10-22T12:00:00Z')
    const later = await ask({ token: renewalTokenIn(server.emails[0]?.text) })
    expect(later.body.nextPayment.amount).toBeGreaterThan(0)
    expect(later.body.nextPayment.tellBy).toBeUndefined()
  })

  it('is the choice made with this year’s purchase: it lifts last year’s stop [D-279]', async () => {
    const { text, reader } = await invited({})
    const token = renewalTokenIn(text)
    await server.send('POST', '/api/v1/Policy/StopRenewal', headersOf('acorn_pc'), { token })
    server.at('2027-11-05T12:00:00Z')
    const ready = await reader.readyToPay(text, '2027-11-20')
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', {})
    await lookAt('2027-11-05T12:15:00Z', '2027-11-20T12:00:00Z')
    expect((await ask({ token })).body).toMatchObject({
      policyNumber: policy.policyNumber,
      status: 'RENEWS',
    })
    await lookAt('2028-10-22T12:00:00Z', '2028-11-12T12:00:00Z', '2028-11-18T08:00:00Z')
    expect((await server.rows()).map(({ state, plan }) => [state, plan])).toEqual([
      ['renewed', 'by-itself'],
      ['renewed', 'by-itself'],
    ])
  })

  it('never charges the card of an earlier year for a customer who declined to save one [D-279]', async () => {
    const { text, reader } = await invited({ automaticRenewal: false })
    server.at('2027-11-06T12:00:00Z')
    const ready = await reader.readyToPay(text, '2027-11-20')
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more: { saveCard: false } })
    await lookAt('2027-11-06T12:15:00Z')
    expect((await ask({ policyNumber: policy.policyNumber }, ready.headers)).body.status).toBe('STOPPED')
    await lookAt('2028-10-22T12:00:00Z', '2028-11-12T12:00:00Z', '2028-11-18T12:00:00Z')
    expect(await server.policies()).toHaveLength(2)
    expect((await server.rows()).at(-1)).toMatchObject({ plan: 'invitation', because: 'no-card' })
  })
})

describe('twelve consecutive thirty-day policies', () => {
  const next = (start: string) => ({
    ...taxi,
    coverDetails: {
      ...taxi.coverDetails,
      effectiveFrom: { date: localDate(start), hour: 0, minute: 0 },
    },
  })
  const priceOf = (ready: Awaited<ReturnType<typeof server.readyForThirtyDays>>) =>
    Math.round(server.dueOf(ready, 'SHORT_TERM_CARD_PAYMENT_V1') * 100)

  it('cost no more than the first for a customer who buys the next by hand in time [SUB-08] [D-262]', async () => {
    const { policy } = await server.subscribe({ more: { automaticRenewal: false } })
    ratesFrom(localDate('2026-12-01'), 1.4)
    server.at('2026-12-19T12:00:00Z')
    const inTime = await server.readyForThirtyDays({ answers: next('2026-12-20') })
    expect(priceOf(inTime)).toBe(policy.dueNow)
    const late = await server.readyForThirtyDays({ answers: next('2026-12-21') })
    expect(priceOf(late)).toBeGreaterThan(policy.dueNow)
    // It can be bought at that price, and the third keeps it too.
    await server.buy(inTime, 'SHORT_TERM_CARD_PAYMENT_V1', { more: { automaticRenewal: false } })
    server.at('2027-01-18T12:00:00Z')
    const third = await server.readyForThirtyDays({ answers: next('2027-01-19') })
    expect(priceOf(third)).toBe(policy.dueNow)
  })

  it('is a promise to that person: another driver of the vehicle pays their own price [SUB-08]', async () => {
    const { policy } = await server.subscribe({ more: { automaticRenewal: false } })
    ratesFrom(localDate('2026-12-01'), 1.4)
    server.at('2026-12-19T12:00:00Z')
    const other = next('2026-12-20')
    const answers = { ...other, proposerDetails: { ...other.proposerDetails, firstName: 'Robin' } }
    expect(priceOf(await server.readyForThirtyDays({ answers }))).toBeGreaterThan(policy.dueNow)
  })

  it('earn a year without claims, bought by hand or not [SUB-07]', async () => {
    const answers = next('2026-11-20')
    await server.subscribe({ more: { automaticRenewal: false } })
    for (let place = 1; place < 12; place += 1) {
      const start = addDays(localDate('2026-11-20'), place * 30)
      server.time.now = new Date(`${addDays(start, -1)}T12:00:00Z`)
      const ready = await server.readyForThirtyDays({ answers: next(start) })
      await server.buy(ready, 'SHORT_TERM_CARD_PAYMENT_V1', {
        more: { automaticRenewal: place === 11, saveCard: place === 11 },
      })
    }
    const last = addDays(localDate('2026-11-20'), 12 * 30 - 1)
    await lookAt(`${addDays(last, -7)}T12:00:00Z`, `${addDays(last, -1)}T08:00:00Z`)
    const policies = await server.policies()
    expect(policies).toHaveLength(13)
    const [newest] = policies.toSorted(
      (one, other) => other.cover_start.getTime() - one.cover_start.getTime(),
    )
    const version = newest && (await server.ports.quotes.findVersion(newest, newest.quote_version))
    const years = (of: typeof answers | undefined) => Number(of?.coverDetails.yearsOfNoClaimsDiscount)
    expect(Number(version?.answers.coverDetails.yearsOfNoClaimsDiscount) - years(answers)).toBe(1)
  }, 120_000)
})
