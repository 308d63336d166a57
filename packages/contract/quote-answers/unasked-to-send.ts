import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import type { PersonDetails, ProposerDetails } from '@milepost/domain/questions/people/person-details'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import { unprintable } from '@milepost/domain/values/printable'
import {
  codePattern,
  SECURITY_DEVICES_MAXIMUM,
  SOURCE_REFERENCE_MAXIMUM,
  VEHICLES_MAXIMUM,
} from '../wire/shapes'
import { tidyPlace } from './tidy'

/**
 * What no screen asks: empty, false or nought, and kept when another site has sent it (D-081). No question judges it, so what the
 * wire would refuse is left out here: nobody could mend it.
 */

export function unaskedOfPerson(person: PersonDetails) {
  return {
    accessToOtherVehicles: codeIn(person.accessToOtherVehicles),
    numberOfVehiclesOwned: countIn(person.numberOfVehiclesOwned),
    numberOfVehiclesAccessTo: countIn(person.numberOfVehiclesAccessTo),
  }
}

export function unaskedOfProposer(proposer: ProposerDetails) {
  return {
    ...unaskedOfPerson(proposer),
    sourceReferenceId: referenceIn(proposer.sourceReferenceId),
    correspondenceAddress: tidyPlace(proposer.correspondenceAddress),
  }
}

export function unaskedOfVehicle({ securityDevices }: VehicleDetails) {
  const devices = Array.isArray(securityDevices) ? securityDevices : []
  return { securityDevices: devices.filter(codeIn).slice(0, SECURITY_DEVICES_MAXIMUM) }
}

export function unaskedOfCover({ doesDriverOtherVehicle, otherVehicleType }: CoverDetails) {
  return {
    doesDriverOtherVehicle: doesDriverOtherVehicle === true,
    otherVehicleType: codeIn(otherVehicleType),
  }
}

function codeIn(value: unknown): string | undefined {
  return typeof value === 'string' && codePattern.test(value) ? value : undefined
}

function countIn(value: unknown): number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= VEHICLES_MAXIMUM
    ? Number(value)
    : 0
}

function referenceIn(value: unknown): string {
  const isOne =
    typeof value === 'string' && value.length <= SOURCE_REFERENCE_MAXIMUM && !unprintable.test(value)
  return isOne ? value : ''
}
