import type { VehicleDetails } from '../questions/answers.ts'
import { aCar, aFord, aVan } from '../questions/vehicle/testing.ts'
import { vehicleVerdict } from '../questions/vehicle/verdict.ts'
import type { Terms } from '../terms/terms.ts'
import { localDate } from '../values/local-date.ts'
import { compactRegistration } from '../values/registration.ts'
import type { VehicleInfo } from '../values/vehicle-info.ts'
import type { Dice } from './dice.ts'
import { randomPlate } from './random-texts.ts'

/** A vehicle this journey insures: mostly found by a search, sometimes restored without look-up data (D-066). */
export function randomVehicle(dice: Dice, terms: Pick<Terms, 'vehicle'>): VehicleDetails {
  const registration = randomPlate(dice)
  if (dice.isOneIn(8)) return { registration, isRestored: true }
  const vehicleInfo = randomVehicleInfo(dice)
  if (vehicleVerdict(vehicleInfo, terms).kind !== 'accepted') return randomVehicle(dice, terms)
  return { registration, searchedRegistration: compactRegistration(registration), vehicleInfo }
}

function randomVehicleInfo(dice: Dice): VehicleInfo {
  const year = dice.whole(1985, 2026)
  return {
    // Sometimes one from a register that gives no model.
    ...(dice.isOneIn(8) ? aFord : dice.pick([aCar, aVan])),
    year,
    value: dice.spread(90_000),
    grossWeight: dice.pick([0, 2_900, 4_200]),
    isMotorCycle: dice.isOneIn(20),
    ...(dice.isOneIn(2) && { registrationDate: localDate(`${year}-03-01`) }),
  }
}
