import { compactRegistration } from '../../values/registration.ts'
import type { VehicleMatch } from '../../values/vehicle-info.ts'
import type { VehicleDetails } from '../answers.ts'
import { choice } from '../kinds/choice.ts'
import { question } from '../question.ts'

/** The customer's vehicle is none of the look-up's matches: an underwriter identifies it. */
export const NONE_OF_THESE = 'NONE'

/**
 * Which vehicle it is, if the look-up gives no model. A vehicle register knows make, engine, fuel and year, and several models
 * share those. Even a single match is asked about, because the register did not name it.
 */
export const abiCode = question<VehicleDetails>()({
  name: 'abiCode',
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  // Empty for none of them, left out while unanswered. A caller's value only counts if the look-up gives no model.
  dto: {
    shape: { text: 100, least: 0 },
    serialise({ abiCode: chosen, vehicleInfo }) {
      if (vehicleInfo && vehicleInfo.matches === undefined) return vehicleInfo.abicode
      return chosen === NONE_OF_THESE ? '' : chosen
    },
    deserialise: (code) => ({ abiCode: code === '' ? NONE_OF_THESE : code }),
  },
  kind: choice(({ subject }) => [
    ...matchesOf(subject).map(({ abicode, model }) => ({ code: abicode, desc: model.desc })),
    { code: NONE_OF_THESE, desc: 'None of these' },
  ]),
  group: 'vehicle',
  label: ({ subject }) =>
    `Which of these is your ${subject.vehicleInfo?.isCommercialVehicle ? 'van' : 'car'}?`,
  // A search result belongs to the registration searched (D-056).
  isAsked: ({ subject }) =>
    matchesOf(subject).length > 0 &&
    subject.searchedRegistration === compactRegistration(subject.registration ?? ''),
  validate: (code, { subject }) =>
    code === NONE_OF_THESE || matchesOf(subject).some(({ abicode }) => abicode === code)
      ? undefined
      : { key: 'abiCodeRequired', message: 'Please choose your vehicle' },
  // Read back by name, which only the vehicle has.
  summary: (code) => code,
})

/** The model must be chosen before anything depends on the vehicle. */
export function isModelOpen(subject: VehicleDetails): boolean {
  return subject.abiCode === undefined && matchesOf(subject).length > 0
}

function matchesOf({ vehicleInfo }: VehicleDetails): readonly VehicleMatch[] {
  return vehicleInfo?.matches ?? []
}
