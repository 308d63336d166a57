import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { draftLinkStore } from './link-store.ts'
import type { NewDraftLink } from './ports.ts'
import { draftStore } from './store.ts'

const { db } = await testDatabase()
const { saveDraft } = draftStore(db)
const { countRequest, findLink, saveLink, spendLink } = draftLinkStore(db)

const morning = new Date('2026-03-02T09:00:00Z')
const minutes = (count: number) => new Date(morning.getTime() + count * 60_000)
const DAY = 24 * 60
const hash = (text: string) => createHash('sha256').update(text).digest()

/** A link to an existing draft. */
async function link(token: string, changes: Partial<NewDraftLink> = {}): Promise<NewDraftLink> {
  const idHash = hash(`draft of ${token}`)
  const savedLink = {
    tenant: 'A',
    journey: 'acorn_pc',
    tokenHash: hash(token),
    idHash,
    encryptedDraftId: randomBytes(71),
    madeAt: morning,
    endsAt: minutes(30),
    ...changes,
  } as const
  await saveDraft({
    ...savedLink,
    answers: {},
    completedSteps: [],
    besides: {},
    shape: 1,
    saveId: randomUUID(),
    unconfirmed: [],
    expectedRevision: 0,
    now: morning,
  })
  await saveLink(savedLink)
  return savedLink
}
const content = ({ idHash, encryptedDraftId }: NewDraftLink) => ({ idHash, encryptedDraftId })

it('opens once, and can still be found afterwards', async () => {
  const savedLink = await link('once')
  expect(await spendLink(savedLink, minutes(1))).toEqual(content(savedLink))
  expect(await spendLink(savedLink, minutes(2))).toBeUndefined()
  expect(await findLink(savedLink)).toEqual(content(savedLink))
})

it('opens for exactly one of 50 simultaneous attempts', async () => {
  const savedLink = await link('race')
  const opened = await Promise.all(Array.from({ length: 50 }, () => spendLink(savedLink, minutes(1))))
  expect(opened.filter((each) => each !== undefined)).toEqual([content(savedLink)])
})

it('opens until its end and no longer', async () => {
  const savedLink = await link('end')
  expect(await spendLink(savedLink, minutes(30))).toBeUndefined()
  expect(await spendLink(savedLink, minutes(29.999))).toBeDefined()
})

it('is not found for another brand, another journey or another token', async () => {
  const savedLink = await link('apart')
  for (const changes of [{ tenant: 'M' }, { journey: 'acorn_cv' }, { tokenHash: hash('other') }] as const) {
    expect(await spendLink({ ...savedLink, ...changes }, minutes(1))).toBeUndefined()
    expect(await findLink({ ...savedLink, ...changes })).toBeUndefined()
  }
  expect(await spendLink(savedLink, minutes(1))).toBeDefined()
})

it('is deleted with its draft', async () => {
  const savedLink = await link('gone')
  await db.deleteFrom('milepost.draft').where('id_hash', '=', savedLink.idHash).execute()
  expect(await findLink(savedLink)).toBeUndefined()
})

it('cannot lead to a draft that does not exist', async () => {
  const savedLink = await link('somewhere')
  const nowhere = saveLink({ ...savedLink, tokenHash: hash('nowhere'), idHash: hash('nowhere') })
  await expect(nowhere).rejects.toMatchObject({ code: '23503' })
})

it('is deleted a week after it was created, when the next link is created', async () => {
  const old = await link('old')
  await link('six days later', { madeAt: minutes(6 * DAY), endsAt: minutes(6 * DAY + 30) })
  expect(await findLink(old)).toBeDefined()
  await link('seven days later', { madeAt: minutes(7 * DAY), endsAt: minutes(7 * DAY + 30) })
  expect(await findLink(old)).toBeUndefined()
})

describe('requests for a link', () => {
  const key = (id: string) => ({ tenant: 'A', journey: 'acorn_pc', idHash: hash(id) }) as const
  const at = (count: number) => ({ now: minutes(count), seconds: 3600 })

  it('are counted for an hour, for known and unknown drafts, separately from tries to open a draft', async () => {
    expect(await countRequest(key('asked'), at(0))).toBe(1)
    expect(await countRequest(key('asked'), at(59))).toBe(2)
    expect(await countRequest(key('other'), at(59))).toBe(1)
    expect(await countRequest({ ...key('asked'), tenant: 'M' }, at(59))).toBe(1)
    expect(await draftStore(db).countAttempt(key('asked'), at(59))).toEqual({ recent: 1, inAll: 0 })
    expect(await countRequest(key('asked'), at(60))).toBe(1)
  })

  it('leave nothing behind after their window', async () => {
    await countRequest(key('long ago'), at(0))
    await countRequest(key('sweeper'), at(10 * DAY))
    await countRequest(key('sweeper'), at(10 * DAY))
    expect(await db.selectFrom('milepost.draft_link_request').select('since').execute()).toEqual([
      { since: minutes(10 * DAY) },
    ])
  })
})
