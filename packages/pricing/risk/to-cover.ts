import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { Answers } from '@milepost/domain/questions/answers'
import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import { hasNoClaimsDiscount } from '@milepost/domain/questions/cover/years-of-no-claims-discount'
import { termsSold } from '@milepost/domain/quote/terms-sold'
import type { Terms } from '@milepost/domain/terms/terms'
import { type Given, givenBy, placeIn } from './given'
import type { Cover, NoClaims } from './risk'
import { mapped, needed, type Told, together, told } from './told'

const placeOf = placeIn('coverDetails')
const earnedYears = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The cover asked for. The start is as the customer gave it: its question refuses one that has passed (D-129). */
export function toCover({ coverDetails }: Answers, terms: Terms, wanted: Term | undefined): Told<Cover> {
  const given = givenBy(coverDetails, placeOf)
  return together({
    level: given('levelOfCover'),
    start: given('effectiveFrom'),
    term: told(termOf(terms, wanted)),
    voluntaryExcess: given('voluntaryExcess'),
    noClaims: noClaimsOf(given, coverDetails, terms),
  })
}

/** A length that the journey does not sell is not priced: its own is (D-134). */
function termOf({ cover }: Terms, wanted: Term | undefined): Term {
  return wanted !== undefined && termsSold(cover).includes(wanted) ? wanted : cover.term
}

/** Nothing more is asked about a discount of no years (COV-05, COV-06). */
function noClaimsOf(
  given: Given<CoverDetails>,
  coverDetails: CoverDetails,
  { cover }: Terms,
): Told<NoClaims> {
  const code = given('yearsOfNoClaimsDiscount')
  if (!code.ok) return code
  if (!hasNoClaimsDiscount(coverDetails)) return told({ kind: 'none' })
  const years = earnedYears.find((count) => String(count) === code.value)
  const answered = together({
    years: needed(years, () => placeOf('yearsOfNoClaimsDiscount')),
    isProtected: given('protectNoClaimsDiscount'),
    on: cover.asksNoClaimsEarnedOn ? given('typeOfPolicyNCDEarned') : told('not-asked' as const),
  })
  return mapped(answered, (earned) => ({ kind: 'earned', ...earned }))
}
