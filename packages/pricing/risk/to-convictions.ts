import type { Conviction as ConvictionAnswers } from '@milepost/domain/questions/conviction/conviction'
import type { PersonDetails } from '@milepost/domain/questions/people/person-details'
import { type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'
import { type Ban, type Conviction, isSpent } from './conviction'
import { type Given, givenBy } from './given'
import { each, mapped, needed, type Place, type Told, together, told } from './told'

/** A person's convictions as they stand when cover starts. A case not yet decided cannot be spent. */
export function toConvictions(
  { motoringConvictions = [], dateOfBirth }: PersonDetails,
  place: Place,
  start: LocalDate,
): Told<readonly Conviction[]> {
  return each(
    motoringConvictions.map((conviction) => {
      const given = givenBy(conviction, () => place)
      const answered = together({
        offence: given('offenceCode'),
        points: given('numberOfPoints'),
        ban: banOf(given),
        isPending: given('isPending'),
        convictedOn: given('convictionDate'),
        dateOfBirth: needed(dateOfBirth, () => place),
      })
      return mapped(answered, ({ convictedOn, dateOfBirth: born, ...rest }) => ({
        ...rest,
        yearsAgo: yearsBetween(convictedOn, start),
        isSpent: !rest.isPending && isSpent({ convictedOn, dateOfBirth: born, ban: rest.ban, on: start }),
      }))
    }),
  )
}

function banOf(given: Given<ConvictionAnswers>): Told<Ban> {
  const wasBanned = given('wasDisqualified')
  if (!wasBanned.ok) return wasBanned
  if (!wasBanned.value) return told({ kind: 'none' })
  return mapped(together({ from: given('banStartDate'), to: given('banEndDate') }), (days) => ({
    kind: 'banned',
    ...days,
  }))
}
