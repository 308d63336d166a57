import { handOverDraft, saveDraft } from '@milepost/contract/calls/draft'
import type { Answers, PersonDetails } from '@milepost/domain/questions/answers'
import { LARGEST_DRAFT } from '@milepost/domain/quote/draft-check'
import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { requestLimits } from '../platform/http/request-limit-store.ts'
import { testPorts } from '../platform/http/testing/ports.ts'
import { acornCar, roomyLimits, testServer } from '../platform/http/testing/test-server.ts'
import { newCookie } from '../platform/http/testing/test-sessions.ts'
import { figuresReader } from '../wiring/figures-store.ts'
import { routes } from '../wiring/public-api.ts'
import { draftLinkStore } from './link-store.ts'
import { draftStore } from './store.ts'

const { db, asApi } = await testDatabase()
const another = await asApi()

const perDay = (count: number) => ({ count, perSeconds: 86_400 })
const roomy = { session: perDay(1000), ip: perDay(1000) }

const cookies = new Map<string, string>()
function cookieOf(visitor: string): string {
  const cookie = cookies.get(visitor) ?? newCookie()
  cookies.set(visitor, cookie)
  return cookie
}

/** Two API processes that share a database. */
async function processes(newDraft: (typeof roomyLimits)['newDraft'] = roomy) {
  const servers = await Promise.all(
    [db, another].map((each) =>
      testServer({
        routes: routes({ ...testPorts, drafts: draftStore(each), draftLinks: draftLinkStore(each) }),
        limits: { ...roomyLimits, newDraft },
        limitStore: { shared: requestLimits(each), patienceMs: 20_000 },
      }),
    ),
  )
  let asked = 0
  return async (
    method: 'PUT' | 'POST',
    url: string,
    payload: object,
    visitor: string,
    remoteAddress: string,
  ) => {
    asked += 1
    const headers = { ...acornCar, cookie: cookieOf(visitor) }
    const reply = await servers[asked % 2]?.app.inject({ method, url, headers, payload, remoteAddress })
    return { status: reply?.statusCode, body: reply?.json() }
  }
}

let made = 0
function draft(answers: object = { registration: 'AB12 CDE' }, besides: object = {}) {
  made += 1
  return {
    draftId: String(made).padStart(43, 'd'),
    revision: 0,
    saveId: String(made).padStart(22, 's'),
    unconfirmed: [],
    answers,
    completedSteps: [],
    besides,
    shape: 1,
  }
}
const stored = async () => (await db.selectFrom('milepost.draft').select('revision').execute()).length

/** Five more drivers, each person with five claims and five convictions, all with full details. */
function fullestAnswers(): Answers {
  const { answers } = peopleByJourney.acorn_pc
  const date = localDate('2024-12-31')
  const history: PersonDetails = {
    hasMotoringClaims: true,
    motoringClaims: Array.from({ length: 5 }, () => ({
      dateOfClaim: date,
      typeOfClaim: 'A',
      statusOfClaim: 'S',
      atFault: false,
      noClaimsBonusAffected: false,
      costOfClaim: pence(99_999_999),
    })) as unknown as NonNullable<PersonDetails['motoringClaims']>,
    hasMotoringConvictions: true,
    motoringConvictions: Array.from({ length: 5 }, () => ({
      convictionDate: date,
      offenceCode: 'SP30',
      wasDisqualified: true,
      banStartDate: date,
      banEndDate: date,
      numberOfPoints: 12,
      fineAmount: pence(99_999_999),
      isPending: false,
    })),
  }
  const proposerDetails = { ...answers.proposerDetails, ...history }
  const driver = { ...proposerDetails, relationshipToProposer: 'BROTHER_OR_SISTER' }
  return {
    ...answers,
    proposerDetails,
    additionalDrivers: Array.from({ length: 5 }, () => driver) as unknown as Answers['additionalDrivers'],
  }
}

describe('a draft', () => {
  it('stores the longest possible answers with a driver who is not saved yet [D-046]', async () => {
    const send = await processes()
    const answers = fullestAnswers()
    const typed = { 'additionalDrivers.form': JSON.stringify(answers.proposerDetails) }
    const fullest = draft(answers, { typed })
    const { status } = await send('PUT', saveDraft.path, fullest, 'full', '203.0.113.1')
    expect(status).toBe(200)
    const size = JSON.stringify(fullest).length
    expect(size).toBeGreaterThan(LARGEST_DRAFT / 2)
  })

  it('larger than any real answers is refused by every call', async () => {
    const send = await processes()
    const before = await stored()
    const large = {
      text: 'x'.repeat(9_000),
      more: 'y'.repeat(9_000),
      yet: 'z'.repeat(9_000),
      end: 'e'.repeat(9_000),
    }
    const saved = await send('PUT', saveDraft.path, draft(large), 'large', '203.0.113.1')
    const { draftId: _id, revision: _revision, saveId: _save, unconfirmed: _none, ...content } = draft(large)
    const handed = await send(
      'POST',
      handOverDraft.path,
      { product: 'CV', ...content },
      'large',
      '203.0.113.1',
    )
    for (const { status, body } of [saved, handed]) {
      expect(status).toBe(400)
      expect(body.errors).toEqual([
        { field: 'body', message: 'The request is too large: send at most 32 KB.' },
      ])
    }
    expect(await stored()).toBe(before)
  })
})

describe('the drafts of a visitor [T21]', () => {
  it('are limited per day across all processes, while an existing draft can still be saved', async () => {
    const send = await processes({ ...roomy, session: perDay(3) })
    const first = draft()
    const statuses = []
    for (const each of [first, draft(), draft(), draft(), draft()])
      statuses.push((await send('PUT', saveDraft.path, each, 'one', '203.0.113.2')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const next = { ...first, revision: 1, saveId: 'next'.padStart(22, 's') }
    expect((await send('PUT', saveDraft.path, next, 'one', '203.0.113.2')).status).toBe(200)
  })

  it('are counted per network across sessions and brands, including drafts that are handed over', async () => {
    const send = await processes({ ...roomy, ip: perDay(3) })
    const before = await stored()
    const { draftId: _id, revision: _revision, saveId: _save, unconfirmed: _none, ...content } = draft()
    const handedOver = { product: 'CV', ...content }
    const statuses = [
      (await send('POST', handOverDraft.path, handedOver, 'a', '203.0.113.3')).status,
      (await send('PUT', saveDraft.path, draft(), 'b', '203.0.113.3')).status,
      (await send('PUT', saveDraft.path, draft(), 'c', '203.0.113.3')).status,
      (await send('PUT', saveDraft.path, draft(), 'd', '203.0.113.3')).status,
      (await send('POST', handOverDraft.path, handedOver, 'e', '203.0.113.3')).status,
    ]
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await stored()).toBe(before + 3)
  })

  it('use space that is reported to operators', async () => {
    const figures = await figuresReader(db, { clock: () => new Date(), processClock: () => new Date() })()
    expect(figures?.draftBytes).toBeGreaterThan(8_000)
  })
})
