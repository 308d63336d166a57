import { referralSteps } from '@milepost/domain/referral/states'
import { fromPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { readTrail } from '../platform/audit/store.ts'
import { approveReferral, confirmReferral, declineReferral, withdrawReferral } from './decide-referral.ts'
import { person, referralServer, worth } from './testing/referral-server.ts'

const server = await referralServer()
afterAll(() => server.stop())
const { db, actions } = server

/** Within an underwriter's own authority. */
const refusedBefore = () => {
  const answers = worth(9_500)
  const { proposerDetails } = answers
  return server.quoted({ ...answers, proposerDetails: { ...proposerDetails, hasBeenRefusedCover: true } })
}
const stateOf = async (key: Parameters<typeof server.found>[0]) => (await server.found(key)).referral.state
const kindsOf = async (key: Parameters<typeof server.found>[0]) =>
  (await server.found(key)).events.map(({ kind }) => kind)

it('has the same steps in the database as in the code [DSK-307]', async () => {
  const rows = await db.selectFrom('milepost.referral_step').selectAll().execute()
  const steps = Object.entries(referralSteps).flatMap(([from, to]) => to.map((each) => `${from} ${each}`))
  expect(rows.map((row) => `${row.from_state} ${row.to_state}`).sort()).toEqual(steps.sort())
})

describe('a referral', () => {
  it('is opened together with the referred quote, in the same commit [DSK-307]', async () => {
    const { key } = await server.quoted()
    const { referral, events } = await server.found(key)
    expect(referral).toMatchObject({ state: 'open', number: 1, version: 1, openedAt: server.time.now })
    expect(events).toMatchObject([{ kind: 'opened', by: undefined }])
  })

  it('does not exist for a quote with a price [DSK-307]', async () => {
    const offered = await server.quoted(worth(9_500))
    expect(await server.referrals.findReferral(offered.key, server.time.now)).toBeUndefined()
  })

  it('cannot be moved by SQL to a state that is not a next state, nor can its events be changed [DSK-307]', async () => {
    const { key } = await server.quoted()
    const bought = db
      .updateTable('milepost.referral')
      .set({ state: 'bought', terms: '{}' })
      .where('reference', '=', key.reference)
    await expect(bought.execute()).rejects.toThrow('cannot go from open to bought')
    const forged = sql`update milepost.referral_event set kind = 'approved' where reference = ${key.reference}`
    await expect(forged.execute(db)).rejects.toThrow('never changed')
  })
})

describe('an approval', () => {
  it('prices the quote on its terms and holds the price for days [DSK-308]', async () => {
    const { key } = await server.quoted()
    const outcome = await server.approve(key, { terms: { loadingPercent: 20, extraExcess: fromPounds(250) } })
    expect(outcome).toMatchObject({ kind: 'moved', referral: { state: 'approved' } })
    const { quote, events } = await server.found(key)
    expect(quote).toMatchObject({
      status: 'priced',
      current: { version: 2, cause: 'approved', assessment: { kind: 'offered' } },
      approved: { version: 1, terms: { loadingPercent: 20 }, until: new Date('2026-11-23T23:59:59.999Z') },
    })
    expect(events.at(-1)).toMatchObject({
      kind: 'approved',
      by: { name: 'Lea Lead', authority: 'team-lead', because: 'a test of referrals' },
      first: { name: 'Una Writer' },
      issues: [{ code: 'vehicle-value', value: fromPounds(120_000) }],
      terms: { loadingPercent: 20 },
    })
  })

  it('moves a start that has passed to the first possible day [DSK-308]', async () => {
    const { key } = await server.quoted()
    server.pass(5 * 24 * 60)
    expect(await server.approve(key)).toMatchObject({ kind: 'moved', referral: { state: 'approved' } })
    const { quote } = await server.found(key)
    expect(quote).toMatchObject({
      status: 'priced',
      current: { risk: { cover: { start: { date: '2026-11-21' } } } },
    })
    server.pass(-5 * 24 * 60)
  })

  it('of some issues leaves the others undecided [DSK-308]', async () => {
    const answers = worth(120_000)
    const { key } = await server.quoted({
      ...answers,
      proposerDetails: { ...answers.proposerDetails, hasBeenRefusedCover: true },
    })
    const one = { code: 'vehicle-value', driver: 'none', lasts: 'until-worse' } as const
    expect(await server.approve(key, { approve: [one], terms: { loadingPercent: 10 } })).toMatchObject({
      kind: 'moved',
      referral: { state: 'open' },
    })
    const other = { code: 'refused-cover', driver: 0, lasts: 'until-worse' } as const
    expect(await server.approve(key, { approve: [other], terms: { loadingPercent: 5 } })).toMatchObject({
      kind: 'moved',
      referral: { state: 'approved', terms: { loadingPercent: 15 } },
    })
  })

  it('is refused for a missing issue, a limit below its value, terms or words that are not allowed, or an outdated version [DSK-308]', async () => {
    const { key } = await server.quoted()
    const upTo = (pounds: number) => ({
      approve: [
        {
          code: 'vehicle-value',
          driver: 'none',
          upTo: fromPounds(pounds),
          lasts: 'until-term-ends',
        } as const,
      ],
    })
    expect(await server.approve(key, upTo(110_000))).toMatchObject({ kind: 'unfit' })
    expect(await server.approve(key, { terms: { loadingPercent: 301 } })).toMatchObject({ kind: 'unfit' })
    expect(await server.approve(key, { words: 'see www.evil.example now' })).toMatchObject({ kind: 'unfit' })
    expect(
      await server.approve(key, { approve: [{ code: 'q-plate', driver: 'none', lasts: 'until-worse' }] }),
    ).toMatchObject({ kind: 'unfit' })
    expect(await server.approve(key, { version: 7 })).toEqual({ kind: 'moved-on' })
    expect(await stateOf(key)).toBe('open')
  })

  it('is recorded with who approved it, why and on which terms [DSK-309]', async () => {
    const { key } = await refusedBefore()
    await server.approve(key, { terms: { loadingPercent: 20 } })
    const [entry] = await readTrail(db, { on: [key.reference], most: 1 })
    expect(entry).toMatchObject({
      act: 'referral.approve',
      who: 'Una Writer',
      because: 'a test of referrals',
      before: { state: 'open' },
      after: { state: 'approved', loadingPercent: 20 },
    })
  })
})

describe('simultaneous decisions', () => {
  it('have one effect: the later ones find what the first one decided [DSK-310]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { key } = await refusedBefore()
      const outcomes = await Promise.all([
        server.decide(key, {}, person('Ann')),
        declineReferral({ ...key, words: 'We do not insure this car.' }, person('Bob'), actions),
        server.decide(key, { terms: { loadingPercent: 20 } }, person('Cem')),
        declineReferral({ ...key, words: 'We do not insure this one.' }, person('Dee'), actions),
      ])
      const kinds = outcomes.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'moved')).toHaveLength(1)
      expect(kinds.filter((kind) => kind === 'decided')).toHaveLength(3)
      expect(await kindsOf(key)).toHaveLength(2)
    }
    await server.sent()
  })
})

describe('beyond a person’s authority', () => {
  const beyond = { terms: { loadingPercent: 60 } }

  it('an approval waits for a second person who has the authority [DSK-311]', async () => {
    const { key } = await server.quoted()
    const una = person('Una Writer', 'underwriter')
    expect(await server.decide(key, beyond, una)).toMatchObject({
      kind: 'moved',
      referral: { state: 'open' },
    })
    expect(await kindsOf(key)).toEqual(['opened', 'proposed'])
    expect(await confirmReferral(key, una, actions)).toEqual({ kind: 'same-person' })
    expect(await confirmReferral(key, person('Sen', 'underwriter'), actions)).toEqual({
      kind: 'beyond-authority',
    })
    expect(await confirmReferral(key, person('Lea'), actions)).toMatchObject({
      kind: 'moved',
      referral: { state: 'approved', terms: { loadingPercent: 60 } },
    })
    expect((await server.found(key)).events.at(-1)).toMatchObject({
      by: { name: 'Lea' },
      first: { name: 'Una Writer' },
    })
  })

  it('the approval of a car worth more than the person may insure is only proposed, on any terms [DSK-311]', async () => {
    const { key } = await server.quoted()
    await server.decide(key, {}, person('Sen'))
    expect(await kindsOf(key)).toEqual(['opened', 'proposed'])
  })

  it('and every other person’s, an approval is refused and not proposed [DSK-311]', async () => {
    const { key } = await server.quoted()
    const terms = { extraExcess: fromPounds(1_001) }
    expect(await server.decide(key, { terms }, person('Sen'))).toMatchObject({ kind: 'unfit' })
    expect(await kindsOf(key)).toEqual(['opened'])
  })

  it('nothing can be confirmed when nothing was proposed [DSK-311]', async () => {
    const { key } = await server.quoted()
    expect(await confirmReferral(key, person('Lea'), actions)).toEqual({ kind: 'nothing-proposed' })
  })
})

describe('a referral that was decided', () => {
  it('cannot be decided again after it was declined or withdrawn [DSK-312]', async () => {
    const declined = await server.quoted()
    await declineReferral({ ...declined.key, words: 'We do not insure this car.' }, person('Una'), actions)
    expect(await stateOf(declined.key)).toBe('declined')
    const withdrawn = await server.quoted()
    await withdrawReferral(withdrawn.key, person('Una'), actions)
    for (const { key } of [declined, withdrawn])
      expect(
        await approveReferral(
          {
            ...key,
            approve: 'all',
            words: '',
            terms: { loadingPercent: 0, extraExcess: fromPounds(0), endorsements: [] },
          },
          person('Una'),
          actions,
        ),
      ).toMatchObject({ kind: 'decided' })
  })

  it('lapses when its price is no longer held; an undecided one lapses when its quote ends [DSK-312]', async () => {
    const approved = await server.quoted()
    await server.approve(approved.key)
    const open = await server.quoted()
    const later = (days: number) => new Date(server.time.now.getTime() + days * 86_400_000)
    await server.referrals.lapse(later(8), 100)
    expect(await stateOf(approved.key)).toBe('lapsed')
    expect(await stateOf(open.key)).toBe('open')
    await server.referrals.lapse(later(31), 100)
    expect(await stateOf(open.key)).toBe('lapsed')
  })
})
