import { describe, expect, it } from 'vitest'
import type { Asker } from '../platform/ports.ts'
import { sessionHash } from '../platform/session/session-hash.ts'
import type { StoredQuote } from '../quote/ports.ts'
import { type CheckRequest, checkQuote } from './check-quote.ts'
import { tokenHashOf } from './link-token.ts'
import { anAsker, retrievalSetup, scopeOf, securityAnswers } from './testing/in-memory.ts'

const stranger = anAsker('stranger')
const wrong = { ...securityAnswers, surname: 'Somebody' }

function checkSetup() {
  const setup = retrievalSetup()
  const check = (quote: StoredQuote, changed: Partial<CheckRequest> & { asker?: Asker } = {}) =>
    checkQuote(
      {
        ...scopeOf(quote.tenant),
        reference: quote.reference,
        securityAnswers,
        asker: stranger,
        isOnOurHost: true,
        ...changed,
      },
      setup.ports,
    )
  return { ...setup, check }
}

describe('the five security answers of a quote', () => {
  it('return the quote to the browser that sends them, and to no other [SEC-02]', async () => {
    const { check, made, grants } = checkSetup()
    const quote = made()
    expect(await check(quote)).toMatchObject({ kind: 'restored', priced: { quote } })
    expect(grants).toEqual([
      expect.objectContaining({
        reference: quote.reference,
        sessionHash: sessionHash(stranger.session),
        how: 'personal-check',
      }),
    ])
  })

  it('are accepted with a reference as it is read out [D-247]', async () => {
    const { check, made } = checkSetup()
    const quote = made()
    const reference = ` ${quote.reference.toLowerCase()} `
    expect((await check(quote, { reference })).kind).toBe('restored')
  })

  it.each([
    ['surname', 'Somebody'],
    ['postcode', 'LS1 1AB'],
    ['dateOfBirth', '1987-03-28'],
    ['registration', 'AA19 AAB'],
  ])('open nothing if the %s differs [D-247]', async (name, value) => {
    const { check, made, grants } = checkSetup()
    expect(await check(made(), { securityAnswers: { ...securityAnswers, [name]: value } })).toEqual({
      kind: 'not-found',
    })
    expect(grants).toEqual([])
  })

  it('open nothing under an unknown reference or another brand [D-005]', async () => {
    const { check, made } = checkSetup()
    const quote = made()
    expect(await check(quote, { reference: 'A-00000000000' })).toEqual({ kind: 'not-found' })
    expect(await check(quote, scopeOf('M'))).toEqual({ kind: 'not-found' })
  })

  it('open nothing after too many tries, even if they are right, but open the next quote [D-248]', async () => {
    const { check, made } = checkSetup()
    const [guessed, other] = [made(), made()]
    for (let tries = 0; tries < 3; tries += 1) await check(guessed, { securityAnswers: wrong })
    expect(await check(guessed)).toEqual({ kind: 'not-found' })
    expect((await check(other)).kind).toBe('restored')
  })

  it('reset the tries when they are right [T2]', async () => {
    const { check, made } = checkSetup()
    const quote = made()
    const asker = { ...stranger, lastSession: anAsker('always new').session }
    for (let round = 0; round < 4; round += 1) {
      for (let tries = 0; tries < 2; tries += 1) await check(quote, { securityAnswers: wrong, asker })
      expect((await check(quote, { asker })).kind).toBe('restored')
    }
  })
})

describe('a quote that cannot be shown', () => {
  it('is reported with its state to its owner, and to no one else [D-050] [D-243]', async () => {
    const { check, made, grants, pass } = checkSetup()
    const locked = made({ isLocked: true })
    expect(await check(locked)).toEqual({ kind: 'closed', reason: 'locked' })
    expect(await check(locked, { securityAnswers: wrong })).toEqual({ kind: 'not-found' })
    expect(await check(made({ status: 'taken-up' }))).toEqual({ kind: 'closed', reason: 'taken-up' })
    const quote = made()
    pass(31 * 24 * 60)
    expect(await check(quote)).toEqual({ kind: 'closed', reason: 'expired' })
    expect(grants).toEqual([])
  })

  it('is reported with the restart of its policy, if there is one [D-224]', async () => {
    const { check, made, ports, time } = checkSetup()
    const policy = { tenant: 'A', policyNumber: 'P1', term: 'annual' }
    const cancelled = { ...policy, reason: 'non-payment', cancelledAt: time.now }
    Object.assign(ports, {
      policies: { findByQuote: async () => policy },
      cancellations: { findCancellation: async () => cancelled },
      restarts: { findRestartState: async () => ({ kind: 'open', reference: 'A-00000000009' }) },
    })
    expect(await check(made({ status: 'taken-up' }))).toMatchObject({
      kind: 'closed',
      reason: 'taken-up',
      restart: { reference: 'A-00000000009' },
    })
  })
})

describe('a quote of another site of the brand', () => {
  const onVans = { journeys: ['acorn_cv'] } as const

  it('is opened there by a link that works for five minutes [D-004]', async () => {
    const { check, made, tokens, grants, time } = checkSetup()
    const quote = made()
    const answer = await check(quote, onVans)
    if (answer.kind !== 'elsewhere') throw new Error(answer.kind)
    expect(answer.address.href).toMatch(/^https:\/\/acorn-pc\.example\/results\?quote=[\w-]{43}$/)
    expect(tokens).toMatchObject([
      {
        tenant: 'A',
        reference: quote.reference,
        kind: 'emailed-link',
        endsAt: new Date(time.now.getTime() + 5 * 60_000),
        tokenHash: tokenHashOf(answer.address.searchParams.get('quote') ?? ''),
      },
    ])
    expect(grants).toEqual([])
  })

  it('gets no link if the request is for a host that is not ours, or if no host of ours serves it [T12]', async () => {
    const { check, made, ports, tokens } = checkSetup()
    const quote = made()
    expect(await check(quote, { ...onVans, isOnOurHost: false })).toEqual({ kind: 'not-found' })
    Object.assign(ports, { linkTo: () => undefined })
    expect(await check(quote, onVans)).toEqual({ kind: 'not-found' })
    expect(tokens).toEqual([])
  })
})
