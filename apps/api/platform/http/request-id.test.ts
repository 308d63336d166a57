import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'
import { testServer } from './testing/test-server.ts'

const ours = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('uses a UUID from outside', () => {
  const id = '0b7a3f62-6f0c-4c1d-9d4e-2b6a1f0c9e88'
  expect(requestIdOf({ headers: { 'x-request-id': id } })).toBe(id)
})

it.each([
  '',
  'Smith',
  'AB12 CDE',
  '0B7A3F62-6F0C-4C1D-9D4E-2B6A1F0C9E88',
  '0b7a3f62-6f0c-4c1d-9d4e-2b6a1f0c9e88\n',
])('generates its own instead of %j', (header) => {
  expect(requestIdOf({ headers: { 'x-request-id': header } })).toMatch(ours)
})

it('is in the response and in the log', async () => {
  const { app, events } = await testServer()
  const id = '0b7a3f62-6f0c-4c1d-9d4e-2b6a1f0c9e88'
  const response = await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })
  expect(response.headers['x-request-id']).toBe(id)
  expect(events()).toContainEqual(
    expect.objectContaining({ event: 'request.answered', requestId: id, route: '/healthz', status: 200 }),
  )
})
