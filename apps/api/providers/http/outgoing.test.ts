import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FakeProvider, fakeProvider, json } from '../testing/fake-provider'
import type { OutgoingRequest } from './attempt'
import { defaultLimits, type OutgoingLimits, outgoing } from './outgoing'

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
  it('gives status and body', async () => {
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
  it('never hangs on a provider that says nothing', async () => {
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

  it('never hangs on a body that drips', async () => {
    const { call } = await against((reply) => {
      reply.writeHead(200)
      const drip = setInterval(() => reply.write(' '), 20)
      reply.on('close', () => clearInterval(drip))
    })
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'timed-out' })
    expect(ms).toBeLessThan(1500)
  })

  it('is unreachable when the line is cut before the answer', async () => {
    const { call } = await against((reply) => reply.destroy())
    expect(await call()).toEqual({ kind: 'failed', reason: 'unreachable' })
  })

  it('is unreachable when the line is cut in the middle of it', async () => {
    const { call } = await against((reply) => {
      reply.writeHead(200, { 'content-length': '100' }).write('{"a":', () => reply.destroy())
    })
    expect(await call()).toEqual({ kind: 'failed', reason: 'unreachable' })
  })

  it('is unreachable when nobody listens, and says so at once', async () => {
    const { fake, call } = await against(() => {})
    await fake.close()
    provider = undefined
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(ms).toBeLessThan(500)
  })

  it('is broken by an answer that is not JSON, and is not tried again', async () => {
    const { fake, call } = await against((reply) => reply.writeHead(200).end('<html>Hello</html>'))
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(1)
  })

  it('is broken by a page of HTML that says 404: a proxy’s, not the provider’s', async () => {
    const { call } = await against((reply) => reply.writeHead(404).end('<html>Not found</html>'))
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
  })

  it('is broken by an answer too large to be one, without reading it all', async () => {
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

  it.each([401, 402, 403])('is refused on %i and not tried again', async (status) => {
    const { fake, call } = await against((reply) => json(reply, status, {}))
    expect(await call()).toEqual({ kind: 'failed', reason: 'refused' })
    expect(fake.requests).toHaveLength(1)
  })
})

describe('trying again', () => {
  it('gets the answer when the second attempt has it', async () => {
    const { fake, call } = await against((reply, _request, times) =>
      json(reply, times === 1 ? 503 : 200, { times }),
    )
    expect(await call()).toEqual({ kind: 'answered', status: 200, body: { times: 2 } })
    expect(fake.requests).toHaveLength(2)
  })

  it('gets the answer after a dropped connection', async () => {
    const { call } = await against((reply, _request, times) =>
      times === 1 ? reply.destroy() : json(reply, 200, {}),
    )
    expect(await call()).toMatchObject({ kind: 'answered' })
  })

  it('gives up after three attempts', async () => {
    const { fake, call } = await against((reply) => json(reply, 500, {}))
    expect(await call()).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(3)
  })

  it('is only for calls that change nothing over there', async () => {
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

  it('does not wait longer than a customer would: throttled, at once', async () => {
    const { fake, call } = await against((reply) => json(reply, 429, {}, { 'retry-after': '60' }))
    const { outcome, ms } = await timed(call())
    expect(outcome).toEqual({ kind: 'failed', reason: 'throttled' })
    expect(ms).toBeLessThan(400)
    expect(fake.requests).toHaveLength(1)
  })

  it('keeps within the time of the whole call', async () => {
    const { call } = await against(() => {}, { attempts: 100 })
    const { ms } = await timed(call())
    expect(ms).toBeLessThan(900)
  })
})

describe('the breaker around it', () => {
  const once = { attempts: 1 }

  it('stops asking after five failed calls and asks again after 30 seconds', async () => {
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
