import { saveDraft } from '@milepost/contract/calls/draft/save-draft'
import { expect, it } from 'vitest'
import type { DraftSaving, DraftToSave } from '../actions/ports'
import { routes } from './routes'
import { referToNobody } from './testing/ports'
import { testServer } from './testing/test-server'

const draft = {
  draftId: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF',
  revision: 3,
  answers: { registration: 'AB12 CDE' },
}

async function put(
  headers: Record<string, string>,
  payload: object,
  outcome: DraftSaving = { kind: 'saved', revision: 4 },
) {
  const saved: DraftToSave[] = []
  const drafts = {
    saveDraft: async (given: DraftToSave) => {
      saved.push(given)
      return outcome
    },
  }
  const { app } = await testServer({ routes: routes({ ...referToNobody, drafts }) })
  const response = await app.inject({ method: 'PUT', url: saveDraft.path, headers, payload })
  return { response, saved }
}

it('keeps the answers under the brand and journey of the caller', async () => {
  const { response, saved } = await put({ 'x-tenant': 'M', 'x-product': 'CV' }, draft)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ revision: 4 })
  expect(saved).toMatchObject([
    { tenant: 'M', journey: 'motorcade_cv', answers: draft.answers, expectedRevision: 3 },
  ])
})

it.each([
  ['A', 'acorn_pc'],
  ['M', 'motorcade_pc'],
  ['B', 'briefly_impound'],
  ['CRT', 'carrot_pc'],
  ['F', 'flag_taxi'],
  ['MP', 'mypolicy_telematics'],
])('takes brand %s with private car for %s', async (tenant, journey) => {
  const { saved } = await put({ 'x-tenant': tenant, 'x-product': 'PC' }, draft)
  expect(saved).toMatchObject([{ tenant, journey }])
})

it('answers 409 when something newer is stored', async () => {
  const { response } = await put({ 'x-tenant': 'A', 'x-product': 'PC' }, draft, {
    kind: 'conflict',
    revision: 9,
  })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    code: 'CONFLICT',
    errors: [{ field: 'body.revision', message: 'The stored draft is at revision 9.' }],
  })
})

it.each([
  ['a short id', { ...draft, draftId: 'abc' }],
  ['an unknown field', { ...draft, tenant: 'B' }],
  ['a revision that is text', { ...draft, revision: '3' }],
  ['no answers', { draftId: draft.draftId, revision: 0 }],
])('refuses %s and stores nothing [API-44]', async (_what, payload) => {
  const { response, saved } = await put({ 'x-tenant': 'A', 'x-product': 'PC' }, payload)
  expect(response.statusCode).toBe(400)
  expect(saved).toEqual([])
})
