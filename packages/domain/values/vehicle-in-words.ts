import { grouped } from './grouped.ts'
import type { VehicleInfo, VehicleMatch } from './vehicle-info.ts'

/**
 * A vehicle in everyday words, in addition to its make and model: "5-door hatchback", "999 cc petrol". What the register lacks is
 * left out.
 */
export function vehicleDetails(vehicle: VehicleInfo): readonly { name: string; words: string }[] {
  return [
    { name: 'Doors and body type', words: bodyInWords(vehicle) },
    { name: 'Engine', words: engineInWords(vehicle) },
    { name: 'Transmission', words: vehicle.transmission.desc },
    { name: 'Year', words: String(vehicle.year) },
  ].filter(({ words }) => words !== '')
}

/** What distinguishes a possible vehicle from the others of the same make, engine, fuel and year. */
export function matchDetails(
  { numberOfDoors, bodyType, fuelType, transmission }: VehicleMatch,
  { year }: VehicleInfo,
): string {
  const words = [numberOfDoors, bodyType, fuelType, transmission].map(({ desc }) => desc)
  return [...words, String(year)].filter((word) => word !== '' && word !== '0').join(', ')
}

/** "a 2020 Ford (petrol, 999 cc)": as much as the register has. */
export function registeredAs({ make, year, fuelType, cubicCapacity }: VehicleInfo): string {
  const name = [year > 0 ? String(year) : '', make.desc].filter(Boolean).join(' ')
  const engine = cubicCapacity > 0 ? `${grouped(cubicCapacity)} cc` : ''
  const more = [fuelType.desc.toLowerCase(), engine].filter(Boolean).join(', ')
  return `a ${name || 'vehicle'}${more && ` (${more})`}`
}

/** "5-door hatchback". The register says "5 doors" and "Hatchback". */
function bodyInWords({ numberOfDoors, bodyType }: VehicleInfo): string {
  const doors = /^[1-9]/.exec(numberOfDoors.desc)?.[0]
  const body = doors === undefined ? bodyType.desc : lowerUnlessAcronym(bodyType.desc)
  return [doors && `${doors}-door`, body].filter(Boolean).join(' ')
}

/** "999 cc petrol". An electric motor has no capacity; "0 cc" would look like a mistake. */
function engineInWords({ cubicCapacity, fuelType }: VehicleInfo): string {
  if (cubicCapacity <= 0) return fuelType.desc
  return `${grouped(cubicCapacity)} cc ${fuelType.desc.toLowerCase()}`.trim()
}

/** SUV and MPV stay as they are. */
function lowerUnlessAcronym(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
