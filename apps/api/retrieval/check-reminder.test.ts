import { describe, expect, it } from 'vitest'
import { sessionHash } from '../platform/session/session-hash.ts'
import { checkReminder, type ReminderRequest } from './check-reminder.ts'
import { tokenHashOf } from './link-token.ts'
import { anAsker, retrievalSetup, scopeOf, securityAnswers } from './testing/in-memory.ts'

const asker = anAsker('reader')
/** The link replaces the registration (RMD-02). */
const { registration: _, ...known } = securityAnswers
const wrong = { ...known, surname: 'Somebody' }

function reminderSetup() {
  const setup = retrievalSetup()
  const check = (token: string, changed: Partial<ReminderRequest> = {}) =>
    checkReminder({ ...scopeOf('A'), token, securityAnswers: known, asker, ...changed }, setup.ports)
  const isUnlocked = (token: string, session = asker.session) => {
    const by = { sessionHash: sessionHash(session), now: setup.time.now }
    return setup.ports.quoteTokens.isUnlocked({ tenant: 'A', tokenHash: tokenHashOf(token) }, by)
  }
  return { ...setup, check, isUnlocked }
}

describe('the link of a reminder', () => {
  it('is unlocked for half an hour in the browser that sends the owner’s security answers [D-227]', async () => {
    const { check, made, linkTo, isUnlocked, pass } = reminderSetup()
    const quote = made()
    const token = await linkTo(quote, 'reminder')
    expect(await isUnlocked(token)).toBe(false)
    expect(await check(token)).toEqual({ kind: 'unlocked', reference: quote.reference })
    expect([await isUnlocked(token), await isUnlocked(token, anAsker('other').session)]).toEqual([
      true,
      false,
    ])
    pass(29)
    expect(await isUnlocked(token)).toBe(true)
    pass(1)
    expect(await isUnlocked(token)).toBe(false)
  })

  it.each([
    ['surname', 'Somebody'],
    ['postcode', 'LS1 1AB'],
    ['dateOfBirth', '1987-03-28'],
  ])('stays locked if the %s differs [D-227]', async (name, value) => {
    const { check, made, linkTo, isUnlocked } = reminderSetup()
    const quote = made()
    const token = await linkTo(quote, 'reminder')
    const result = await check(token, { securityAnswers: { ...known, [name]: value } })
    expect(result).toEqual({ kind: 'mismatch', reference: quote.reference })
    expect(await isUnlocked(token)).toBe(false)
  })

  it('gets the same response if it is unknown, is not a reminder’s, or is used on another product’s page [D-004]', async () => {
    const { check, made, linkTo } = reminderSetup()
    const quote = made()
    expect(await check('never sent')).toEqual({ kind: 'mismatch', reference: undefined })
    const emailed = await linkTo(quote, 'emailed-link')
    expect(await check(emailed)).toEqual({ kind: 'mismatch', reference: undefined })
    const token = await linkTo(quote, 'reminder')
    expect((await check(token, { journeys: ['acorn_cv'] })).kind).toBe('mismatch')
    expect((await check(token, scopeOf('M'))).kind).toBe('mismatch')
  })

  it('allows three tries for all reminders of a quote together, and then refuses even the right answers [D-248]', async () => {
    const { check, made, linkTo, isUnlocked, pass } = reminderSetup()
    const quote = made()
    const [first, second] = [await linkTo(quote, 'reminder'), await linkTo(quote, 'reminder')]
    for (const token of [first, second, first]) await check(token, { securityAnswers: wrong })
    expect(await check(second)).toEqual({ kind: 'mismatch', reference: quote.reference })
    expect(await isUnlocked(second)).toBe(false)
    const other = await linkTo(made(), 'reminder')
    expect((await check(other)).kind).toBe('unlocked')
    pass(15)
    expect((await check(second)).kind).toBe('unlocked')
  })

  it('that is unknown is counted by its own token, and uses up no tries of another [T2]', async () => {
    const { check, refused } = reminderSetup()
    for (let tries = 0; tries < 3; tries += 1) await check('one of nobody')
    expect(refused).toEqual([])
    await check('another of nobody')
    expect(refused).toEqual([])
    await check('one of nobody')
    expect(refused).toEqual(['address'])
  })

  it('resets the tries after the right answers [T2]', async () => {
    const { check, made, linkTo } = reminderSetup()
    const token = await linkTo(made(), 'reminder')
    for (let round = 0; round < 4; round += 1) {
      for (let tries = 0; tries < 2; tries += 1) await check(token, { securityAnswers: wrong })
      expect((await check(token)).kind).toBe('unlocked')
    }
  })

  it('recognises the browser that has held its quote, regardless of tries by others [T2]', async () => {
    const { check, made, linkTo, holds } = reminderSetup()
    const quote = made()
    const token = await linkTo(quote, 'reminder')
    const owner = anAsker('owner')
    holds(owner, quote)
    for (let tries = 0; tries < 9; tries += 1) await check(token, { securityAnswers: wrong })
    expect((await check(token, { asker: owner })).kind).toBe('unlocked')
  })
})

describe('the state of the quote', () => {
  it('is reported after a passed check, and to no one else [D-244]', async () => {
    const { check, made, linkTo, isUnlocked, pass } = reminderSetup()
    const states = { locked: made({ isLocked: true }), ineligible: made({ status: 'taken-up' }) }
    for (const [kind, quote] of Object.entries(states)) {
      const token = await linkTo(quote, 'reminder')
      expect(await check(token)).toEqual({ kind, reference: quote.reference })
      expect((await check(token, { securityAnswers: wrong })).kind).toBe('mismatch')
      expect(await isUnlocked(token)).toBe(false)
    }
    const late = await linkTo(made(), 'reminder')
    pass(31 * 24 * 60)
    expect((await check(late)).kind).toBe('ineligible')
  })
})
