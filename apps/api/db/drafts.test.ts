import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DraftToSave } from '../actions/ports'
import { draftStore } from './drafts'
import { testDatabase } from './testing/test-database'

const { db } = await testDatabase()
const { saveDraft } = draftStore(db)

const morning = new Date('2026-03-02T09:00:00Z')
const noon = new Date('2026-03-02T12:00:00Z')
const hash = (id: string) => createHash('sha256').update(id).digest()

function draft(id: string, changes: Partial<DraftToSave> = {}): DraftToSave {
  return {
    tenant: 'A',
    journey: 'acorn_pc',
    idHash: hash(id),
    answers: { registration: 'AA19AAA' },
    expectedRevision: 0,
    now: morning,
    ...changes,
  }
}

const stored = (id: string) =>
  db.selectFrom('milepost.draft').selectAll().where('id_hash', '=', hash(id)).orderBy('tenant').execute()

it('keeps the answers and counts the revisions', async () => {
  expect(await saveDraft(draft('counts'))).toEqual({ kind: 'saved', revision: 1 })
  const later = draft('counts', { answers: { value: 5000 }, expectedRevision: 1, now: noon })
  expect(await saveDraft(later)).toEqual({ kind: 'saved', revision: 2 })
  expect(await stored('counts')).toMatchObject([
    {
      tenant: 'A',
      journey: 'acorn_pc',
      answers: { value: 5000 },
      revision: 2,
      created_at: morning,
      updated_at: noon,
    },
  ])
})

it('refuses a save from an old revision and tells the one that is stored', async () => {
  await saveDraft(draft('old'))
  await saveDraft(draft('old', { expectedRevision: 1, answers: { value: 1 } }))
  const late = draft('old', { expectedRevision: 1, answers: { value: 2 } })
  expect(await saveDraft(late)).toEqual({ kind: 'conflict', revision: 2 })
  expect(await stored('old')).toMatchObject([{ answers: { value: 1 }, revision: 2 }])
})

it('refuses to make a draft that exists, or to change one that does not', async () => {
  await saveDraft(draft('exists'))
  expect(await saveDraft(draft('exists'))).toEqual({ kind: 'conflict', revision: 1 })
  expect(await saveDraft(draft('missing', { expectedRevision: 3 }))).toEqual({
    kind: 'conflict',
    revision: 0,
  })
  expect(await stored('missing')).toEqual([])
})

it('keeps tenants apart even under one id', async () => {
  await saveDraft(draft('shared', { answers: { owner: 'A' } }))
  const other = draft('shared', { tenant: 'M', journey: 'motorcade_pc', answers: { owner: 'M' } })
  expect(await saveDraft({ ...other, expectedRevision: 1 })).toEqual({ kind: 'conflict', revision: 0 })
  expect(await saveDraft(other)).toEqual({ kind: 'saved', revision: 1 })
  expect(await stored('shared')).toMatchObject([{ answers: { owner: 'A' } }, { answers: { owner: 'M' } }])
})

it.each([0, 1])('lets exactly one of 50 parallel saves from revision %i win', async (expectedRevision) => {
  const id = `race from ${expectedRevision}`
  if (expectedRevision === 1) await saveDraft(draft(id))
  const saves = Array.from({ length: 50 }, (_, tab) =>
    saveDraft(draft(id, { expectedRevision, answers: { tab } })),
  )
  const outcomes = await Promise.all(saves)
  const winners = outcomes.flatMap(({ kind }, tab) => (kind === 'saved' ? [tab] : []))
  expect(winners).toHaveLength(1)
  expect(await stored(id)).toMatchObject([{ answers: { tab: winners[0] }, revision: expectedRevision + 1 }])
  const losers = outcomes.filter(({ kind }) => kind === 'conflict')
  expect(losers).toEqual(losers.map(() => ({ kind: 'conflict', revision: expectedRevision + 1 })))
})
