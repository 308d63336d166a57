import { describe, expect, it } from 'vitest'
import { staffRoles } from '../desk/people.ts'
import { dataRequestKinds } from '../privacy/data-request.ts'
import { dueInWords, latestSnooze, snoozeChoices } from './due.ts'
import { kindsOf, readWorkId, workIdOf, workIdPattern, workKindNames, workKinds } from './kinds.ts'
import {
  doneReasons,
  handOverReasons,
  mayStep,
  snoozeReasons,
  workReasonInWords,
  workStates,
} from './states.ts'
import { debtInWords, postInWords, postParts, refundInWords, requestInWords } from './why.ts'

const at = (text: string) => new Date(text)

describe('a kind of work', () => {
  it('is seen by every role that may act on it [DSK-201]', () => {
    const seen = (...roles: (typeof staffRoles)[number][]) => kindsOf({ roles, brands: ['A'] })
    expect(seen('team-lead')).toEqual(workKindNames.filter((kind) => kind !== 'request'))
    expect(seen('finance')).toContain('payment')
    expect(seen('underwriter')).toContain('referral')
    for (const role of ['adviser', 'underwriter', 'data-protection'] as const)
      expect(seen(role), role).not.toContain('payment')
    expect(kindsOf({ roles: staffRoles, brands: [] })).toEqual([])
  })

  it('that is a data request is seen by data protection only, and due by the legal date [DSK-410]', () => {
    const whoSees = staffRoles.filter((role) => kindsOf({ roles: [role], brands: ['A'] }).includes('request'))
    expect(whoSees).toEqual(['data-protection'])
    expect(workKinds.request.due(at('2026-11-19T15:00:00Z')).toISOString()).toBe('2026-12-21T17:00:00.000Z')
    expect(requestInWords('erase.proposed')).toBe('An erasure waits for a second person')
    const words = dataRequestKinds.map((kind) => requestInWords(`${kind}.open`))
    expect(new Set(words).size).toBe(dataRequestKinds.length)
    expect(requestInWords('of-another-release')).toBe('of-another-release')
  })

  it('is due after it began [DSK-202]', () => {
    const friday = at('2026-11-20T15:00:00Z')
    for (const kind of workKindNames) expect(workKinds[kind].due(friday) > friday, kind).toBe(true)
    expect(workKinds.mandate.due(friday).toISOString()).toBe('2026-11-27T17:00:00.000Z')
    expect(workKinds.refund.due(friday).toISOString()).toBe('2026-11-27T17:00:00.000Z')
    expect(workKinds.payment.due(friday).toISOString()).toBe('2026-11-20T16:00:00.000Z')
  })

  it('that is a refund is seen by who may confirm one, and says its amount [DSK-516]', () => {
    const whoSees = staffRoles.filter((role) => kindsOf({ roles: [role], brands: ['A'] }).includes('refund'))
    expect(whoSees).toEqual(['team-lead', 'finance', 'finance-manager'])
    expect(refundInWords('proposed.37778')).toBe('A refund of £377.78 waits for a second person')
    expect(refundInWords('failed.2000')).toBe('The card provider has not paid a refund of £20.00')
    expect(refundInWords('ready.7200.bank')).toBe('A refund of £72.00 has to be paid by bank transfer')
    expect(debtInWords('7200')).toBe('The customer has not paid us £72.00 for a loan that ended')
    expect(debtInWords('of-another-release')).toBe('of-another-release')
    expect(refundInWords('of-another-release')).toBe('of-another-release')
  })

  it('has ids that can be read back, and no other text can [DSK-201]', () => {
    const key = { kind: 'referral', tenant: 'A', about: 'A-0123456789B.2' } as const
    expect(readWorkId(workIdOf(key))).toEqual(key)
    expect(workIdPattern.test(workIdOf(key))).toBe(true)
    for (const other of ['', 'referral', 'referral.A', 'nothing.A.x', 'referral.X.x', 'toString.A.x'])
      expect(readWorkId(other), other).toBeUndefined()
  })
})

describe('work that is posted', () => {
  it('says what to print for each wish, and is due in two working days [BUY-04] [BUY-22]', () => {
    const words = postParts.map(postInWords)
    expect(new Set(words).size).toBe(postParts.length)
    for (const each of words) expect(each).toMatch(/welcome letter/)
    expect(postInWords('of-another-release')).toBe('of-another-release')
    expect(workKinds.post.due(at('2026-12-23T18:00:00Z')).toISOString()).toBe('2026-12-29T17:00:00.000Z')
  })
})

describe('the state of work', () => {
  it('ends when it is done, and can be done from every other state [DSK-203]', () => {
    for (const from of workStates) {
      expect(mayStep(from, 'done'), from).toBe(from !== 'done')
      expect(mayStep('done', from), from).toBe(false)
    }
  })

  it('cannot be taken from its holder: it is released or handed over [DSK-203]', () => {
    expect(mayStep('taken', 'taken')).toBe(false)
    expect(mayStep('handed', 'taken')).toBe(false)
    expect(workStates.filter((from) => mayStep(from, 'handed'))).toEqual([
      'new',
      'taken',
      'handed',
      'snoozed',
    ])
  })

  it('has different words for every reason [DSK-206]', () => {
    const reasons = [snoozeReasons, handOverReasons, doneReasons].flatMap((each) => Object.keys(each))
    expect(new Set(reasons.map(workReasonInWords)).size).toBe(reasons.length)
    expect(workReasonInWords('of-an-earlier-release')).toBe('of-an-earlier-release')
  })
})

describe('the due time in words', () => {
  const now = at('2026-11-17T10:00:00Z')
  it.each([
    ['2026-11-17T17:00:00Z', 'Due 17:00 today'],
    ['2026-11-18T17:00:00Z', 'Due 17:00 tomorrow'],
    ['2026-11-23T09:30:00Z', 'Due 09:30 on 23 November'],
    ['2026-11-17T10:00:00Z', 'Due 10:00 today'],
    ['2026-11-17T09:59:50Z', '1 minute late'],
    ['2026-11-17T09:15:00Z', '45 minutes late'],
    ['2026-11-17T08:00:00Z', '2 hours late'],
    ['2026-11-16T10:00:00Z', '1 day late'],
    ['2026-11-10T10:00:00Z', '7 days late'],
  ])('for %s is "%s" [DSK-202]', (due, words) => expect(dueInWords(at(due), now)).toBe(words))

  it('is in London time [DSK-202]', () => {
    expect(dueInWords(at('2026-07-02T16:00:00Z'), at('2026-07-01T23:30:00Z'))).toBe('Due 17:00 today')
  })
})

describe('a snooze', () => {
  const now = at('2026-11-17T10:00:00Z')

  it('never exceeds the promised time, nor a week [DSK-206]', () => {
    expect(latestSnooze(at('2026-11-18T17:00:00Z'), now)).toEqual(at('2026-11-18T17:00:00Z'))
    expect(latestSnooze(at('2026-12-18T17:00:00Z'), now)).toEqual(at('2026-11-24T10:00:00Z'))
  })

  it('of late work is a few hours at most [DSK-206]', () => {
    expect(latestSnooze(at('2026-11-16T17:00:00Z'), now)).toEqual(at('2026-11-17T14:00:00Z'))
    expect(snoozeChoices(at('2026-11-16T17:00:00Z'), now).map(({ label }) => label)).toEqual([
      'For one hour',
      'For three hours',
    ])
  })

  it('offers only what is allowed, which is nearly always something [DSK-206]', () => {
    const choices = snoozeChoices(at('2026-12-18T17:00:00Z'), now)
    expect(choices.map(({ label }) => label)).toEqual([
      'For one hour',
      'For three hours',
      'Until 09:00 tomorrow',
      'Until 09:00 on 20 November',
      'Until 09:00 on 24 November',
    ])
    expect(snoozeChoices(at('2026-11-17T10:30:00Z'), now)).toEqual([])
  })
})
