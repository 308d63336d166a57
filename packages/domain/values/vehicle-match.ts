import type { Coded, VehicleInfo, VehicleMatch } from './vehicle-info.ts'

/** For an unknown code. */
export const UNKNOWN: Coded = { code: '', desc: '' }

/** A vehicle without a model is never priced. */
export function isIdentified({ model }: Pick<VehicleInfo, 'model'>): boolean {
  return model.code !== ''
}

/**
 * The vehicle as the match with this code. With any other code, only the register's data is known, whichever match was chosen
 * before.
 */
export function asMatch(info: VehicleInfo, abicode: string | undefined): VehicleInfo {
  const { matches } = info
  if (matches === undefined) return info
  return { ...info, ...(matches.find((match) => match.abicode === abicode) ?? unidentified(info, matches)) }
}

function unidentified(info: VehicleInfo, [first = info, ...others]: readonly VehicleMatch[]): VehicleMatch {
  // The register has one word for several fuels, and not every weight: where the matches differ, the value came from one of them.
  const isSame = (same: (match: VehicleMatch) => boolean) => others.every(same)
  return {
    abicode: '',
    abigroup: '',
    model: UNKNOWN,
    numberOfDoors: UNKNOWN,
    bodyType: UNKNOWN,
    fuelType: isSame(({ fuelType }) => fuelType.code === first.fuelType.code) ? first.fuelType : UNKNOWN,
    transmission: UNKNOWN,
    value: 0,
    grossWeight: isSame(({ grossWeight }) => grossWeight === first.grossWeight) ? first.grossWeight : 0,
    numberOfSeats: 0,
  }
}
