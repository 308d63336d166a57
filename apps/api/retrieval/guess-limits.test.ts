import { describe, expect, it } from 'vitest'
import type { Asker } from '../platform/ports.ts'
import { checkLimits, countGuess, forgetGuesses, reminderLimits } from './guess-limits.ts'
import { anAsker, retrievalSetup } from './testing/in-memory.ts'

const REFERENCE = 'A-00000000001'
const DAY = 24 * 60
const strangerFrom = (ip: number) => anAsker(`browser ${ip}`, `203.0.113.${ip}`)

function guessingSetup(limits = checkLimits) {
  const setup = retrievalSetup()
  const guess = (asker: Asker, reference = REFERENCE, tenant: 'A' | 'M' = 'A') =>
    countGuess({ tenant, of: `check ${reference}`, reference, asker, limits }, setup.ports)
  /** How many tries are accepted before the limit. */
  const taken = async (attempt: (n: number) => ReturnType<typeof guess>) => {
    let tries = 0
    while (tries < 99 && !(await attempt(tries)).isWornOut) tries += 1
    return tries
  }
  return {
    ...setup,
    guess,
    ofOne: (asker = strangerFrom(1)) => taken(() => guess(asker)),
    ofMany: (first = 1) => taken((n) => guess(strangerFrom(first + n))),
    atMany: (asker = strangerFrom(1)) => taken((n) => guess(asker, `A-1000000${1000 + n}`)),
  }
}

describe('tries at one quote', () => {
  it('are limited for one stranger to three per quarter of an hour, and to six for the life of a quote [D-248]', async () => {
    const { ofOne, pass } = guessingSetup()
    expect(await ofOne()).toBe(3)
    pass(14)
    expect(await ofOne()).toBe(0)
    pass(1)
    expect(await ofOne()).toBe(3)
    pass(31 * DAY - 16)
    expect(await ofOne()).toBe(0)
    pass(1)
    // The refused try of a minute ago still counts in its quarter of an hour.
    expect(await ofOne()).toBe(2)
  })

  it('are limited for all strangers together to five per quarter of an hour, and to ten in total [T2]', async () => {
    const { ofMany, pass } = guessingSetup()
    expect(await ofMany(1)).toBe(5)
    pass(14)
    expect(await ofMany(20)).toBe(0)
    pass(1)
    expect(await ofMany(40)).toBe(5)
    pass(31 * DAY - 16)
    expect(await ofMany(60)).toBe(0)
    pass(1)
    expect(await ofMany(80)).toBe(4)
  })

  it('by one stranger do not use up the tries of others [T2]', async () => {
    const { ofOne, guess } = guessingSetup()
    await ofOne(strangerFrom(1))
    for (let more = 0; more < 20; more += 1) await guess(strangerFrom(1))
    expect(await ofOne(strangerFrom(2))).toBe(2)
  })

  it('are limited to three for a reminder, for one caller and for all [D-227]', async () => {
    const one = guessingSetup(reminderLimits)
    expect(await one.ofOne()).toBe(3)
    one.pass(15)
    expect(await one.ofOne()).toBe(3)
    one.pass(15)
    expect(await one.ofOne()).toBe(0)
    const many = guessingSetup(reminderLimits)
    expect(await many.ofMany()).toBe(3)
  })

  it('are counted separately for quotes and for brands [D-005]', async () => {
    const { ofOne, guess } = guessingSetup()
    await ofOne()
    expect((await guess(strangerFrom(1), 'A-00000000002')).isWornOut).toBe(false)
    expect((await guess(strangerFrom(1), REFERENCE, 'M')).isWornOut).toBe(false)
  })

  it('over a limit are reported to monitoring with the limit that was reached [T2]', async () => {
    const { ofOne, ofMany, refused } = guessingSetup()
    await ofOne()
    expect(refused).toEqual(['address'])
    await ofMany(2)
    expect(refused).toEqual(['address', 'quote'])
  })
})

describe('tries from one address', () => {
  it('are limited to twenty per quarter of an hour and thirty per hour, at any quotes [D-248] [T2]', async () => {
    const { atMany, pass } = guessingSetup()
    expect(await atMany()).toBe(20)
    pass(15)
    expect(await atMany()).toBe(10)
    pass(44)
    expect(await atMany()).toBe(0)
    pass(1)
    expect(await atMany()).toBe(19)
  })

  it('are counted together for all its browsers', async () => {
    const { atMany } = guessingSetup()
    await atMany(anAsker('one', '203.0.113.1'))
    expect(await atMany(anAsker('two', '203.0.113.1'))).toBe(0)
    expect(await atMany(anAsker('two', '203.0.113.2'))).toBe(20)
  })
})

describe('a browser that has held the quote', () => {
  const owner = anAsker('owner', '203.0.113.1')
  const key = { tenant: 'A', reference: REFERENCE } as const

  it('has five tries per quarter of an hour and ten in total, regardless of strangers on its network [T2]', async () => {
    const { ofOne, ofMany, atMany, holds, pass } = guessingSetup()
    holds(owner, key)
    await atMany(anAsker('attacker', owner.address))
    await ofMany()
    expect(await ofOne(owner)).toBe(5)
    pass(15)
    expect(await ofOne(owner)).toBe(5)
    pass(15)
    expect(await ofOne(owner)).toBe(0)
  })

  it('does not use up other callers’ tries, and has no tries of its own for another quote [T2]', async () => {
    const { ofOne, ofMany, holds } = guessingSetup()
    holds(owner, key)
    await ofOne(owner)
    expect(await ofOne(anAsker('new', owner.address))).toBe(3)
    expect(await ofMany(2)).toBe(2)
    const other = guessingSetup()
    other.holds(owner, { ...key, reference: 'A-00000000002' })
    expect(await other.ofOne(owner)).toBe(3)
  })

  it('is recognised by its last session, even if that has ended [T2]', async () => {
    const { ofOne, holds } = guessingSetup()
    holds(owner, key)
    const back = { ...anAsker('new session'), lastSession: owner.lastSession }
    expect(await ofOne(back)).toBe(5)
    expect(await ofOne({ ...anAsker('third'), session: owner.session })).toBe(3)
  })
})

describe('a right try', () => {
  it('resets the quote’s tries for everyone, and takes back only itself from its address [T2]', async () => {
    const { guess, ofOne, ofMany, atMany } = guessingSetup()
    for (let ip = 1; ip <= 4; ip += 1) await guess(strangerFrom(ip))
    const { forgive } = await guess(strangerFrom(1))
    await forgive()
    expect(await ofOne(strangerFrom(5))).toBe(3)
    expect(await ofMany(6)).toBe(2)
    // The address already had one wrong try, so the limit is reached one try earlier.
    expect(await atMany(strangerFrom(1))).toBe(19)
  })

  it('resets the tries of a recognised browser', async () => {
    const { guess, ofOne, holds } = guessingSetup()
    const owner = anAsker('owner')
    holds(owner, { tenant: 'A', reference: REFERENCE })
    for (let tries = 0; tries < 4; tries += 1) await guess(owner)
    await (await guess(owner)).forgive()
    expect(await ofOne(owner)).toBe(5)
  })
})

describe('an owner who was identified in another way', () => {
  const forgotten = { tenant: 'A', of: `check ${REFERENCE}`, limits: checkLimits } as const

  it('has all tries of the quote and of this browser again, recognised or not [T2]', async () => {
    const { ofOne, ofMany, holds, ports, pass } = guessingSetup()
    const asker = strangerFrom(1)
    await ofOne(asker)
    pass(15)
    await ofOne(asker)
    await ofMany(2)
    await forgetGuesses({ ...forgotten, asker }, ports)
    expect(await ofOne(asker)).toBe(3)
    expect(await ofMany(50)).toBe(2)
    const owner = anAsker('owner', '198.51.100.1')
    holds(owner, { tenant: 'A', reference: REFERENCE })
    await ofOne(owner)
    await forgetGuesses({ ...forgotten, asker: owner }, ports)
    expect(await ofOne(owner)).toBe(5)
  })

  it('changes nothing for another quote', async () => {
    const { ofOne, ports } = guessingSetup()
    await ofOne()
    await forgetGuesses({ ...forgotten, of: 'check A-00000000002', asker: strangerFrom(1) }, ports)
    expect(await ofOne()).toBe(0)
  })
})
