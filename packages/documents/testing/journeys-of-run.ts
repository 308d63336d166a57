import { brandCodes, type JourneyId, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'

/** Each brand once, and each line once; a brand that is not listed by its first journey. */
const listed: readonly JourneyId[] = [
  'acorn_protect',
  'briefly_impound',
  'carrot_pc',
  'motorcade_cv',
  'flag_taxi',
  'mypolicy_telematics',
]
const brandOf = (id: JourneyId) => journeyIdentities[id].brand
const ofEveryRun = [
  ...listed,
  ...brandCodes
    .filter((code) => listed.every((id) => brandOf(id) !== code))
    .flatMap((code) => journeyIds.find((id) => brandOf(id) === code) ?? []),
]

/** The journeys of a test that is the same for all: every run covers each brand and each line, the long run all (docs/decisions/0019). */
export const journeysOfRun: readonly JourneyId[] = process.env['LONG'] ? journeyIds : ofEveryRun
