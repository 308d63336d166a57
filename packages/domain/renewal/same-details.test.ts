import { expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { answersOf } from '../journeys/testing/persona.ts'
import type { Answers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { answersFrom } from './answers-next-period.ts'
import { hasSameDetails } from './same-details.ts'

const here = { terms: journeys.acorn_taxi, today: localDate('2026-12-12') }
const before = answersOf('acorn_taxi', { who: 'the plain customer' })
const next = answersFrom(before, localDate('2026-12-20'))
const { isLeftHandDrive: _, ...vehicleDetails } = before.vehicleDetails

it.each<[string, Answers, Answers]>([
  ['the next period begins', before, next],
  ['a question was added since then [D-266]', { ...before, vehicleDetails }, next],
  [
    'the plate is spaced differently',
    before,
    { ...next, vehicleDetails: { ...next.vehicleDetails, registration: 'AA19AAA' } },
  ],
  [
    'a claim has become too old to be asked about',
    {
      ...before,
      proposerDetails: {
        ...before.proposerDetails,
        hasMotoringClaims: true,
        motoringClaims: [{ dateOfClaim: localDate('2015-01-01') }],
      },
    },
    {
      ...next,
      proposerDetails: { ...next.proposerDetails, hasMotoringClaims: false, motoringClaims: [] },
    },
  ],
])('are the same where %s [D-262]', (_what, one, other) => {
  expect(hasSameDetails(one, other, here)).toBe(true)
})

it.each<[string, Answers]>([
  ['an answer differs', { ...next, vehicleDetails: { ...next.vehicleDetails, annualMileage: 20_000 } }],
  ['an answer is missing', { ...next, vehicleDetails }],
  ['someone else drives too', { ...next, additionalDrivers: [{ firstName: 'Bea' }] }],
])('are not the same where %s [D-262]', (_what, other) => {
  expect(hasSameDetails(before, other, here)).toBe(false)
})
