import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date.ts'
import { londonDate } from '../values/london-time.ts'
import { isProposerTooYoungForCredit, whyNoCredit } from './credit-eligibility.ts'

const birthday = localDate('2026-12-10')
const born = localDate('2008-12-10')

const why = (today: string, coverStart: string, dateOfBirth = born) =>
  whyNoCredit({
    dateOfBirth,
    today: localDate(today),
    coverStart: localDate(coverStart),
    isThirtyDaysOnly: false,
  })

describe('credit for a customer around their 18th birthday [D-267]', () => {
  it.each([
    ['signed and covered before it', '2026-12-09', '2026-12-09', 'under-18'],
    ['signed the day before, covered from it', '2026-12-09', '2026-12-10', 'under-18'],
    ['signed three weeks before, covered from it', '2026-11-18', '2026-12-10', 'under-18'],
    ['signed and covered on it', '2026-12-10', '2026-12-10', undefined],
    ['signed on it, covered later', '2026-12-10', '2027-01-09', undefined],
  ])('%s', (_what, today, coverStart, expected) => {
    expect(why(today, coverStart)).toBe(expected)
  })

  it('is refused on every day before it and never after, for every start', () => {
    for (let day = -40; day < 40; day += 1)
      for (let ahead = 0; ahead <= 30; ahead += 1) {
        const today = addDays(birthday, day)
        const expected = day < 0 ? 'under-18' : undefined
        expect(why(today, addDays(today, ahead)), `${today} +${ahead}`).toBe(expected)
      }
  })

  it('turns at midnight in London, in winter and in summer', () => {
    expect(why(londonDate(new Date('2026-12-09T23:59:59Z')), '2026-12-20')).toBe('under-18')
    expect(why(londonDate(new Date('2026-12-10T00:00:00Z')), '2026-12-20')).toBeUndefined()
    const inJuly = localDate('2008-07-10')
    expect(why(londonDate(new Date('2026-07-09T22:59:59Z')), '2026-07-20', inJuly)).toBe('under-18')
    expect(why(londonDate(new Date('2026-07-09T23:00:00Z')), '2026-07-20', inJuly)).toBeUndefined()
  })

  it('counts a birth on 29 February from 1 March of a common year', () => {
    const leap = localDate('2008-02-29')
    expect(why('2026-02-28', '2026-03-20', leap)).toBe('under-18')
    expect(why('2026-03-01', '2026-03-20', leap)).toBeUndefined()
  })
})

it('is not given for a year where only thirty days may be lent [D-294]', () => {
  const adult = { dateOfBirth: localDate('1980-01-01'), today: birthday, coverStart: birthday }
  expect(whyNoCredit({ ...adult, isThirtyDaysOnly: true })).toBe('thirty-days-only')
  expect(whyNoCredit({ ...adult, isThirtyDaysOnly: false })).toBeUndefined()
})

it('is not given to a customer whose age is unknown', () => {
  expect(
    whyNoCredit({ dateOfBirth: undefined, today: birthday, coverStart: birthday, isThirtyDaysOnly: false }),
  ).toBe('under-18')
})

it('is unknown on a page until both dates are', () => {
  const proposerDetails = { dateOfBirth: born }
  const coverDetails = { effectiveFrom: { date: birthday, hour: 0, minute: 0 } }
  const yes = isProposerTooYoungForCredit({ proposerDetails, coverDetails }, addDays(birthday, -1))
  expect(yes).toBe(true)
  expect(isProposerTooYoungForCredit({ proposerDetails, coverDetails }, birthday)).toBe(false)
  expect(isProposerTooYoungForCredit({ proposerDetails, coverDetails: {} }, birthday)).toBeUndefined()
})
