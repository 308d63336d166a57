import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../observability/log.ts'
import { createMetrics } from '../observability/metrics.ts'
import { openServiceListener } from './service-listener.ts'
import { roomyLimits } from './testing/test-server.ts'

const KEY = 'a key of the office, of 32 letters'

async function listener() {
  let now = Date.parse('2026-11-02T10:00:00Z')
  const lines: string[] = []
  const metrics = createMetrics()
  const { app, port } = await openServiceListener(
    { host: '127.0.0.1', port: 0, keys: [{ holder: 'office', key: KEY }] },
    {
      routes: [],
      limits: roomyLimits,
      readiness: { draining: false, ping: async () => true },
      log: createLog('debug', { write: (line) => lines.push(line) }),
      metrics,
      clock: () => new Date(now),
      recordSecurityEvent: () => undefined,
    },
  )
  onTestFinished(() => app.close())
  const ask = async (key: string | undefined) => {
    const headers = key === undefined ? {} : { 'x-service-key': key }
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`, { headers })
    await reply.body?.cancel()
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') }
  }
  return {
    ask,
    metrics,
    refusals: () =>
      lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'service.key-refused'),
    pass: (seconds: number) => (now += seconds * 1000),
  }
}

it('makes a caller who guesses keys wait, and logs the guesses [T13]', async () => {
  const { ask, metrics, refusals, pass } = await listener()
  const answers = []
  for (let guess = 0; guess < 30; guess += 1) answers.push(await ask(`guess ${guess}`))
  expect(answers.slice(0, 10).every(({ status }) => status === 403)).toBe(true)
  expect(answers.slice(10).every(({ status, retryAfter }) => status === 429 && retryAfter === '6')).toBe(true)
  expect(refusals()).toHaveLength(10)
  expect(refusals()[0]).toMatchObject({ level: 40 })
  expect(JSON.stringify(refusals())).not.toContain('guess')
  expect(await metrics.registry.metrics()).toContain(
    'http_requests_limited_total{route="service-key",limit="ip"} 20',
  )
  pass(6)
  expect([(await ask('one more')).status, (await ask('another')).status]).toEqual([403, 429])
})

it('always accepts the right key, so that no one can lock the office out', async () => {
  const { ask } = await listener()
  for (let guess = 0; guess < 15; guess += 1) await ask(`guess ${guess}`)
  expect((await ask(KEY)).status).toBe(200)
})

it('refuses a probe without a key, without limiting or logging it', async () => {
  const { ask, refusals } = await listener()
  for (let probe = 0; probe < 15; probe += 1) expect((await ask(undefined)).status).toBe(403)
  expect(refusals()).toEqual([])
})
