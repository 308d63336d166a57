import { expect, it } from 'vitest'
import { plainAnswers } from '../testing/plain-customer.ts'
import { localDate } from '../values/local-date.ts'
import { type EndedCover, noClaimsAtEnd, noClaimsInWords } from './no-claims-at-end.ts'

const ended = (more: Partial<EndedCover> = {}, claimedOn?: string): EndedCover => {
  const answers = plainAnswers('acorn_pc')
  const { proposerDetails, coverDetails } = answers
  return {
    answers: {
      ...answers,
      coverDetails: { ...coverDetails, yearsOfNoClaimsDiscount: '4', protectNoClaimsDiscount: true },
      proposerDetails: {
        ...proposerDetails,
        ...(claimedOn && {
          hasMotoringClaims: true,
          motoringClaims: [{ dateOfClaim: localDate(claimedOn) }],
        }),
      },
    },
    term: 'annual',
    period: 1,
    firstDay: localDate('2026-12-01'),
    isCancelled: false,
    hasClaimed: false,
    ...more,
  }
}

it('adds a year that was completed without a known claim [SUB-07]', () => {
  expect(noClaimsAtEnd(ended())).toEqual({
    declaredYears: 4,
    isYearEarned: true,
    years: 5,
    isProtected: true,
    hasKnownClaim: false,
  })
  expect(noClaimsAtEnd(ended({}, '2026-11-30')).years).toBe(5)
})

it('adds none after a claim, a cancellation, or less than a year [SUB-07]', () => {
  expect(noClaimsAtEnd(ended({}, '2027-02-01'))).toMatchObject({ years: 4, hasKnownClaim: true })
  expect(noClaimsAtEnd(ended({ hasClaimed: true }))).toMatchObject({ years: 4, hasKnownClaim: true })
  expect(noClaimsAtEnd(ended({ isCancelled: true })).years).toBe(4)
  expect(noClaimsAtEnd(ended({ term: 'impound' })).years).toBe(4)
  expect(noClaimsAtEnd(ended({ term: 'thirty-day', period: 11 })).years).toBe(4)
  expect(noClaimsAtEnd(ended({ term: 'thirty-day', period: 12 })).years).toBe(5)
})

it('says ten or more, and none [D-133]', () => {
  expect([0, 1, 5, 10, 11].map(noClaimsInWords)).toEqual([
    'None',
    '1 year',
    '5 years',
    '10 years or more',
    '10 years or more',
  ])
})
