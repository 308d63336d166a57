import { fold } from '@milepost/domain/lists/search'
import { bodyTypes, fuelTypes } from '@milepost/domain/lists/vehicle'
import { type LocalDate, localDate } from '@milepost/domain/values/local-date'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { classOf, vehicleOfPlate } from '../../../apps/sandbox/vehicles/vehicle-register.ts'

/** The register's vehicle for a plate, as the product would receive it; undefined if it has none. */
export function knownVehicle(registration: string, today: LocalDate): VehicleInfo | undefined {
  const found = vehicleOfPlate(registration, today)
  if (found.kind !== 'vehicle') return undefined
  const { plate, row } = found
  const inWords = (words: string) => ({ code: words, desc: words })
  const codeFor = (list: readonly { code: string; desc: string }[], words: string) =>
    list.find(({ desc }) => fold(desc) === fold(words)) ?? inWords(words)
  return {
    make: inWords(row.make),
    model: inWords(row.model),
    numberOfDoors: inWords(String(row.doors)),
    bodyType: codeFor(bodyTypes, row.body),
    cubicCapacity: row.cc,
    fuelType: codeFor(fuelTypes, row.fuel),
    transmission: inWords(row.transmission),
    value: 0,
    isCommercialVehicle: classOf(row) === 'van',
    isMotorCycle: classOf(row) === 'motorcycle',
    year: plate.year,
    abicode: row.code,
    abigroup: String(row.group),
    grossWeight: row.grossWeightKg ?? 0,
    numberOfSeats: row.seats,
    registrationDate: localDate(plate.registeredOn),
  }
}
