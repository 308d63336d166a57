import { isCode } from '../../lists/code-list.ts'
import { bodyTypes } from '../../lists/vehicle.ts'
import type { VehicleDetails } from '../answers.ts'
import { choice } from '../kinds/choice.ts'
import { question } from '../question.ts'

/** Only for a quote restored with a registration and no vehicle data: a new quote always searches (VEH-19, D-066). */
export const bodyType = question<VehicleDetails>()({
  name: 'bodyType',
  kind: choice(bodyTypes),
  group: 'vehicle',
  label: 'What type of vehicle is it?',
  isAsked: ({ subject }) => subject.isRestored === true && subject.vehicleInfo === undefined,
  validate: (code) =>
    !isCode(bodyTypes, code)
      ? { key: 'bodyTypeRequired', message: 'Please choose the body type of your vehicle' }
      : undefined,
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: {
    shape: { text: 100, least: 0 },
    serialise: ({ bodyType: chosen, vehicleInfo }) => vehicleInfo?.bodyType.code ?? chosen,
    deserialise: (code) => ({ bodyType: code || undefined }),
  },
  summary: (code) => bodyTypes.find((each) => each.code === code)?.desc ?? code,
})
