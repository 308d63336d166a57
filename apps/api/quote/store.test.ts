import * as people from '@milepost/pricing/testing/people'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { sessionStore } from '../platform/session/store.ts'
import type { Grant, NewQuote } from './ports.ts'
import { quoteStore } from './store.ts'
import {
  aNextVersion,
  aPair,
  aQuote,
  aVersion,
  evening,
  grantOf,
  hashOf,
  morning,
  noon,
} from './testing/made-quote.ts'

const { db } = await testDatabase()
const { createQuotes, findGranted, findQuote, findVersion, addVersions, grant } = quoteStore(db)

const asStored = ({ first, ...quote }: NewQuote) => ({
  ...quote,
  isLocked: false,
  current: { ...first, version: 1 },
})
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
const session = (id: string, now = noon) => ({ sessionHash: hashOf(id), now })

const tables = ['milepost.quote', 'milepost.quote_version', 'milepost.quote_grant'] as const
/** How many rows of each table have this reference. */
const rowsOf = ({ reference }: NewQuote) =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).select('reference').where('reference', '=', reference).execute()
      return rows.length
    }),
  )

describe('a quote', () => {
  it.each([
    ['priced', aQuote()],
    ['with many parts', aQuote({ channel: 'aggregator', first: aVersion(people.aVanRisk()) })],
    [
      'declined',
      aQuote({
        status: 'declined',
        first: aVersion(people.aRisk({ drivers: [people.aDriver({ age: 90 })] })),
      }),
    ],
    [
      'referred',
      aQuote({
        status: 'referred',
        first: aVersion(people.aRisk({ drivers: [people.aDriver({ hasBeenRefusedCover: true })] })),
      }),
    ],
  ])('%s comes back as it was written', async (_what, quote) => {
    const { outcome } = quote.first.assessment
    expect(outcome.kind === 'offered' ? 'priced' : outcome.kind).toBe(quote.status)
    expect(await createQuotes([quote], grantOf('writer'))).toBe('created')
    const opened = { referral: { state: 'open', movedAt: quote.createdAt, dueAt: undefined } }
    const stored = { ...asStored(quote), ...(quote.status === 'referred' && opened) }
    expect(await findQuote(quote, noon)).toStrictEqual(stored)
    expect(await findGranted(quote, session('writer'))).toStrictEqual(stored)
    expect(await findVersion(quote, 1)).toStrictEqual({ ...quote.first, version: 1 })
  })

  it('and its paired quote are created together and refer to each other [DAT-22]', async () => {
    const [yearly, short] = aPair()
    expect(await createQuotes([yearly, short], grantOf('pair'))).toBe('created')
    expect(await findGranted(yearly, session('pair'))).toStrictEqual(asStored(yearly))
    expect(await findGranted(short, session('pair'))).toStrictEqual(asStored(short))
  })

  it('comes back character for character, with any characters typed', async () => {
    const first = aVersion()
    const lastNames = '\u0000 \ud800 "quoted" \\u0000 😀 Ŵ $1 \u2028'
    const quote = aQuote({
      first: { ...first, answers: { ...first.answers, proposerDetails: { lastNames } } },
    })
    await createQuotes([quote], grantOf('typed'))
    expect((await findQuote(quote, noon))?.current.answers.proposerDetails).toStrictEqual({ lastNames })
  })

  it('that was never created is not found', async () => {
    const quote = aQuote()
    expect(await findQuote(quote, noon)).toBeUndefined()
    expect(await findVersion(quote, 1)).toBeUndefined()
  })

  it('belongs to one brand and is not found for another [T14]', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('tenant'))
    const elsewhere = { ...quote, tenant: 'M' } as const
    expect(await findQuote(elsewhere, noon)).toBeUndefined()
    expect(await findGranted(elsewhere, session('tenant'))).toBeUndefined()
    expect(await findVersion(elsewhere, 1)).toBeUndefined()
    expect(await addVersions([{ ...aNextVersion(quote), tenant: 'M' }])).toBe('moved-on')
    await expect(grant(elsewhere, grantOf('tenant'))).rejects.toThrow(/foreign key/)
    expect(await rowsOf(quote)).toEqual([1, 1, 1])
  })
})

describe('a reference that is taken', () => {
  it('creates nothing and changes nothing', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('first'))
    const second = { ...aQuote({ journey: 'acorn_cv' }), reference: quote.reference }
    expect(await createQuotes([second], grantOf('second'))).toBe('reference-taken')
    expect(await findQuote(quote, noon)).toStrictEqual(asStored(quote))
    expect(await findGranted(quote, session('second'))).toBeUndefined()
    expect(await rowsOf(quote)).toEqual([1, 1, 1])
  })

  it.each([0, 1])('leaves nothing of the other quote of a pair, for either one taken: %i', async (taken) => {
    const pair = aPair()
    await createQuotes([{ ...aQuote(), reference: pair[taken]?.reference ?? '' }], grantOf('first'))
    expect(await createQuotes(pair, grantOf('second'))).toBe('reference-taken')
    expect(await rowsOf(pair[taken === 0 ? 1 : 0])).toEqual([0, 0, 0])
  })

  it('by the other quote of the same pair creates neither', async () => {
    const quote = aQuote()
    expect(await createQuotes([quote, quote], grantOf('twice'))).toBe('reference-taken')
    expect(await rowsOf(quote)).toEqual([0, 0, 0])
  })

  it('is assigned to exactly one of 20 quotes created simultaneously with it', async () => {
    const quote = aQuote()
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => createQuotes([quote], grantOf(`drawer ${index}`))),
    )
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1)
    expect(await rowsOf(quote)).toEqual([1, 1, 1])
  })

  it('is not reported for a reference of the wrong form', async () => {
    const quote = aQuote({ reference: 'A-0123' })
    await expect(createQuotes([quote], grantOf('form'))).rejects.toThrow(/check constraint/)
    expect(await rowsOf(quote)).toEqual([0, 0, 0])
  })
})

describe('a grant', () => {
  it('belongs to one session: another session finds no quote [T3]', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('owner'))
    expect(await findGranted(quote, session('stranger'))).toBeUndefined()
  })

  it('is over at the instant it ends', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('owner'))
    const just = new Date(evening.getTime() - 1)
    expect(await findGranted(quote, session('owner', just))).toBeDefined()
    expect(await findGranted(quote, session('owner', evening))).toBeUndefined()
    expect(await findQuote(quote, evening)).toBeDefined()
  })

  it('gives another session access to this quote only', async () => {
    const [quote, other] = aPair()
    await createQuotes([quote, other], grantOf('owner'))
    await grant(quote, grantOf('unlocked'))
    expect(await findGranted(quote, session('unlocked'))).toStrictEqual(asStored(quote))
    expect(await findGranted(other, session('unlocked'))).toBeUndefined()
    expect(await findGranted(quote, session('owner'))).toBeDefined()
  })

  it('made twice lasts as long as the longer of the two', async () => {
    const quote = aQuote()
    const nextDay = new Date('2026-11-17T09:00:00Z')
    await createQuotes([quote], grantOf('again'))
    await grant(quote, { ...grantOf('again'), until: nextDay })
    expect(await findGranted(quote, session('again', evening))).toBeDefined()
    await grant(quote, { ...grantOf('again'), until: noon })
    expect(await findGranted(quote, session('again', evening))).toBeDefined()
    expect(await findGranted(quote, session('again', nextDay))).toBeUndefined()
  })

  it('is refused for a quote that does not exist', async () => {
    await expect(grant(aQuote(), grantOf('nobody'))).rejects.toThrow(/foreign key/)
  })
})

describe('a session that begins with its quote', () => {
  const beginning = (id: string): Grant => ({
    ...grantOf(id),
    begins: { hash: hashOf(id), now: morning, idleMinutes: 30 },
  })
  const opened = (id: string) => sessionStore(db).findSession(hashOf(id), later(morning, 29))

  it('is saved with it, the same as a session saved separately [CLU-704]', async () => {
    const quote = aQuote()
    const hash = hashOf('by itself')
    await sessionStore(db).saveSessionId(
      { sessionHash: hash, idHash: hash, replacedHash: undefined },
      { now: morning, idleMinutes: 30 },
    )
    expect(await createQuotes([quote], beginning('begins'))).toBe('created')
    expect(await findGranted(quote, session('begins'))).toStrictEqual(asStored(quote))
    expect(Buffer.from((await opened('begins')) ?? [])).toEqual(Buffer.from(hashOf('begins')))
    const times = (id: string) =>
      db
        .selectFrom('milepost.session as session')
        .innerJoin('milepost.session_id as id', 'id.session_hash', 'session.hash')
        .select(['started_at', 'used_at', 'idle_ends_at', 'session.ends_at', 'id.ends_at as id_ends_at'])
        .select(['issued_at', 'replaces'])
        .where('session.hash', '=', hashOf(id))
        .execute()
    expect(await times('begins')).toEqual(await times('by itself'))
    expect(await times('begins')).toHaveLength(1)
  })

  it('is not saved when the reference was taken [CLU-704]', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('first'))
    expect(await createQuotes([quote], beginning('too late'))).toBe('reference-taken')
    expect(await opened('too late')).toBeUndefined()
  })
})

describe('a lock [D-050]', () => {
  const lock = ({ reference }: NewQuote, locked_until: Date | null) =>
    db
      .updateTable('milepost.quote')
      .set({ is_locked: true, locked_until })
      .where('reference', '=', reference)
      .execute()

  it('without an end does not expire', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('locked'))
    await lock(quote, null)
    expect(await findQuote(quote, new Date('2999-01-01'))).toMatchObject({ isLocked: true })
    expect(await findGranted(quote, session('locked'))).toMatchObject({ isLocked: true })
  })

  it('with an end is over at that instant, without a write to the quote', async () => {
    const quote = aQuote()
    await createQuotes([quote], grantOf('locked'))
    await lock(quote, noon)
    expect(await findQuote(quote, morning)).toMatchObject({ isLocked: true })
    expect(await findQuote(quote, noon)).toMatchObject({ isLocked: false })
    expect(await findGranted(quote, session('locked', noon))).toMatchObject({ isLocked: false })
  })
})

it('a deleted quote is deleted with its prices and grants', async () => {
  const quote = aQuote()
  await createQuotes([quote], grantOf('old'))
  await addVersions([aNextVersion(quote)])
  expect(await rowsOf(quote)).toEqual([1, 2, 1])
  await db.deleteFrom('milepost.quote').where('reference', '=', quote.reference).execute()
  expect(await rowsOf(quote)).toEqual([0, 0, 0])
})
