import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { type Answers, noAnswers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { answersAYearOn, answersFrom } from './answers-next-period.ts'

const start = localDate('2027-11-20')
const on = {
  start,
  since: localDate('2026-11-20'),
  today: localDate('2027-10-23'),
  terms: journeys.acorn_taxi,
}
const withCover = (coverDetails: Answers['coverDetails']): Answers => ({ ...noAnswers, coverDetails })

it('changes only the start for a period at the first price [D-262]', () => {
  const before = withCover({ yearsOfNoClaimsDiscount: '4', levelOfCover: 'COMP' })
  expect(answersFrom(before, start)).toEqual(
    withCover({ ...before.coverDetails, effectiveFrom: { date: start, hour: 0, minute: 0 } }),
  )
})

describe('the answers a year later', () => {
  it.each([
    ['0', '1'],
    ['4', '5'],
    ['9', '10'],
    ['10', '10'],
  ] as const)('turn %s years of discount into %s [SUB-07]', (before, after) => {
    const { coverDetails } = answersAYearOn(withCover({ yearsOfNoClaimsDiscount: before }), on)
    expect(coverDetails.yearsOfNoClaimsDiscount).toBe(after)
    expect(coverDetails.protectNoClaimsDiscount).toBe(false)
    expect(coverDetails.typeOfPolicyNCDEarned).toBe('12')
  })

  it('add no year when a claim of that year is known, by any driver [SUB-07]', () => {
    const claims = { hasMotoringClaims: true, motoringClaims: [{ dateOfClaim: localDate('2027-05-01') }] }
    const answers = { ...withCover({ yearsOfNoClaimsDiscount: '4' }), additionalDrivers: [claims] }
    expect(answersAYearOn(answers, on).coverDetails.yearsOfNoClaimsDiscount).toBe('4')
  })

  it('leave out what may no longer be asked about, and keep the rest [CLM-06] [CNV-08]', () => {
    const old = localDate('2020-01-01')
    const recent = localDate('2026-01-01')
    const answers: Answers = {
      ...withCover({ yearsOfNoClaimsDiscount: '2' }),
      proposerDetails: {
        hasMotoringClaims: true,
        motoringClaims: [{ dateOfClaim: old }, { dateOfClaim: recent }],
        hasMotoringConvictions: true,
        motoringConvictions: [{ convictionDate: old }],
      },
    }
    expect(answersAYearOn(answers, on).proposerDetails).toEqual({
      hasMotoringClaims: true,
      motoringClaims: [{ dateOfClaim: recent }],
      hasMotoringConvictions: false,
      motoringConvictions: [],
    })
  })
})
