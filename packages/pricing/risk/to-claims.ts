import type { PersonDetails } from '@milepost/domain/questions/people/person-details'
import { type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'
import type { Claim } from './claim'
import { givenBy } from './given'
import { each, mapped, type Place, type Told, together } from './told'

/** A person's claims, each by the full years before cover starts (D-113). */
export function toClaims(
  { motoringClaims = [] }: PersonDetails,
  place: Place,
  start: LocalDate,
): Told<readonly Claim[]> {
  return each(
    motoringClaims.map((claim) => {
      const given = givenBy(claim, () => place)
      const answered = together({
        type: given('typeOfClaim'),
        isAtFault: given('atFault'),
        cost: given('costOfClaim'),
        happened: given('dateOfClaim'),
      })
      return mapped(answered, ({ happened, ...rest }) => ({
        ...rest,
        yearsAgo: yearsBetween(happened, start),
      }))
    }),
  )
}
