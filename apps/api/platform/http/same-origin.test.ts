import { saveDraft } from '@milepost/contract/calls/draft'
import { expect, it } from 'vitest'
import { answer, route } from './route.ts'
import { acornCar, testServer } from './testing/test-server.ts'

async function put(headers: Record<string, string>) {
  let saved = 0
  const save = route(
    saveDraft,
    async () => {
      saved += 1
      return answer(200, { revision: 1 })
    },
    { limit: () => undefined },
  )
  const { app } = await testServer({ routes: [save] })
  const response = await app.inject({
    method: 'PUT',
    url: saveDraft.path,
    headers: { ...acornCar, host: 'acorn-pc.localhost:3000', ...headers },
    payload: {
      draftId: 'd'.repeat(43),
      revision: 0,
      saveId: 's'.repeat(22),
      unconfirmed: [],
      answers: {},
      completedSteps: [],
      besides: {},
      shape: 1,
    },
  })
  return { status: response.statusCode, code: response.json().code, saved }
}

it.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister brand', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port', { origin: 'http://acorn-pc.localhost:3001' }],
])('refuses a change from %s and changes nothing [T15]', async (_who, headers) => {
  expect(await put(headers)).toEqual({ status: 403, code: 'FORBIDDEN', saved: 0 })
})

it.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://acorn-pc.localhost:3000' }],
  ['an older browser on our page', { origin: 'http://acorn-pc.localhost:3000' }],
  ['a program, which has no cookies to misuse', {}],
])('accepts a change from %s', async (_who, headers) => {
  expect(await put(headers)).toMatchObject({ status: 200, saved: 1 })
})
