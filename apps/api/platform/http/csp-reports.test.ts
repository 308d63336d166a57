import { expect, it, onTestFinished } from 'vitest'
import { connect } from '../db/connect.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { requestLimits } from './request-limit-store.ts'
import { roomyLimits, testServer } from './testing/test-server.ts'

const report = (effectiveDirective: string) => ({
  type: 'csp-violation',
  url: 'https://acorn.example/quote?registration=AB12CDE',
  body: { effectiveDirective, blockedURL: 'https://evil.example/Smith' },
})
const send = (payload: unknown, type = 'application/reports+json') =>
  ({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
  }) as const

it('counts a report by its directive and stores nothing else from it', async () => {
  const { app, log, metrics } = await testServer()
  const response = await app.inject(send([report('script-src-elem'), report('Smith AB12CDE')]))
  expect(response.statusCode).toBe(204)
  const page = await metrics.registry.metrics()
  expect(page).toContain('csp_reports_total{directive="script-src-elem"} 1')
  expect(page).toContain('csp_reports_total{directive="other"} 1')
  expect(log()).toContain('"directive":"script-src-elem"')
  expect(log()).not.toMatch(/Smith|AB12CDE|evil/)
})

it('logs the name of the directive against text that becomes script [T16]', async () => {
  const { app, log } = await testServer()
  await app.inject(send([report('require-trusted-types-for')]))
  expect(log()).toContain('"directive":"require-trusted-types-for"')
})

it('accepts only reports', async () => {
  const { app } = await testServer()
  expect((await app.inject(send([], 'text/plain'))).statusCode).toBe(415)
  expect((await app.inject(send({ 'csp-report': {} }))).statusCode).toBe(204)
  const large = await app.inject(send(['x'.repeat(40 * 1024)]))
  expect(large.statusCode).toBe(400)
  expect(large.json().errors).toEqual([
    { field: 'body', message: 'The request is too large: send at most 32 KB.' },
  ])
})

it('limits reports per network and overall, across all processes; the rest are counted but not logged', async () => {
  const { db, connection } = await testDatabase()
  const another = await connect(connection, () => {})
  onTestFinished(() => another.close())
  const limit = (count: number) => ({ count, perSeconds: 3600 })
  const limits = { ...roomyLimits, report: { ip: limit(20), all: limit(50) } }
  const servers = await Promise.all(
    [db, another.db].map((each) =>
      testServer({ limits, limitStore: { shared: requestLimits(each), patienceMs: 20_000 } }),
    ),
  )
  const post = async (remoteAddress: string, reports: number) => {
    for (const { app } of servers) {
      const sent = send(Array.from({ length: reports }, () => report('script-src')))
      expect((await app.inject({ ...sent, remoteAddress })).statusCode).toBe(204)
    }
  }
  const figure = async (name: string) => {
    const pages = await Promise.all(servers.map(({ metrics }) => metrics.registry.metrics()))
    const values = pages.flatMap((page) =>
      [...page.matchAll(new RegExp(`^${name}\\{[^}]*\\} (\\d+)$`, 'gm'))].map(([, value]) => Number(value)),
    )
    return values.reduce((sum, value) => sum + value, 0)
  }
  const logged = () =>
    servers.flatMap(({ events }) => events()).filter(({ event }) => event === 'csp.reported')

  for (let time = 0; time < 5; time += 1) await post('203.0.113.7', 10)
  expect(await figure('csp_reports_total')).toBe(20)
  expect(await figure('csp_reports_dropped_total')).toBe(80)
  expect(logged()).toHaveLength(20)
  for (const network of [8, 9, 10]) await post(`203.0.113.${network}`, 10)
  expect(await figure('csp_reports_total')).toBe(50)
  expect(logged()).toHaveLength(50)
})
