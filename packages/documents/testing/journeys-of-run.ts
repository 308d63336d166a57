import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'

/** Each brand once, and each line once. */
const ofEveryRun: readonly JourneyId[] = [
  'acorn_protect',
  'briefly_impound',
  'carrot_pc',
  'motorcade_cv',
  'flag_taxi',
  'mypolicy_telematics',
]

/** The journeys of a test that is the same for all: every run covers each brand and each line, the long run all (docs/decisions/0019). */
export const journeysOfRun: readonly JourneyId[] = process.env['LONG'] ? journeyIds : ofEveryRun
