import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeProvider, fakeProvider, json } from '../testing/fake-provider.ts'
import type { OutgoingRequest } from './attempt.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from './outgoing.ts'

let provider: FakeProvider | undefined
let time: number

beforeEach(() => {
  time = 0
})
afterEach(async () => {
  await provider?.close()
  provider = undefined
})

const quick: OutgoingLimits = {
  ...defaultLimits,
  attemptMs: 200,
  overallMs: 600,
  backOffMs: 10,
  maxBytes: 1000,
}

async function against(answer: Parameters<typeof fakeProvider>[0], limits: Partial<OutgoingLimits> = {}) {
  const fake = await fakeProvider(answer)
  provider = fake
  const ask = outgoing(() => new Date(time), { ...quick, ...limits })
  const call = (request: Partial<OutgoingRequest & { safe: boolean }> = {}) =>
    ask({ method: 'GET', url: fake.url, safe: true, ...request })
  return { fake, call }
}

/** The outcome and how long it took. */
async function timed<T>(work: Promise<T>): Promise<{ outcome: T; ms: number }> {
  const started = performance.now()
  return { outcome: await work, ms: performance.now() - started }
}

describe('a call that is answered', () => {
  it('returns status and body', async () => {
    const { call } = await against((reply) => json(reply, 200, { hello: 'there' }))
    expect(await call()).toEqual({ kind: 'answered', status: 200, body: { hello: 'there' } })
  })

  it('leaves a 404 to the adapter, and an empty body undefined', async () => {
    const { call } = await against((reply) => reply.writeHead(404).end())
    expect(await call()).toEqual({ kind: 'answered', status: 404, body: undefined })
  })

  it('sends headers, and a body as JSON', async () => {
    const { fake, call } = await against((reply) => json(reply, 200, {}))
    await call({ method: 'POST', headers: { 'x-api-key': 'secret' }, body: { plate: 'AA19AAA' } })
    expect(fake.requests[0]).toMatchObject({
      method: 'POST',
      body: '{"plate":"AA19AAA"}',
      headers: { 'x-api-key': 'secret', 'content-type': 'application/json', accept: 'application/json' },
    })
  })

  it('does not follow a redirect, which would carry the key elsewhere', async () => {
    const { fake, call } = await against((reply) => reply.writeHead(302, { location: '/elsewhere' }).end())
    expect(await call()).toMatchObject({ kind: 'answered', status: 302 })
    expect(fake.requests).toHaveLength(1)
  })
})

describe('a call that is not answered', () => {
  it('never hangs on a provider that does not reply', async () => {
    const { fake, call } = await against(() => {})
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'timed-out' })
    expect(ms).toBeLessThan(1500)
    expect(fake.requests.length).toBeGreaterThan(1)
  })

  it('never hangs on a body that never ends', async () => {
    const { call } = await against((reply) => reply.writeHead(200).write('{"a":'))
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'timed-out' })
    expect(ms).toBeLessThan(1500)
  })

  it('never hangs on a body that arrives byte by byte', async () => {
    const { call } = await against((reply) => {
      reply.writeHead(200)
      const drip = setInterval(() => reply.write(' '), 20)
      reply.on('close', () => clearInterval(drip))
    })
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'timed-out' })
    expect(ms).toBeLessThan(1500)
  })

  it('is unreachable when the connection is cut before the reply', async () => {
    const { call } = await against((reply) => reply.destroy())
    expect(await call()).toEqual({ kind: 'failed', reason: 'unreachable' })
  })

  it('is unreachable when the connection is cut in the middle of the reply', async () => {
    const { call } = await against((reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('{"a":', () => reply.destroy())
    })
    expect(await call()).toEqual({ kind: 'failed', reason: 'unreachable' })
  })

  it('is unreachable when nothing listens, and fails immediately', async () => {
    const { fake, call } = await against(() => {})
    await fake.close()
    provider = undefined
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(ms).toBeLessThan(500)
  })

  it('is broken by a reply that is not JSON, and is not retried', async () => {
    const { fake, call } = await against((reply) => reply.writeHead(200).end('<html>Hello</html>'))
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(1)
  })

  it('is broken by an HTML page with status 404, which is from a proxy and not from the provider', async () => {
    const { call } = await against((reply) => reply.writeHead(404).end('<html>Not found</html>'))
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
  })

  it('is broken by a reply that is too large, and does not read all of it', async () => {
    let sent = 0
    const { call } = await against((reply) => {
      const more = () => {
        while (sent < 100_000_000 && !reply.destroyed) {
          sent += 65_536
          if (!reply.write(Buffer.alloc(65_536, 0x20))) return void reply.once('drain', more)
        }
      }
      more()
    })
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(sent).toBeLessThan(50_000_000)
  })

  it.each([401, 402, 403])('is refused on %i and not retried', async (status) => {
    const { fake, call } = await against((reply) => json(reply, status, {}))
    expect(await call()).toEqual({ kind: 'failed', reason: 'refused' })
    expect(fake.requests).toHaveLength(1)
  })
})

describe('a retry', () => {
  it('returns the reply of the second attempt', async () => {
    const { fake, call } = await against((reply, _request, times) =>
      json(reply, times === 1 ? 503 : 200, { times }),
    )
    expect(await call()).toEqual({ kind: 'answered', status: 200, body: { times: 2 } })
    expect(fake.requests).toHaveLength(2)
  })

  it('returns the reply after a dropped connection', async () => {
    const { call } = await against((reply, _request, times) =>
      times === 1 ? reply.destroy() : json(reply, 200, {}),
    )
    expect(await call()).toMatchObject({ kind: 'answered' })
  })

  it('ends after three attempts', async () => {
    const { fake, call } = await against((reply) => json(reply, 500, {}))
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(3)
  })

  it('is only for calls that change nothing at the provider', async () => {
    const { fake, call } = await against((reply) => json(reply, 500, {}))
    expect(await call({ safe: false })).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(1)
  })

  it('waits as long as the provider asks', async () => {
    const { call } = await against(
      (reply, _request, times) =>
        times === 1 ? json(reply, 429, {}, { 'retry-after': '1' }) : json(reply, 200, {}),
      { overallMs: 3000 },
    )
    const { outcome, ms } = await timed(call())
    expect(outcome).toMatchObject({ kind: 'answered' })
    expect(ms).toBeGreaterThanOrEqual(950)
  })

  it('does not wait longer than a customer would, and fails immediately as throttled', async () => {
    const { fake, call } = await against((reply) => json(reply, 429, {}, { 'retry-after': '60' }))
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'throttled' })
    expect(ms).toBeLessThan(400)
    expect(fake.requests).toHaveLength(1)
  })

  it('stays within the time limit of the whole call', async () => {
    const { call } = await against(() => {}, { attempts: 100 })
    const { ms } = await timed(call())
    expect(ms).toBeLessThan(900)
  })
})

describe('the breaker of outgoing calls', () => {
  const once = { attempts: 1 }

  it('stops calls after five failures and allows them again after 30 seconds', async () => {
    let well = false
    const { fake, call } = await against((reply) => json(reply, well ? 200 : 500, {}), once)
    for (let i = 0; i < 5; i++) expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(await call()).toEqual({ kind: 'failed', reason: 'open-circuit' })
    expect(fake.requests).toHaveLength(5)

    well = true
    time += 30_000
    expect(await call()).toMatchObject({ kind: 'answered', status: 200 })
    expect(await call()).toMatchObject({ kind: 'answered', status: 200 })
  })

  it.each([404, 429, 401])('stays closed while the provider answers %i', async (status) => {
    const { fake, call } = await against((reply) => json(reply, status, {}), once)
    for (let i = 0; i < 7; i++) await call()
    expect(fake.requests).toHaveLength(7)
  })
})
