import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sessionHash } from '../platform/session/session-hash.ts'
import { countedAs } from './check-quote.ts'
import { remindedAs } from './check-reminder.ts'
import { checkLimits, countGuess, reminderLimits } from './guess-limits.ts'
import { mayHaveNewLink } from './link-limits.ts'
import { newToken, tokenHashOf } from './link-token.ts'
import { openByToken, openQuoteLink } from './open-by-token.ts'
import { anAsker, retrievalSetup, scopeOf } from './testing/in-memory.ts'

const owner = anAsker('owner')
const other = anAsker('other', '203.0.113.2')
const NONE = { kind: 'not-found' }

function linkSetup() {
  const setup = retrievalSetup()
  return {
    ...setup,
    press: (token: string, asker = owner, scope: Partial<ReturnType<typeof scopeOf>> = {}) =>
      openQuoteLink({ ...scopeOf('A'), token, asker, ...scope }, setup.ports),
    open: (token: string, { session } = owner, scope: Partial<ReturnType<typeof scopeOf>> = {}) =>
      openByToken({ ...scopeOf('A'), token, session, ...scope }, setup.ports),
  }
}

describe('a click on an emailed link', () => {
  it('uses the link up, and opens the quote in this browser for half an hour [D-227]', async () => {
    const { made, linkTo, press, open, grants, pass } = linkSetup()
    const quote = made()
    const token = await linkTo(quote, 'emailed-link')
    expect(await open(token)).toEqual(NONE)
    expect(await press(token)).toEqual({ kind: 'opened', reference: quote.reference })
    expect(await open(token)).toMatchObject({ kind: 'restored', how: 'emailed-link', priced: { quote } })
    expect(grants).toMatchObject([{ sessionHash: sessionHash(owner.session), how: 'emailed-link' }])
    expect([await press(token, other), await open(token, other)]).toEqual([NONE, NONE])
    // The response to the first click may have been lost.
    pass(29)
    expect(await press(token)).toEqual({ kind: 'opened' })
    pass(1)
    expect([await press(token), await open(token)]).toEqual([NONE, NONE])
  })

  it('opens nothing after half an hour, for another kind of link, or for an unknown link [SEC-02] [D-227]', async () => {
    const { made, linkTo, press, pass } = linkSetup()
    const quote = made()
    const late = await linkTo(quote, 'emailed-link')
    pass(30)
    const tokens = [late, await linkTo(quote, 'reminder'), await linkTo(quote, 'comparison-site'), 'none']
    for (const token of tokens) expect(await press(token)).toEqual(NONE)
  })

  it('opens nothing on the page of another product or brand [D-004] [D-005]', async () => {
    const { made, linkTo, press } = linkSetup()
    const token = await linkTo(made(), 'emailed-link')
    expect(await press(token, owner, { journeys: ['acorn_cv'] })).toEqual(NONE)
    expect(await press(token, owner, scopeOf('M'))).toEqual(NONE)
    expect((await press(token)).kind).toBe('opened')
  })

  it('opens nothing for the second of two simultaneous clicks [D-227]', async () => {
    const { made, linkTo, press, ports } = linkSetup()
    const token = await linkTo(made(), 'emailed-link')
    Object.assign(ports.quoteTokens, { spendToken: async () => false })
    expect(await press(token)).toEqual(NONE)
  })

  it('reports the state of a quote that cannot be shown, and does not use up the link [D-243]', async () => {
    const { made, linkTo, press, tokens } = linkSetup()
    const token = await linkTo(made({ isLocked: true }), 'emailed-link')
    expect(await press(token)).toEqual({ kind: 'closed', reason: 'locked' })
    expect(tokens[0]?.usedAt).toBeUndefined()
  })

  it('resets the counts of tries and requests by others [T2]', async () => {
    const { made, linkTo, press, ports } = linkSetup()
    const { tenant, reference } = made()
    const guesses = [
      { of: countedAs(reference), limits: checkLimits },
      { of: remindedAs(reference), limits: reminderLimits },
    ]
    const isWornOut = async ({ of, limits }: (typeof guesses)[number], asker = owner) =>
      (await countGuess({ tenant, of, reference, asker, limits }, ports)).isWornOut
    const asksLink = (asker = owner) =>
      mayHaveNewLink({ tenant, of: reference, asker, isKnown: false }, ports)
    for (let ip = 10; ip < 16; ip += 1) {
      const stranger = anAsker(`stranger ${ip}`, `203.0.113.${ip}`)
      for (const guess of guesses) await isWornOut(guess, stranger)
      await asksLink(stranger)
    }
    for (const guess of guesses) expect(await isWornOut(guess)).toBe(true)
    expect(await asksLink()).toBe(false)
    await press(await linkTo({ tenant, reference }, 'emailed-link'))
    for (const guess of guesses) expect(await isWornOut(guess)).toBe(false)
    expect(await asksLink()).toBe(true)
  })
})

describe('a link that was unlocked', () => {
  const unlocked = async (kind: 'reminder' | 'emailed-link', changed: { isLocked?: boolean } = {}) => {
    const setup = linkSetup()
    const token = await setup.linkTo(setup.made(changed), kind)
    const until = new Date(setup.time.now.getTime() + 60_000)
    const by = { sessionHash: sessionHash(owner.session), until }
    await setup.ports.quoteTokens.unlockToken({ tenant: 'A', tokenHash: tokenHashOf(token) }, by)
    return { ...setup, token }
  }

  it('restores the quote, reports the kind of link, and is not used up by reading [API-25]', async () => {
    const { open, token } = await unlocked('reminder')
    for (let times = 0; times < 2; times += 1)
      expect(await open(token)).toMatchObject({ kind: 'restored', how: 'reminder' })
  })

  it('opens nothing on the page of another product [D-004]', async () => {
    const { open, token } = await unlocked('reminder')
    expect(await open(token, owner, { journeys: ['acorn_cv'] })).toEqual(NONE)
  })

  it('reports a quote that has been locked since [D-050]', async () => {
    const { open, token } = await unlocked('reminder', { isLocked: true })
    expect(await open(token)).toEqual({ kind: 'closed', reason: 'locked' })
  })

  it('opens nothing if the quote no longer exists', async () => {
    const { open, token, ports } = await unlocked('emailed-link')
    Object.assign(ports.quotes, { findQuote: async () => undefined })
    expect(await open(token)).toEqual(NONE)
  })
})

it('creates tokens of 256 random bits, and stores only their hash [T4]', () => {
  const made = Array.from({ length: 50 }, newToken)
  expect(new Set(made.map(({ token }) => token)).size).toBe(50)
  for (const { token, tokenHash } of made) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(Buffer.from(tokenHash).equals(createHash('sha256').update(token).digest())).toBe(true)
  }
})
