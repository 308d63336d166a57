import { call } from '@milepost/contract/call'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from './problem.ts'
import { answer, type Handler, route } from './route.ts'
import { acornCar, testServer } from './testing/test-server.ts'

const look = call({
  name: 'Look',
  requirement: 'API-30',
  summary: 'Looks something up.',
  access: 'anyone',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Thing/Look',
  query: z.strictObject({ ThingCode: z.string('Send the code'), page: z.optional(z.string()) }),
  replies: { 200: z.object({ code: z.string() }), 204: 'nothing' },
})
const change = call({
  name: 'Change',
  requirement: 'API-30',
  summary: 'Changes something.',
  access: 'anyone',
  limit: 'none',
  method: 'PUT',
  path: '/api/v1/Thing/Change/{thingId}',
  params: z.object({ thingId: z.string().check(z.maxLength(5, 'Send at most 5 characters')) }),
  headers: z.object({ provider: z.optional(z.string().check(z.regex(/^[a-z]+$/, 'Send a provider'))) }),
  body: z.strictObject({ name: z.string('Send a name'), size: z.optional(z.number('Send a number')) }),
  replies: { 200: z.object({ name: z.string() }) },
})

async function server(handle: { look?: Handler<typeof look>; change?: Handler<typeof change> } = {}) {
  let handled = 0
  const counted =
    <A, V, R>(handler: (asked: A, visitor: V) => R) =>
    (asked: A, visitor: V) => {
      handled += 1
      return handler(asked, visitor)
    }
  const { app } = await testServer({
    routes: [
      route(look, counted(handle.look ?? (async ({ query }) => answer(200, { code: query.ThingCode })))),
      route(change, counted(handle.change ?? (async ({ body }) => answer(200, { name: body.name })))),
    ],
  })
  return { app, handled: () => handled }
}

const put = (payload: unknown, headers: Record<string, string> = {}) =>
  ({
    method: 'PUT',
    url: '/api/v1/Thing/Change/a1',
    headers: { ...acornCar, ...headers },
    payload: JSON.stringify(payload),
  }) as const
const json = { 'content-type': 'application/json' }

it('passes the handler what the contract describes and sends its response', async () => {
  const { app } = await server()
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.json()).toEqual({ code: 'x' })
})

it('serves calls under /api/v1 and nowhere else [API-01]', async () => {
  const { app } = await server()
  expect((await app.inject({ url: '/Thing/Look?ThingCode=x', headers: acornCar })).statusCode).toBe(404)
  expect((await app.inject({ url: '/api/v2/Thing/Look?ThingCode=x', headers: acornCar })).statusCode).toBe(
    404,
  )
})

it('never sends a field that the contract does not declare', async () => {
  const record = { code: 'x', keeper: 'Jo Bloggs' }
  const { app } = await server({ look: async () => answer(200, record) })
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
  expect(response.body).toBe('{"code":"x"}')
})

it('answers an empty 204 [API-47]', async () => {
  const { app } = await server({ look: async () => answer(204, undefined) })
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
  expect(response.statusCode).toBe(204)
  expect(response.body).toBe('')
})

it('sends the problem that a handler returns', async () => {
  const { app } = await server({ look: async () => refuse('PROVIDER_UNAVAILABLE', { retryAfterSeconds: 7 }) })
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('7')
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.json()).toMatchObject({
    title: 'Service Unavailable',
    status: 503,
    code: 'PROVIDER_UNAVAILABLE',
    errors: [],
  })
})

it.each([
  ['no tenant', { 'x-product': 'PC' }, ['header.x-tenant']],
  ['no product', { 'x-tenant': 'A' }, ['header.x-product']],
  ['neither', {}, ['header.x-tenant', 'header.x-product']],
  ['an unknown tenant', { 'x-tenant': 'Z', 'x-product': 'PC' }, ['header.x-tenant']],
  ['an unknown product', { 'x-tenant': 'A', 'x-product': 'XX' }, ['header.x-product']],
  ['a product the brand does not offer', { 'x-tenant': 'F', 'x-product': 'CV' }, ['header.x-product']],
])('refuses a call with %s [API-02]', async (_what, headers, fields) => {
  const { app, handled } = await server()
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields)
  expect(handled()).toBe(0)
})

it.each(['A', 'B', 'CRT', 'M', 'F', 'MP'])(
  'accepts the private car product for brand %s [API-02]',
  async (tenant) => {
    const { app } = await server()
    const headers = { 'x-tenant': tenant, 'x-product': 'PC' }
    expect((await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers })).statusCode).toBe(200)
  },
)

it('matches query parameter names in any case', async () => {
  const { app } = await server()
  const response = await app.inject({ url: '/api/v1/Thing/Look?thingcode=x&PAGE=2', headers: acornCar })
  expect(response.json()).toEqual({ code: 'x' })
})

it.each([
  ['a missing parameter', '', ['query.ThingCode']],
  ['a parameter sent twice', '?ThingCode=x&ThingCode=y', ['query.ThingCode']],
  ['a parameter sent twice in two spellings', '?ThingCode=x&thingcode=y', ['query.ThingCode']],
  ['an unknown parameter', '?ThingCode=x&extra=1', ['query.extra']],
  ['a parameter named like a prototype', '?ThingCode=x&__proto__=1', ['query.__proto__']],
])('refuses a query with %s', async (_what, query, fields) => {
  const { app, handled } = await server()
  const response = await app.inject({ url: `/api/v1/Thing/Look${query}`, headers: acornCar })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields)
  expect(handled()).toBe(0)
})

it('returns "Validation error." and names every invalid field in one response [API-44]', async () => {
  const { app, handled } = await server()
  const request = put({ size: 'big', colour: 'red' }, { ...json, provider: 'X1' })
  const response = await app.inject({ ...request, url: '/api/v1/Thing/Change/much-too-long' })
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.json()).toEqual({
    title: 'Validation error.',
    status: 400,
    code: 'VALIDATION_ERROR',
    message: 'Validation error.',
    errors: [
      { field: 'header.provider', message: 'Send a provider' },
      { field: 'path.thingId', message: 'Send at most 5 characters' },
      { field: 'body.name', message: 'Send a name' },
      { field: 'body.size', message: 'Send a number' },
      { field: 'body.colour', message: 'Unknown field' },
    ],
  })
  expect(handled()).toBe(0)
})

it.each([
  ['broken JSON', '{"name":', json, 400, 'VALIDATION_ERROR'],
  ['nothing', '', json, 400, 'VALIDATION_ERROR'],
  ['a list', '[]', json, 400, 'VALIDATION_ERROR'],
  ['a prototype key', '{"name":"x","__proto__":{"admin":true}}', json, 400, 'VALIDATION_ERROR'],
  [
    'a form',
    'name=x',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['plain text', '{"name":"x"}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['129 KB', JSON.stringify({ name: 'x'.repeat(129 * 1024) }), json, 400, 'VALIDATION_ERROR'],
])('refuses a body of %s and does not call the handler', async (_what, payload, headers, status, code) => {
  const { app, handled } = await server()
  const response = await app.inject({ ...put({}), headers: { ...acornCar, ...headers }, payload })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ status, code })
  expect(handled()).toBe(0)
})

it('answers another method with 405 and the allowed methods', async () => {
  const { app, handled } = await server()
  for (const method of ['POST', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({ method, url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
  }
  expect(handled()).toBe(0)
})

it('answers HEAD as GET, without the body [API-47]', async () => {
  const { app } = await server()
  const url = '/api/v1/Thing/Look?ThingCode=x'
  const got = await app.inject({ url, headers: acornCar })
  const head = await app.inject({ method: 'HEAD', url, headers: acornCar })
  expect(head.statusCode).toBe(got.statusCode)
  expect(head.headers['content-type']).toBe(got.headers['content-type'])
  expect(head.headers['content-length']).toBe(got.headers['content-length'])
  expect(head.body).toBe('')
})

it('answers a call that is not routed with a 404 problem', async () => {
  const { app } = await server()
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/Payment/TakeUpQuote',
    headers: { ...acornCar, ...json },
    payload: '{}',
  })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

it('answers a bug with 500 and reveals no internals [API-47]', async () => {
  const { app } = await server({
    look: async () => {
      throw new Error('select * from milepost.draft at /srv/app/db.ts:12')
    },
  })
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    title: 'Internal Server Error',
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'An unexpected server error occurred.',
    errors: [],
  })
})

it('treats a response that breaks its own contract as a bug', async () => {
  const wrong = { code: 5 }
  const { app } = await server({ look: async () => answer(200, Object(wrong)) })
  const response = await app.inject({ url: '/api/v1/Thing/Look?ThingCode=x', headers: acornCar })
  expect(response.statusCode).toBe(500)
})
