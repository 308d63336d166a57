import { expect, it } from 'vitest'
import { testServer } from './testing/test-server.ts'

it('is alive regardless of the database', async () => {
  const { app } = await testServer({ readiness: { draining: true, ping: async () => false } })
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
})

it('is ready while the database answers', async () => {
  const { app } = await testServer()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('is not ready when the database does not answer, and reveals nothing more', async () => {
  const { app } = await testServer({ readiness: { draining: false, ping: async () => false } })
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({ status: 'database unreachable' })
})

it('is not ready while stopping, and closes each connection after its response', async () => {
  const readiness = { draining: false, ping: async () => true }
  const { app } = await testServer({ readiness })
  expect((await app.inject('/healthz')).headers['connection']).not.toBe('close')
  readiness.draining = true
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'draining' })
  expect(response.headers['connection']).toBe('close')
})
