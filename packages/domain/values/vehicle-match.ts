import type { Coded, VehicleInfo, VehicleMatch } from './vehicle-info'

/** Stands where a code is not known. */
export const UNKNOWN: Coded = { code: '', desc: '' }

/** A vehicle whose model nobody named is never priced. */
export function isIdentified({ model }: Pick<VehicleInfo, 'model'>): boolean {
  return model.code !== ''
}

/**
 * The vehicle as the match with this code. With any other code nothing is known of it but what the register told, whichever match it
 * was taken for before.
 */
export function asMatch(info: VehicleInfo, abicode: string | undefined): VehicleInfo {
  const { matches } = info
  if (matches === undefined) return info
  return { ...info, ...(matches.find((match) => match.abicode === abicode) ?? unidentified(info, matches)) }
}

function unidentified(info: VehicleInfo, [first = info, ...others]: readonly VehicleMatch[]): VehicleMatch {
  // The register tells one word for several fuels, and not every weight: what the matches do not agree on came from one of them.
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
