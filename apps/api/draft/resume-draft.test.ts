import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DraftKey, StoredDraft } from './ports.ts'
import { resumeDraft } from './resume-draft.ts'

const now = new Date('2026-03-02T09:00:00Z')
const clock = () => now
const stored: StoredDraft = {
  answers: { proposerDetails: { dateOfBirth: '1985-04-12', address: { postcode: 'LS1 1AA' } } },
  completedSteps: ['vehicleDetails', 'vehicleDetailsTwo', 'aboutYou'],
  besides: {},
  shape: 1,
  revision: 7,
}
const owner = {
  tenant: 'A',
  journey: 'acorn_pc',
  draftId: 'd'.repeat(43),
  dateOfBirth: '1985-04-12',
  postcode: 'ls11aa',
} as const
const stranger = { ...owner, dateOfBirth: '1985-04-13' }

function store(found: StoredDraft | undefined = stored) {
  const attempts = { recent: 0, inAll: 0 }
  const done: string[] = []
  const keys: DraftKey[] = []
  const drafts = {
    saveDraft: async () => Promise.reject(new Error('nothing is saved here')),
    countAttempt: async (key: DraftKey, window: { now: Date; seconds: number }) => {
      done.push(`count ${window.now.toISOString()} ${window.seconds}`)
      keys.push(key)
      attempts.recent += 1
      attempts.inAll += 1
      return { ...attempts }
    },
    findDraft: async (key: DraftKey) => {
      done.push('find')
      keys.push(key)
      return found
    },
    forgetAttempts: async () => {
      done.push('forget')
      Object.assign(attempts, { recent: 0, inAll: 0 })
    },
  }
  const waitAWhile = () => Object.assign(attempts, { recent: 0 })
  return { drafts, done, keys, waitAWhile }
}

it('returns the draft to its owner for any spelling of the postcode', async () => {
  const { drafts, keys } = store()
  expect(await resumeDraft(owner, { drafts, clock })).toEqual({ kind: 'found', value: stored })
  const idHash = createHash('sha256').update(owner.draftId).digest()
  expect(keys).toEqual([1, 2].map(() => ({ tenant: 'A', journey: 'acorn_pc', idHash })))
})

it('does the same work for an unknown draft, wrong details and too many tries', async () => {
  const nobody = store()
  const missing = { ...nobody.drafts, findDraft: async () => void nobody.done.push('find') }
  await resumeDraft(owner, { drafts: missing, clock })
  const wrong = store()
  await resumeDraft(stranger, { drafts: wrong.drafts, clock })
  const often = store()
  for (const attempts of [
    { recent: 6, inAll: 6 },
    { recent: 1, inAll: 11 },
  ]) {
    const countAttempt = async (...args: Parameters<typeof often.drafts.countAttempt>) => {
      await often.drafts.countAttempt(...args)
      return attempts
    }
    const drafts = { ...often.drafts, countAttempt }
    expect(await resumeDraft(owner, { drafts, clock })).toEqual({ kind: 'not-found' })
  }
  const work = ['count 2026-03-02T09:00:00.000Z 900', 'find']
  expect([nobody.done, wrong.done, often.done]).toEqual([work, work, [...work, ...work]])
})

it('allows five tries and then refuses even the right details', async () => {
  const { drafts } = store()
  for (let tries = 0; tries < 4; tries += 1)
    expect(await resumeDraft(stranger, { drafts, clock })).toEqual({ kind: 'not-found' })
  expect(await resumeDraft(owner, { drafts, clock })).toMatchObject({ kind: 'found' })
  for (let tries = 0; tries < 5; tries += 1) await resumeDraft(stranger, { drafts, clock })
  expect(await resumeDraft(owner, { drafts, clock })).toEqual({ kind: 'not-found' })
})

it('allows ten tries in total, regardless of waiting, and starts again after the draft was opened', async () => {
  const { drafts, waitAWhile } = store()
  const wrong = async (times: number) => {
    for (let tries = 0; tries < times; tries += 1) {
      waitAWhile()
      await resumeDraft(stranger, { drafts, clock })
    }
  }
  await wrong(9)
  expect(await resumeDraft(owner, { drafts, clock })).toMatchObject({ kind: 'found' })
  await wrong(10)
  waitAWhile()
  expect(await resumeDraft(owner, { drafts, clock })).toEqual({ kind: 'not-found' })
})

it('never opens a draft without a date of birth and a postcode', async () => {
  const { drafts } = store({ ...stored, answers: { vehicleDetails: { value: 5000 } } })
  expect(await resumeDraft(owner, { drafts, clock })).toEqual({ kind: 'not-found' })
})
