import type { JourneyId } from '../terms/identity'
import type { Terms } from '../terms/terms'
import { acornCv } from './acorn-cv'
import { acornPc } from './acorn-pc'
import { acornProtect } from './acorn-protect'
import { acornTaxi } from './acorn-taxi'
import { brieflyImpound } from './briefly-impound'
import { carrotPc } from './carrot-pc'
import { flagTaxi } from './flag-taxi'
import { motorcadeCv } from './motorcade-cv'
import { motorcadePc } from './motorcade-pc'
import { mypolicyTelematics } from './mypolicy-telematics'

/** The ten journeys (JRN-04). */
export const journeys: Readonly<Record<JourneyId, Terms>> = {
  acorn_pc: acornPc,
  acorn_cv: acornCv,
  acorn_taxi: acornTaxi,
  acorn_protect: acornProtect,
  briefly_impound: brieflyImpound,
  carrot_pc: carrotPc,
  motorcade_pc: motorcadePc,
  motorcade_cv: motorcadeCv,
  flag_taxi: flagTaxi,
  mypolicy_telematics: mypolicyTelematics,
}
