import { expect, it } from 'vitest'
import { daysBetween, localDate } from '../values/local-date.ts'
import { renewalContactOn, whenItEnds } from './automatic-renewal.ts'

it.each([
  ['annual', '2027-11-15', '2027-10-18', 28],
  ['thirty-day', '2026-12-15', '2026-12-09', 6],
  ['seven-day', '2026-12-02', '2026-11-28', 4],
  ['impound', '2027-01-02', '2026-12-27', 6],
] as const)(
  'contacts a customer about the end of %s cover ahead of %s on %s [CON-30]',
  (term, last, on, days) => {
    expect(renewalContactOn(term, localDate(last))).toBe(on)
    expect(daysBetween(localDate(on), localDate(last))).toBe(days)
  },
)

const year = { term: 'annual', lastDay: localDate('2027-11-15') } as const
const thirty = { term: 'thirty-day', lastDay: localDate('2026-12-15') } as const

it('states when a policy without automatic renewal ends, and when we contact its customer [CON-30] [D-168]', () => {
  expect(whenItEnds({ ...year, automaticRenewal: false })).toBe(
    "Your cover ends on 15 November 2027 unless you renew it. We'll write to you on 18 October 2027, 4 weeks before.",
  )
  expect(whenItEnds({ ...thirty, automaticRenewal: false })).toContain('on 9 December 2026, 6 days before')
})

it('states that impound cover ends, and promises no renewal [CON-30] [D-168]', () => {
  expect(whenItEnds({ ...thirty, term: 'impound', automaticRenewal: false })).toBe(
    "Your cover ends on 15 December 2026 and won't renew. We'll write to you on 9 December 2026, 6 days before.",
  )
})

it('states when an annual policy renews automatically, and that a reminder comes a week before [CON-30]', () => {
  const words = whenItEnds({ ...year, automaticRenewal: true })
  expect(words).toContain('renews automatically on 16 November 2027')
  expect(words).toContain('about 7 days before it ends')
})

it('states when the card is charged for the next thirty days [CON-30] [D-225]', () => {
  const words = whenItEnds({ ...thirty, automaticRenewal: true })
  expect(words).toContain('renews automatically from 16 December 2026')
  expect(words).toContain("We'll take the payment on 14 December 2026")
  expect(words).toContain("We'll email you on 8 December 2026, 7 days before")
})
