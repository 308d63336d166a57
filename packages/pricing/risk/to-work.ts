import type { Answers } from '@milepost/domain/questions/answers'
import type { Terms } from '@milepost/domain/terms/terms'
import { givenBy, placeIn } from './given'
import type { Work } from './risk'
import { mapped, type Told, together, told } from './told'

/** How a van or taxi is worked, on the lines that ask it (VEH-24). */
export function toWork({ vehicleDetails }: Answers, { use }: Terms): Told<Work> {
  if (!use.asksBusinessRadius) return told({ kind: 'not-asked' })
  const given = givenBy(vehicleDetails, placeIn('vehicleDetails'))
  const answered = together({
    radius: given('businessRadius'),
    hasInternalRacking: given('hasInternalRacking'),
    carriesDangerousGoods: given('carriesDangerousGoods'),
    visitsHazardousSites: given('visitsHazardousSites'),
  })
  return mapped(answered, (work) => ({ kind: 'commercial', ...work }))
}
