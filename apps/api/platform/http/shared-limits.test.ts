import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import type { Rate } from '../config/reader.ts'
import { connect } from '../db/connect.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import type { SharedLimits } from './request-limit-ports.ts'
import { requestLimits } from './request-limit-store.ts'
import { testPorts } from './testing/ports.ts'
import { acornCar, roomyLimits, testServer } from './testing/test-server.ts'
import { newCookie } from './testing/test-sessions.ts'

const { db, connection } = await testDatabase()
const another = await connect(connection, () => {})
afterAll(() => another.close())

const url = '/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AB12CDE'
const HOUR = 3600
const few = (count: number): Rate => ({ count, perSeconds: HOUR })
const plenty = few(10_000)
const newSession = () => ({ ...acornCar, cookie: newCookie() })

type Rates = { session: Rate; ip: Rate; all: Rate }

/** API processes that share nothing but the database. */
async function processes(rates: Partial<Rates>, stores: readonly SharedLimits[]) {
  await sql`truncate milepost.request_limit`.execute(db)
  const time = { now: Date.parse('2026-11-02T10:00:00Z') }
  const vehicle = { session: plenty, ip: plenty, all: plenty, ...rates }
  const servers = await Promise.all(
    stores.map((shared) =>
      testServer({
        routes: routes(testPorts),
        limits: { ...roomyLimits, vehicle },
        // A long timeout for busy machines: the test is about the count.
        limitStore: { shared, patienceMs: 20_000 },
        proxyDepth: 1,
        clock: () => new Date(time.now),
      }),
    ),
  )
  /** Sends from an address to each process in turn. */
  let asked = 0
  const ask = async (headers: Record<string, string>, address = '203.0.113.7') => {
    asked += 1
    const server = servers[asked % servers.length]
    return server?.app.inject({ url, headers: { ...headers, 'x-forwarded-for': address } })
  }
  const status = async (...about: Parameters<typeof ask>) => (await ask(...about))?.statusCode
  return { servers, ask, status, pass: (seconds: number) => (time.now += seconds * 1000) }
}
const both = [requestLimits(db), requestLimits(another.db)]

describe('limits that all processes share [T21]', () => {
  it('count a session once across all processes', async () => {
    const { ask, status, pass } = await processes({ session: few(4) }, both)
    const asker = newSession()
    for (let time = 0; time < 4; time += 1) expect(await status(asker)).toBe(204)
    for (let time = 0; time < 4; time += 1) {
      const refused = await ask(asker)
      expect(refused?.statusCode).toBe(429)
      expect(refused?.headers['retry-after']).toBe('900')
      expect(refused?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    }
    pass(900)
    expect([await status(asker), await status(asker), await status(asker)]).toEqual([204, 429, 429])
  })

  it('count a network once across all processes, brands and sessions, and an IPv6 one by its /64', async () => {
    const { status } = await processes({ ip: few(6) }, both)
    for (const tenant of ['A', 'B', 'CRT', 'M', 'F', 'MP'])
      expect(await status({ ...newSession(), 'x-tenant': tenant })).toBe(204)
    for (const tenant of ['A', 'B', 'CRT', 'M', 'F', 'MP'])
      expect(await status({ ...newSession(), 'x-tenant': tenant })).toBe(429)
    expect(await status(newSession(), '203.0.113.8')).toBe(204)
    for (let host = 1; host <= 6; host += 1) expect(await status(newSession(), `2001:db8::${host}`)).toBe(204)
    expect(await status(newSession(), '2001:db8::ffff')).toBe(429)
    expect(await status(newSession(), '2001:db8:0:1::1')).toBe(204)
  })

  it('count all callers together, so that many networks together also reach a limit', async () => {
    const { status, servers } = await processes({ all: few(5) }, both)
    const statuses: (number | undefined)[] = []
    for (let network = 1; network <= 8; network += 1)
      statuses.push(await status(newSession(), `203.0.113.${network}`))
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429])
    const pages = await Promise.all(servers.map(({ metrics }) => metrics.registry.metrics()))
    expect(pages.join()).toContain(
      'http_requests_limited_total{route="/api/v1/Vehicle/GetVehicleDetailsByVrm",limit="all"}',
    )
  })

  it('allow exactly the limit when all requests arrive simultaneously', async () => {
    const { status } = await processes({ ip: few(10) }, both)
    const asked = await Promise.all(Array.from({ length: 60 }, () => status(newSession())))
    expect(asked.filter((each) => each === 204)).toHaveLength(10)
  })

  it('count simultaneous requests as if they came one by one', async () => {
    const { status } = await processes({ session: few(15), all: few(200) }, both)
    const sessions = Array.from({ length: 12 }, newSession)
    const crowd = Array.from({ length: 12 * 20 }, (_, place) => place * 5 + Math.floor(place / 12))
    const asked = await Promise.all(crowd.map((place) => status(sessions[place % 12] ?? {})))
    expect(asked.filter((each) => each === 204)).toHaveLength(12 * 15)
    const others = await Promise.all(Array.from({ length: 40 }, () => status(newSession())))
    expect(others.filter((each) => each === 204)).toHaveLength(200 - 12 * 15)
  })

  it('never deadlock, regardless of what the processes count together', async () => {
    const now = new Date('2026-11-02T10:00:00Z')
    const bucket = (rank: number, of: number) => ({
      keyHash: Buffer.of(rank, of),
      rank,
      costMs: 1,
      burstMs: HOUR * 1000,
    })
    // Each has another session and network, so that locking rows in the order of the requests would deadlock.
    const crowd = Array.from({ length: 1_000 }, (_, place) =>
      both.map((store, process) => {
        const who = place + process * 5
        return store.take([bucket(0, (who * 7) % 12), bucket(1, (who * 5) % 9), bucket(3, 0)], now)
      }),
    )
    const taken = await Promise.all(crowd.flat())
    expect(taken.every(({ kind }) => kind === 'taken')).toBe(true)
  })

  it('take nothing from the other limits when one refuses', async () => {
    const { status } = await processes({ session: few(2), all: few(6) }, both)
    const greedy = newSession()
    for (let time = 0; time < 20; time += 1) await status(greedy)
    for (let time = 0; time < 4; time += 1) expect(await status(newSession())).toBe(204)
    expect(await status(newSession())).toBe(429)
  })

  it('store neither address nor session, and are deleted once they carry no information', async () => {
    const { status } = await processes({}, both)
    const asker = newSession()
    await status(asker)
    const stored = await sql<{
      row: string
    }>`select each::text as row from milepost.request_limit each`.execute(db)
    expect(stored.rows).toHaveLength(3)
    expect(JSON.stringify(stored.rows)).not.toMatch(/203\.0\.113|ssss/)
    const [shared] = both
    expect(await shared?.forgetFull(new Date('2026-11-02T09:00:00Z'), 10)).toBe(0)
    expect(await shared?.forgetFull(new Date('2026-11-02T11:00:01Z'), 2)).toBe(2)
    expect(await shared?.forgetFull(new Date('2026-11-02T11:00:01Z'), 10)).toBe(1)
  })
})

describe('a store of limits that fails [F26]', () => {
  const broken: SharedLimits = {
    take: async () => Promise.reject(new Error('gone')),
    refund: async () => Promise.reject(new Error('gone')),
    forgetFull: async () => 0,
  }

  it('falls back to the limit of the process: customers continue, but not without a limit', async () => {
    const { status, servers } = await processes({ session: few(3) }, [broken])
    const asker = newSession()
    expect([await status(asker), await status(asker), await status(asker)]).toEqual([204, 204, 204])
    expect(await status(asker)).toBe(429)
    const failures = servers[0]?.events().filter(({ event }) => event === 'limits.store-failed')
    expect(failures).toMatchObject([{ level: 40, kind: 'Error' }])
  })

  it('is waited for at most half a second, and then not called for a while', async () => {
    let asked = 0
    const silent: SharedLimits = {
      ...broken,
      take: () => {
        asked += 1
        return new Promise(() => {})
      },
    }
    const { app } = await testServer({ routes: routes(testPorts), limitStore: { shared: silent } })
    const started = performance.now()
    for (let time = 0; time < 3; time += 1)
      expect((await app.inject({ url, headers: newSession() })).statusCode).toBe(204)
    expect(asked).toBe(1)
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  it('does not affect paying', async () => {
    let asked = 0
    const watched: SharedLimits = {
      ...broken,
      take: async () => {
        asked += 1
        return { kind: 'refused', at: 0, waitMs: 60_000 }
      },
    }
    const { app } = await testServer({ routes: routes(testPorts), limitStore: { shared: watched } })
    const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const headers = { ...newSession(), ...(body && { 'content-type': 'application/json' }) }
      const reply = await app.inject({ method, url: path, headers, ...(body && { payload: body }) })
      return reply.statusCode
    }
    const quoteReference = 'A-2345678923'
    expect(
      await send('POST', '/api/v2/Payment/MakePaymentIntent', {
        quoteReference,
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard: false,
          currencyCode: 'GBP',
          amount: 100,
          billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
          cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
        },
      }),
    ).toBe(404)
    const dates = `QuoteReference=${quoteReference}&CoverStartDate=2026-11-20`
    expect(await send('GET', `/api/v1/Payment/GetPaymentDate?${dates}`)).toBe(404)
    expect(await send('GET', `/api/v1/Payment/GetPurchase?QuoteReference=${quoteReference}`)).toBe(200)
    expect(asked).toBe(0)
    expect(await send('GET', url)).toBe(429)
  })
})
