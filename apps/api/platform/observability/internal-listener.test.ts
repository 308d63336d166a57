import { request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { testServer } from '../http/testing/test-server.ts'
import { openInternalListener } from './internal-listener.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const pageOf = ({ registry }: Metrics) => ({
  contentType: registry.contentType,
  page: () => registry.metrics(),
})

it('serves the metrics of the process on its own port, by route and never by URL', async () => {
  const { app, metrics } = await testServer()
  const listener = await openInternalListener(0, pageOf(metrics))
  onTestFinished(() => listener.close())
  await app.inject('/healthz?surname=Smith')
  await app.inject('/Smith')

  const page = await (await fetch(`http://127.0.0.1:${listener.port}/metrics`)).text()
  expect(page).toContain('http_request_duration_seconds_count{route="/healthz",method="GET",status="200"} 1')
  expect(page).toContain('http_request_duration_seconds_count{route="unmatched",method="GET",status="404"} 1')
  expect(page).toContain('http_requests_in_flight 0')
  expect(page).toContain('nodejs_eventloop_lag_seconds')
  expect(page).not.toContain('Smith')
})

it('serves nothing else, and the public port has no metrics', async () => {
  const { app } = await testServer()
  const listener = await openInternalListener(0, pageOf(createMetrics()))
  onTestFinished(() => listener.close())
  expect((await fetch(`http://127.0.0.1:${listener.port}/`)).status).toBe(404)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

it('refuses to start on a port in use', async () => {
  const listener = await openInternalListener(0, pageOf(createMetrics()))
  onTestFinished(() => listener.close())
  await expect(openInternalListener(listener.port, pageOf(createMetrics()))).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

it('answers only under its own host names, so that no page in a browser on this machine can read it [T13]', async () => {
  const listener = await openInternalListener(0, pageOf(createMetrics()))
  onTestFinished(() => listener.close())
  const asked = (host: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: listener.port, path: '/metrics', headers: { host } },
        (reply) => {
          let text = ''
          reply.on('data', (part) => (text += part))
          reply.on('end', () => resolve({ status: reply.statusCode, text }))
        },
      )
      sent.on('error', reject)
      sent.end()
    })
  for (const host of ['localhost', `127.0.0.1:${listener.port}`, `[::1]:${listener.port}`])
    expect(await asked(host)).toMatchObject({ status: 200 })
  for (const host of [
    'evil.example',
    `evil.example:${listener.port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ]) {
    const refused = await asked(host)
    expect(refused.status).toBe(421)
    expect(refused.text).not.toContain('http_request')
  }
})
