import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { formatInstant } from '../values/london-time.ts'
import { noticeOn, whyNotByItself } from './automatic-renewal.ts'
import {
  firstWordOn,
  isTimeToCharge,
  isTimeToWrite,
  nextDailyTry,
  nextTry,
  reminderWindows,
} from './renewal-days.ts'
import { isRenewalStep, openRenewals, renewalSteps } from './renewal-states.ts'
import { isPricedAnew } from './subscription.ts'

describe('thirty-day periods', () => {
  it('keep the first price for twelve, and earn a claim-free year with them [SUB-07] [SUB-08] [D-262]', () => {
    const anew = Array.from({ length: 26 }, (_, index) => index + 1).filter((period) =>
      isPricedAnew('thirty-day', period),
    )
    expect(anew).toEqual([1, 13, 25])
    expect(isPricedAnew('annual', 2)).toBe(true)
  })
})

describe('the days around the end of a period', () => {
  const lastDay = localDate('2026-12-19')

  it('first contact is a week before an automatic renewal, otherwise by the lead of its term [RST-12] [CON-30]', () => {
    expect(firstWordOn('thirty-day', lastDay, true)).toBe('2026-12-12')
    expect(firstWordOn('thirty-day', lastDay, false)).toBe('2026-12-13')
    expect(firstWordOn('impound', lastDay, false)).toBe('2026-12-13')
    expect(firstWordOn('annual', lastDay, true)).toBe('2026-11-21')
    expect(noticeOn(lastDay)).toBe('2026-12-12')
  })

  it('a refused card is tried again some hours later, unless it would be too late [D-225]', () => {
    const until = new Date('2026-12-19T23:00:00Z')
    expect(nextTry(new Date('2026-12-18T08:00:00Z'), until)).toEqual(new Date('2026-12-18T14:00:00Z'))
    expect(nextTry(new Date('2026-12-19T17:00:00Z'), until)).toEqual(until)
    expect(nextTry(new Date('2026-12-19T17:01:00Z'), until)).toBeUndefined()
  })

  it('a card that held cover waits for is tried once a day [D-278]', () => {
    const until = new Date('2026-12-20T23:00:00Z')
    expect(nextDailyTry(new Date('2026-12-18T08:00:00Z'), until)).toEqual(new Date('2026-12-19T08:00:00Z'))
    expect(nextDailyTry(new Date('2026-12-20T08:00:00Z'), until)).toBeUndefined()
  })

  it.each([
    ['2027-03-28T06:59:00Z', false],
    ['2027-03-28T07:00:00Z', true],
    ['2027-10-31T07:59:00Z', false],
    ['2027-10-31T23:00:00Z', true],
    ['2027-10-31T23:01:00Z', false],
  ])('no card is charged at night, in London time: %s [D-225] [F29]', (now, may) =>
    expect(isTimeToCharge(new Date(now))).toBe(may),
  )

  it('emails that can wait are not sent at night', () => {
    expect([7, 8, 20, 21].map(isTimeToWrite)).toEqual([false, true, true, false])
  })
})

describe('automatic renewal', () => {
  const asked = {
    term: 'thirty-day',
    automaticRenewal: true,
    collectionCode: 'SHORT_TERM_CARD_PAYMENT_V1',
    isUnder18: false,
    hasSavedCard: true,
  } as const

  it('follows when it was asked for and can be paid', () => expect(whyNotByItself(asked)).toBeUndefined())
  it.each([
    ['under-18', { isUnder18: true }],
    ['under-18', { isUnder18: true, automaticRenewal: false }],
    ['not-asked', { automaticRenewal: false }],
    ['no-card', { hasSavedCard: false }],
    ['credit', { term: 'annual', collectionCode: 'TX_FINANCE_PLAN_V2' }],
    ['one-off', { term: 'impound' }],
  ] as const)('does not follow: %s [SEC-04] [D-168] [SEC-06]', (why, change) => {
    expect(whyNotByItself({ ...asked, ...change })).toBe(why)
  })
})

describe('the states of a renewal', () => {
  it('have one final state, and only open ones lead to a charge: what lapsed or stopped may still be bought [D-278]', () => {
    const ends = Object.entries(renewalSteps).filter(([, next]) => next.length === 0)
    expect(ends.map(([state]) => state)).toEqual(['renewed'])
    const charged = Object.entries(renewalSteps).filter(([, next]) => next.some((to) => to === 'charging'))
    expect(charged.map(([state]) => state)).toEqual([...openRenewals])
    expect(isRenewalStep('charging', 'stopped')).toBe(false)
  })
})

describe('reminders', () => {
  it('use London days, across clock changes too [RMD-01]', () => {
    const { dayAfter, beforeExpiry } = reminderWindows(localDate('2027-03-29'))
    expect(formatInstant(dayAfter.before)).toBe('2027-03-29T00:00:00+01:00')
    expect(formatInstant(dayAfter.from)).toBe('2027-03-26T00:00:00+00:00')
    expect(formatInstant(beforeExpiry.expiringBefore)).toBe('2027-04-06T00:00:00+01:00')
  })
})
