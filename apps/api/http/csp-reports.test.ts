import { expect, it } from 'vitest'
import { testServer } from './testing/test-server'

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

it('counts a report by its rule and keeps nothing else of it', async () => {
  const { app, log, metrics } = await testServer()
  const response = await app.inject(send([report('script-src-elem'), report('Smith AB12CDE')]))
  expect(response.statusCode).toBe(204)
  const page = await metrics.registry.metrics()
  expect(page).toContain('csp_reports_total{directive="script-src-elem"} 1')
  expect(page).toContain('csp_reports_total{directive="other"} 1')
  expect(log()).toContain('"directive":"script-src-elem"')
  expect(log()).not.toMatch(/Smith|AB12CDE|evil/)
})

it('names in the log the rule against text that becomes script [T16]', async () => {
  const { app, log } = await testServer()
  await app.inject(send([report('require-trusted-types-for')]))
  expect(log()).toContain('"directive":"require-trusted-types-for"')
})

it('takes nothing but reports', async () => {
  const { app } = await testServer()
  expect((await app.inject(send([], 'text/plain'))).statusCode).toBe(415)
  expect((await app.inject(send({ 'csp-report': {} }))).statusCode).toBe(204)
  const large = await app.inject(send(['x'.repeat(40 * 1024)]))
  expect(large.statusCode).toBe(400)
  expect(large.json().errors).toEqual([
    { field: 'body', message: 'The request is too large: send at most 32 KB.' },
  ])
})
