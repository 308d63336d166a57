import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import type { DraftToSave } from './ports.ts'
import { draftStore } from './store.ts'

const { db } = await testDatabase()
const { saveDraft, findDraft, countAttempt, forgetAttempts } = draftStore(db)

const morning = new Date('2026-03-02T09:00:00Z')
const noon = new Date('2026-03-02T12:00:00Z')
const hash = (id: string) => createHash('sha256').update(id).digest()

function draft(id: string, changes: Partial<DraftToSave> = {}): DraftToSave {
  return {
    tenant: 'A',
    journey: 'acorn_pc',
    idHash: hash(id),
    answers: { registration: 'AA19AAA' },
    completedSteps: ['vehicleDetails'],
    besides: {},
    shape: 1,
    saveId: randomUUID(),
    unconfirmed: [],
    expectedRevision: 0,
    now: morning,
    ...changes,
  }
}

const stored = (id: string) =>
  db.selectFrom('milepost.draft').selectAll().where('id_hash', '=', hash(id)).orderBy('tenant').execute()

it('stores the answers and counts the revisions', async () => {
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

it('refuses a save from an old revision and returns the stored revision', async () => {
  await saveDraft(draft('old'))
  await saveDraft(draft('old', { expectedRevision: 1, answers: { value: 1 } }))
  const late = draft('old', { expectedRevision: 1, answers: { value: 2 } })
  expect(await saveDraft(late)).toEqual({ kind: 'conflict', revision: 2 })
  expect(await stored('old')).toMatchObject([{ answers: { value: 1 }, revision: 2 }])
})

it('refuses to create a draft that exists, or to change one that does not', async () => {
  await saveDraft(draft('exists'))
  expect(await saveDraft(draft('exists'))).toEqual({ kind: 'conflict', revision: 1 })
  expect(await saveDraft(draft('missing', { expectedRevision: 3 }))).toEqual({
    kind: 'conflict',
    revision: 0,
  })
  expect(await stored('missing')).toEqual([])
})

it('separates tenants even under one id', async () => {
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

it('returns the last save completely, to the same brand and journey only', async () => {
  const content = {
    answers: { proposerDetails: { firstName: 'Siân', motoringClaims: [{ cost: null }] } },
    completedSteps: ['vehicleDetails', 'vehicleDetailsTwo'],
    besides: { typed: { 'proposerDetails.lastNames': "O'Neill \\ {}" } },
    shape: 3,
  } as const
  await saveDraft(draft('found'))
  await saveDraft(draft('found', { ...content, expectedRevision: 1 }))
  const key = { tenant: 'A', journey: 'acorn_pc', idHash: hash('found') } as const
  expect(await findDraft(key)).toEqual({ ...content, revision: 2 })
  expect(await findDraft({ ...key, tenant: 'M' })).toBeUndefined()
  expect(await findDraft({ ...key, journey: 'acorn_cv' })).toBeUndefined()
})

it('lets a tab continue after saves whose response it never received, including the first', async () => {
  expect(await saveDraft(draft('unheard', { saveId: 'one' }))).toEqual({ kind: 'saved', revision: 1 })
  const second = draft('unheard', { saveId: 'two', unconfirmed: ['one'] })
  expect(await saveDraft(second)).toEqual({ kind: 'saved', revision: 2 })
  const fourth = draft('unheard', { saveId: 'four', unconfirmed: ['two', 'three'], expectedRevision: 1 })
  expect(await saveDraft(fourth)).toEqual({ kind: 'saved', revision: 3 })
})

it('accepts a save that a network delivers twice', async () => {
  const once = draft('twice', { saveId: 'one' })
  await saveDraft(once)
  expect(await saveDraft(once)).toMatchObject({ kind: 'saved' })
})

it('refuses a tab if another tab saved after its unconfirmed save', async () => {
  await saveDraft(draft('followed', { saveId: 'mine' }))
  await saveDraft(draft('followed', { saveId: 'theirs', expectedRevision: 1, answers: { tab: 'theirs' } }))
  const late = draft('followed', { saveId: 'later', unconfirmed: ['mine'], answers: { tab: 'mine' } })
  expect(await saveDraft(late)).toEqual({ kind: 'conflict', revision: 2 })
  expect(await stored('followed')).toMatchObject([{ answers: { tab: 'theirs' } }])
})

describe('tries to open a draft', () => {
  const key = (id: string) => ({ tenant: 'A', journey: 'acorn_pc', idHash: hash(id) }) as const
  const at = (minutes: number) => ({ now: new Date(morning.getTime() + minutes * 60_000), seconds: 900 })
  const recent = async (...args: Parameters<typeof countAttempt>) => (await countAttempt(...args)).recent

  it('are counted from the first one for 15 minutes, and then from zero', async () => {
    expect(await recent(key('window'), at(0))).toBe(1)
    expect(await recent(key('window'), at(7))).toBe(2)
    expect(await recent(key('window'), at(14.9))).toBe(3)
    expect(await recent(key('window'), at(15))).toBe(1)
  })

  it('are counted in total while the draft exists, regardless of saves', async () => {
    await saveDraft(draft('in all'))
    expect(await countAttempt(key('in all'), at(0))).toEqual({ recent: 1, inAll: 1 })
    expect(await countAttempt(key('in all'), at(1))).toEqual({ recent: 2, inAll: 2 })
    await saveDraft(draft('in all', { expectedRevision: 1, answers: { value: 1 } }))
    expect(await countAttempt(key('in all'), at(60 * 24 * 100))).toEqual({ recent: 1, inAll: 3 })
    expect(await findDraft(key('in all'))).toMatchObject({ answers: { value: 1 }, revision: 2 })
  })

  it('are counted separately for each draft, journey and brand, whether the draft exists or not', async () => {
    for (const tenant of ['A', 'M'] as const) await saveDraft(draft('apart', { tenant }))
    await countAttempt(key('apart'), at(0))
    expect(await countAttempt(key('other'), at(0))).toEqual({ recent: 1, inAll: 0 })
    expect(await countAttempt({ ...key('apart'), tenant: 'M' }, at(0))).toEqual({ recent: 1, inAll: 1 })
    expect(await countAttempt({ ...key('apart'), journey: 'acorn_cv' }, at(0))).toEqual({
      recent: 1,
      inAll: 0,
    })
  })

  it('are reset on request, for that draft only', async () => {
    for (const id of ['forgotten', 'not forgotten']) {
      await saveDraft(draft(id))
      await countAttempt(key(id), at(0))
    }
    await forgetAttempts(key('forgotten'))
    expect(await countAttempt(key('forgotten'), at(1))).toEqual({ recent: 1, inAll: 1 })
    expect(await countAttempt(key('not forgotten'), at(1))).toEqual({ recent: 2, inAll: 2 })
  })

  it('are all counted when they are simultaneous', async () => {
    await saveDraft(draft('at once'))
    const counts = await Promise.all(Array.from({ length: 30 }, () => countAttempt(key('at once'), at(0))))
    const each = counts.sort((a, b) => a.recent - b.recent)
    expect(each).toEqual(Array.from({ length: 30 }, (_, index) => ({ recent: index + 1, inAll: index + 1 })))
  })

  it('do not block one another when many simultaneous ones meet expired counts', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `spent ${index}`)
    for (const id of ids) await countAttempt(key(id), at(0))
    const counts = await Promise.all(ids.map((id) => countAttempt(key(id), at(60))))
    expect(counts).toEqual(ids.map(() => ({ recent: 1, inAll: 0 })))
  })

  it('leave nothing behind after their window', async () => {
    for (const id of ['x', 'y', 'z']) await countAttempt(key(id), at(0))
    const later = at(60 * 24 * 200)
    await countAttempt(key('sweeper'), later)
    await countAttempt(key('sweeper'), later)
    const left = await db.selectFrom('milepost.draft_attempt').select('since').execute()
    expect(left).toEqual([{ since: later.now }])
  })
})

it('takes as long for a draft that exists as for one that does not', async () => {
  const answers = { padding: Array.from({ length: 200 }, (_, index) => ({ line: `answer ${index}` })) }
  await saveDraft(draft('timed', { answers }))
  const times = { timed: [] as number[], nobody: [] as number[] }
  for (let round = 0; round < 300; round += 1) {
    for (const id of ['timed', 'nobody'] as const) {
      const key = { tenant: 'A', journey: 'acorn_pc', idHash: hash(id) } as const
      const started = performance.now()
      await countAttempt(key, { now: morning, seconds: 900 })
      await findDraft(key)
      times[id].push(performance.now() - started)
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[list.length / 2] ?? 0
  expect(Math.abs(median(times.timed) - median(times.nobody))).toBeLessThan(5)
})
