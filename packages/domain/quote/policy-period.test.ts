import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instalmentPlan } from '../payment/instalment-plan.ts'
import { addDays, addMonths, daysBetween, localDate } from '../values/local-date.ts'
import { instantOf, type LondonTime } from '../values/london-time.ts'
import { fromPounds } from '../values/pence.ts'
import { longMoment, momentInWords, type PolicyTerm, policyPeriod, termInWords } from './policy-period.ts'

const at = (date: string, hour = 10, minute = 15): LondonTime => ({ date: localDate(date), hour, minute })
const endOf = (term: PolicyTerm, from: LondonTime) => policyPeriod(term, from).to
const starts = fc.record({ day: fc.nat(3650), quarter: fc.nat(95) }).map(({ day, quarter }) => ({
  date: addDays(localDate('2026-01-01'), day),
  hour: Math.floor(quarter / 4),
  minute: (quarter % 4) * 15,
}))

describe('an annual policy', () => {
  it.each([
    ['2026-11-15', '2027-11-14'],
    ['2027-01-01', '2027-12-31'],
    ['2027-03-01', '2028-02-29'],
    ['2028-02-29', '2029-02-28'],
  ])('from %s runs 12 months and ends at 23:59 on %s', (from, to) => {
    expect(endOf('annual', at(from))).toEqual(at(to, 23, 59))
  })
})

describe('a policy of days', () => {
  it('of thirty days, restarted or not, ends at 23:59 of its thirtieth day [SUB-06] [RST-13]', () => {
    expect(endOf('thirty-day', at('2026-11-15'))).toEqual(at('2026-12-14', 23, 59))
    fc.assert(
      fc.property(starts, (from) => {
        const to = endOf('thirty-day', from)
        // Start plus 30 days minus one day, and start plus 29 days, are the same date.
        expect(to.date).toBe(addDays(addDays(from.date, 30), -1))
        expect(daysBetween(from.date, to.date)).toBe(29)
      }),
    )
  })

  it('of seven days ends at 23:59 of its seventh day', () => {
    expect(endOf('seven-day', at('2026-11-15'))).toEqual(at('2026-11-21', 23, 59))
  })
})

describe('an impound policy', () => {
  it('lasts 30 days and 1 minute [CON-27]', () => {
    expect(endOf('impound', at('2026-11-15', 10, 15))).toEqual(at('2026-12-15', 10, 16))
    expect(endOf('impound', at('2026-11-15', 23, 59))).toEqual(at('2026-12-16', 0, 0))
  })

  it('ends one minute after its start time on the clock, also when the clocks change in between [CON-27]', () => {
    expect(endOf('impound', at('2026-10-10'))).toEqual(at('2026-11-09', 10, 16))
    expect(endOf('impound', at('2027-03-10'))).toEqual(at('2027-04-09', 10, 16))
  })

  it('ends at a time that exists, also in the hour that spring skips', () => {
    expect(endOf('impound', at('2027-02-26', 1, 15))).toEqual(at('2027-03-28', 2, 16))
  })
})

it('ends after it starts and does not change the start, for every term', () => {
  const terms = fc.constantFrom<PolicyTerm[]>('annual', 'thirty-day', 'seven-day', 'impound')
  fc.assert(
    fc.property(terms, starts, (term, from) => {
      const period = policyPeriod(term, from)
      expect(period.from).toEqual(from)
      expect(instantOf(period.to) > instantOf(period.from)).toBe(true)
    }),
  )
})

it('lasts 12 months when it is annual, with 11 repayments after the first payment [CON-18]', () => {
  const from = at('2026-11-20')
  expect(addDays(endOf('annual', from).date, 1)).toBe(addMonths(from.date, 12))
  expect(instalmentPlan({ premium: fromPounds(600), fee: fromPounds(35) }).instalments).toBe(11)
})

it('states when an annual policy and an impound policy end [CON-12] [CON-18] [CON-27]', () => {
  const from = { date: localDate('2026-11-16'), hour: 9, minute: 5 }
  expect(termInWords.annual).toBe('12 months')
  expect(momentInWords(policyPeriod('annual', from).to)).toBe('15/11/2027 at 23:59')
  expect(termInWords.impound).toBe('30 days')
  expect(momentInWords(policyPeriod('impound', from).to)).toBe('16/12/2026 at 09:06')
  expect(longMoment(policyPeriod('impound', from).to)).toBe('16 December 2026 at 09:06')
})
