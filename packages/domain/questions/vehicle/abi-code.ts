import { compactRegistration } from '../../values/registration'
import type { VehicleMatch } from '../../values/vehicle-info'
import type { VehicleDetails } from '../answers'
import { choice } from '../kinds/choice'
import { question } from '../question'

/** The customer's vehicle is none of those that the look-up may mean: an underwriter finds out what it is. */
export const NONE_OF_THESE = 'NONE'

/**
 * Which vehicle it is, where the look-up names no model. A vehicle register knows make, engine, fuel and year, and several models
 * share those. Even a single match is a question: the register did not say that it is this one.
 */
export const abiCode = question<VehicleDetails>()({
  name: 'abiCode',
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  // Empty for none of them, left out while the customer has not said. A caller's word counts where the look-up names no model.
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
  label: ({ subject }) =>
    `Which of these is your ${subject.vehicleInfo?.isCommercialVehicle ? 'van' : 'car'}?`,
  // What a search found belongs to the registration that was searched (D-056).
  isAsked: ({ subject }) =>
    matchesOf(subject).length > 0 &&
    subject.searchedRegistration === compactRegistration(subject.registration ?? ''),
  validate: (code, { subject }) =>
    code === NONE_OF_THESE || matchesOf(subject).some(({ abicode }) => abicode === code)
      ? undefined
      : { key: 'abiCodeRequired', message: 'Please choose your vehicle' },
  // Read back by its name, which only the vehicle knows.
  summary: (code) => code,
})

/** Nothing more can be said of the vehicle before its customer has chosen. */
export function isModelOpen(subject: VehicleDetails): boolean {
  return subject.abiCode === undefined && matchesOf(subject).length > 0
}

function matchesOf({ vehicleInfo }: VehicleDetails): readonly VehicleMatch[] {
  return vehicleInfo?.matches ?? []
}
