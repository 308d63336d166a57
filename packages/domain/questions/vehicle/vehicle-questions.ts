import { isQPlate } from '../../values/registration.ts'
import type { VehicleInfo } from '../../values/vehicle-info.ts'
import type { VehicleDetails } from '../answers.ts'
import { entityOf, type Field, type Shape, storedCode, unasked } from '../dto.ts'
import type { AnyGroupedQuestion } from '../question.ts'
import { abiCode } from './abi-code.ts'
import { bodyType } from './body-type.ts'
import { changesQuestions } from './condition.ts'
import { isNotKeptAtHomeAddressOverNight, overnightAddress } from './overnight-address.ts'
import { keeperQuestions } from './ownership.ts'
import { registration } from './registration.ts'
import { furtherUseQuestions, useQuestions } from './use.ts'
import { value } from './value.ts'

/** The questions about the vehicle, by step and in order (D-030). */
export const vehicleQuestions = {
  vehicleDetails: [registration, abiCode, bodyType, value],
  vehicleDetailsTwo: [...keeperQuestions, ...useQuestions, ...changesQuestions, ...furtherUseQuestions],
  aboutYou: [isNotKeptAtHomeAddressOverNight, overnightAddress],
} satisfies Record<string, readonly AnyGroupedQuestion[]>

const field = unasked<VehicleDetails>()

export const SECURITY_DEVICES_MAXIMUM = 10

/** A look-up result. The server looks up the registration itself and does not accept it from a caller. */
function lookedUp(
  name: string,
  read: (info: VehicleInfo) => unknown,
  shape: Shape = { text: 100, least: 0 },
): Field {
  return field(name, {
    shape,
    serialise: ({ vehicleInfo }) => vehicleInfo && read(vehicleInfo),
    deserialise: () => ({}),
  })
}

/** The vehicle as JSON (DAT-03). */
export const vehicleEntity = entityOf(
  [
    ...Object.values(vehicleQuestions).flat(),
    lookedUp('abiGroup', ({ abigroup }) => abigroup),
    lookedUp('make', ({ make }) => make.code),
    lookedUp('model', ({ model }) => model.code),
    lookedUp('numberOfDoors', ({ numberOfDoors }) => numberOfDoors.code),
    lookedUp('fuelType', ({ fuelType }) => fuelType.code),
    lookedUp('transmission', ({ transmission }) => transmission.code),
    lookedUp('grossWeight', ({ grossWeight }) => grossWeight, { whole: [0, 999_999] }),
    lookedUp('engineSize', ({ cubicCapacity }) => cubicCapacity, { whole: [0, 99_999] }),
    lookedUp('yearOfManufacture', ({ year }) => year, { whole: [0, 9999] }),
    lookedUp('numberOfSeats', ({ numberOfSeats }) => numberOfSeats, { whole: [0, 999] }),
    lookedUp('registrationDate', ({ registrationDate }) => registrationDate, 'date'),
    field('isQPlate', {
      shape: 'yes-no',
      serialise: ({ registration }) => registration !== undefined && isQPlate(registration),
      deserialise: () => ({}),
    }),
    field('securityDevices', {
      shape: { listOf: 'code', most: SECURITY_DEVICES_MAXIMUM },
      serialise: ({ securityDevices }) =>
        (Array.isArray(securityDevices) ? securityDevices.filter(storedCode) : []).slice(
          0,
          SECURITY_DEVICES_MAXIMUM,
        ),
    }),
    // Asked once, of the proposer, and also written here (D-082).
    field('licencingAuthority', {
      shape: { text: 100 },
      serialise: (_vehicle, { proposerDetails }) => proposerDetails.licencingAuthority,
      deserialise: () => ({}),
    }),
  ],
  [
    'registration',
    'value',
    'abiCode',
    'abiGroup',
    'make',
    'model',
    'numberOfDoors',
    'bodyType',
    'fuelType',
    'transmission',
    'grossWeight',
    'engineSize',
    'yearOfManufacture',
    'numberOfSeats',
    'registrationDate',
    'isQPlate',
    'vehiclePurchased',
    'datePurchased',
    'ownership',
    'registeredKeeper',
    'vehicleUse',
    'vehicleOvernight',
    'isNotKeptAtHomeAddressOverNight',
    'annualMileage',
    'businessMileage',
    'isImported',
    'countryOfRegistration',
    'isLeftHandDrive',
    'securityDevices',
    'licencingAuthority',
    'businessRadius',
    'hasInternalRacking',
    'carriesDangerousGoods',
    'visitsHazardousSites',
    'overnightAddress',
    'modifications',
  ],
)
