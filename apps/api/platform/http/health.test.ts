import { expect, it } from 'vitest'
import { testServer } from './testing/test-server'

it('is alive whatever the database does', async () => {
  const { app } = await testServer({ readiness: { draining: true, ping: async () => false } })
  const response = await app.inject('/healthz')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
})

it('is ready while the database answers', async () => {
  const { app } = await testServer()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

it('is not ready when the database does not answer, and says no more than that', async () => {
  const { app } = await testServer({ readiness: { draining: false, ping: async () => false } })
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('5')
  expect(response.json()).toEqual({ status: 'database unreachable' })
})

it('is not ready while stopping, and sends each visitor elsewhere after the answer', async () => {
  const readiness = { draining: false, ping: async () => true }
  const { app } = await testServer({ readiness })
  expect((await app.inject('/healthz')).headers['connection']).not.toBe('close')
  readiness.draining = true
  const response = await app.inject('/readyz')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'draining' })
  expect(response.headers['connection']).toBe('close')
})
