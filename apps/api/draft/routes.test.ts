import { resumeDraft, saveDraft } from '@milepost/contract/calls/draft'
import { describe, expect, it } from 'vitest'
import type { ServerParts } from '../platform/http/server.ts'
import { testPorts } from '../platform/http/testing/ports.ts'
import { roomyLimits, testServer } from '../platform/http/testing/test-server.ts'
import { routes } from '../wiring/public-api.ts'
import type { DraftSaving, DraftStore, DraftToSave } from './ports.ts'

const draft = {
  draftId: 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF',
  revision: 3,
  saveId: 'c2Vjb25kLXNhdmUtaWQtMQ',
  unconfirmed: ['Zmlyc3Qtc2F2ZS1pZC0xMQ'],
  answers: { registration: 'AB12 CDE' },
  completedSteps: ['vehicleDetails'],
  besides: { typed: { 'vehicleDetails.value': '5,000' } },
  shape: 1,
}

async function put(
  headers: Record<string, string>,
  payload: object,
  outcome: DraftSaving = { kind: 'saved', revision: 4 },
) {
  const saved: DraftToSave[] = []
  const drafts = {
    ...testPorts.drafts,
    saveDraft: async (draft: DraftToSave) => {
      saved.push(draft)
      return outcome
    },
  }
  const { app } = await testServer({ routes: routes({ ...testPorts, drafts }) })
  const response = await app.inject({ method: 'PUT', url: saveDraft.path, headers, payload })
  return { response, saved }
}

it('stores the answers under the brand and journey of the caller', async () => {
  const { response, saved } = await put({ 'x-tenant': 'M', 'x-product': 'CV' }, draft)
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ revision: 4 })
  expect(saved).toMatchObject([
    {
      tenant: 'M',
      journey: 'motorcade_cv',
      answers: draft.answers,
      completedSteps: ['vehicleDetails'],
      besides: draft.besides,
      expectedRevision: 3,
      saveId: draft.saveId,
      unconfirmed: draft.unconfirmed,
    },
  ])
})

it.each([
  ['A', 'acorn_pc'],
  ['M', 'motorcade_pc'],
  ['B', 'briefly_impound'],
  ['CRT', 'carrot_pc'],
  ['F', 'flag_taxi'],
  ['MP', 'mypolicy_telematics'],
])('maps brand %s with private car to %s', async (tenant, journey) => {
  const { saved } = await put({ 'x-tenant': tenant, 'x-product': 'PC' }, draft)
  expect(saved).toMatchObject([{ tenant, journey }])
})

it('limits the drafts that one network can save [T21]', async () => {
  const few = { count: 2, perSeconds: 3600 }
  const saves: DraftToSave[] = []
  const drafts = {
    ...testPorts.drafts,
    saveDraft: async (draft: DraftToSave) => {
      saves.push(draft)
      return { kind: 'saved', revision: 1 } as const
    },
  }
  const { app } = await testServer({
    routes: routes({ ...testPorts, drafts }),
    limits: { ...roomyLimits, save: { session: few, ip: few } },
  })
  const headers = { 'x-tenant': 'A', 'x-product': 'PC' }
  const statuses = []
  for (let time = 0; time < 3; time += 1) {
    const reply = await app.inject({ method: 'PUT', url: saveDraft.path, headers, payload: draft })
    statuses.push(reply.statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
  expect(saves).toHaveLength(2)
})

it('answers 409 when a newer revision is stored', async () => {
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
  ['no answers', { ...draft, answers: undefined }],
  ['a step that does not exist', { ...draft, completedSteps: ['payslip'] }],
  ['text that no database takes', { ...draft, answers: { name: 'Si\0n' } }],
])('refuses %s and stores nothing [API-44]', async (_what, payload) => {
  const { response, saved } = await put({ 'x-tenant': 'A', 'x-product': 'PC' }, payload)
  expect(response.statusCode).toBe(400)
  expect(saved).toEqual([])
})

const stored = {
  answers: { proposerDetails: { dateOfBirth: '1985-04-12', address: { postcode: 'LS1 1AA' } } },
  completedSteps: ['vehicleDetails', 'vehicleDetailsTwo', 'aboutYou'],
  besides: { typed: { 'proposerDetails.licenceNumber': 'SUTTO' } },
  shape: 1,
  revision: 4,
} as const
const owner = { draftId: draft.draftId, dateOfBirth: '1985-04-12', postcode: 'ls1 1aa' }

describe('returning to a draft', () => {
  async function server(limits?: ServerParts['limits']) {
    const attempts = new Map<string, number>()
    const drafts: DraftStore = {
      ...testPorts.drafts,
      findDraft: async ({ tenant }) => (tenant === 'A' ? stored : undefined),
      countAttempt: async ({ tenant }) => {
        attempts.set(tenant, (attempts.get(tenant) ?? 0) + 1)
        return { recent: attempts.get(tenant) ?? 0, inAll: 0 }
      },
      forgetAttempts: async ({ tenant }) => void attempts.delete(tenant),
    }
    const { app } = await testServer({
      routes: routes({ ...testPorts, drafts }),
      ...(limits ? { limits } : {}),
    })
    return (payload: object, tenant = 'A') =>
      app.inject({
        method: 'POST',
        url: resumeDraft.path,
        headers: { 'x-tenant': tenant, 'x-product': 'PC' },
        payload,
      })
  }

  it('returns everything to a caller who knows the date of birth and the postcode', async () => {
    const response = await (await server())(owner)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(stored)
  })

  it('gives the same response for an unknown draft, wrong details and too many tries', async () => {
    const resume = await server()
    const refusals = [await resume(owner, 'M')]
    for (let tries = 0; tries < 5; tries += 1)
      refusals.push(await resume({ ...owner, dateOfBirth: '1985-04-13' }))
    refusals.push(await resume(owner))
    expect(new Set(refusals.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(refusals.map(({ body }) => body)).size).toBe(1)
    expect(refusals[0]?.json()).toMatchObject({ code: 'QUOTE_NOT_FOUND' })
  })

  it('counts the tries of one network across all drafts', async () => {
    const two = { count: 2, perSeconds: 3600 }
    const roomy = { count: 100, perSeconds: 60 }
    const resume = await server({ ...roomyLimits, draft: { session: roomy, ip: two } })
    const statuses = []
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await resume(owner)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  it.each([
    ['a date that does not exist', { ...owner, dateOfBirth: '1985-02-30' }],
    ['no postcode', { ...owner, postcode: undefined }],
    ['a short id', { ...owner, draftId: 'x' }],
  ])('refuses %s before it reads the draft', async (_what, payload) => {
    expect((await (await server())(payload)).statusCode).toBe(400)
  })
})
