import { countriesOfRegistration } from '@milepost/domain/lists/countries-of-registration'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import {
  bodyTypes,
  modifications,
  overnightLocations,
  ownersAndKeepers,
  type VehicleUseCode,
} from '@milepost/domain/lists/vehicle'
import { MAXIMUM_VALUE } from '@milepost/domain/questions/vehicle/value'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'
import { parseMoney } from '@milepost/domain/values/money-text'
import { toPounds } from '@milepost/domain/values/pence'
import {
  type Modification,
  type Origin,
  plainFields,
  typicalCar,
  type Vehicle,
} from '@milepost/pricing/risk/vehicle'
import { type Cell, type Codes, codes, codesOf } from './cells.ts'
import { type Columns, plainColumns } from './column.ts'

const bodies = codes(
  bodyTypes.map(({ code }) => code),
  ['unknown' as const],
)
const areas = codesOf(postcodeAreas)
const countries = codesOf(countriesOfRegistration)
const overnights = codesOf(overnightLocations)
const owners = codesOf(ownersAndKeepers)
const knownModifications = codesOf(modifications)

export const vehicleColumns = {
  group: {
    says: '1 to 50, or unknown',
    read: (cell, { group }) => ({ group: cell.known([1, 50], group) }),
    write: ({ group }) => group,
  },
  value: {
    says: 'pounds',
    read: (cell, { value }) => ({ value: cell.pounds(MAXIMUM_VALUE, value) }),
    write: ({ value }) => toPounds(value),
  },
  'vehicle age': {
    says: 'full years, or unknown',
    read: (cell, { age }) => ({ age: cell.known([0, 120], age) }),
    write: ({ age }) => age,
  },
  body: {
    says: 'HATCHBACK, PANEL_VAN …, or unknown',
    read: (cell, { bodyType }) => ({ bodyType: cell.code(bodies, bodyType) }),
    write: ({ bodyType }) => bodyType,
  },
  'gross weight': {
    says: 'kilograms, or unknown',
    read: (cell, vehicle) => ({
      grossWeightKilograms: cell.known([200, 60_000], vehicle.grossWeightKilograms),
    }),
    write: ({ grossWeightKilograms }) => grossWeightKilograms,
  },
  use: {
    says: 'S, C, 1 …, on vans G and H, on taxis PR and PU',
    read: (cell, { use }, terms) => ({ use: cell.code(usesOf(terms), use) }),
    write: ({ use }) => use,
  },
  mileage: {
    says: 'miles a year; on impound in thirty days',
    read: (cell, { mileage }) => ({
      mileage: { ...mileage, miles: cell.whole([1, 500_000], mileage.miles) },
    }),
    write: ({ mileage }) => mileage.miles,
  },
  overnight: {
    says: '4 driveway, 1 garage, 3 street …',
    read: (cell, { overnight }) => ({ overnight: cell.code(overnights, overnight) }),
    write: ({ overnight }) => overnight,
  },
  area: {
    says: 'the letters of the postcode where it is kept: RG',
    read: (cell, { overnightArea }) => ({ overnightArea: cell.code(areas, overnightArea) }),
    write: ({ overnightArea }) => overnightArea,
  },
  ...plainColumns<Vehicle, typeof plainFields>(plainFields, typicalCar),
  imported: {
    says: 'no, or the country: JP (NOR for Norway)',
    read: (cell, { origin }) => ({ origin: readOrigin(cell, origin) }),
    // Norway's code NO would be read as "no".
    write: ({ origin }) => (origin.kind === 'uk' ? 'no' : origin.country === 'NO' ? 'NOR' : origin.country),
  },
  modifications: {
    says: 'code:pounds, or code:pounds:medical, separated by ;',
    read: (cell) => ({ modifications: readModifications(cell) }),
    write: (vehicle) => vehicle.modifications.map(modificationEntry).join('; '),
  },
  owner: {
    says: '1 policyholder, 6 parent …',
    read: (cell, { owner }) => ({ owner: cell.code(owners, owner) }),
    write: ({ owner }) => owner,
  },
  keeper: {
    says: 'as for owner',
    read: (cell, { keeper }) => ({ keeper: cell.code(owners, keeper) }),
    write: ({ keeper }) => keeper,
  },
} as const satisfies Columns<Vehicle>

const uses = new Map<JourneyId, Codes<VehicleUseCode>>()

/** The uses the journey offers; its rates have no others. */
function usesOf({ id, use }: Terms): Codes<VehicleUseCode> {
  const known = uses.get(id) ?? codes(use.uses)
  uses.set(id, known)
  return known
}

function readOrigin(cell: Cell, otherwise: Origin): Origin {
  const text = cell.text.toUpperCase()
  if (text === 'NO' || text === 'N' || text === 'FALSE') return { kind: 'uk' }
  if (text === 'NOR') return { kind: 'imported', country: 'NO' }
  const country = cell.code(countries, undefined)
  return country === undefined ? otherwise : { kind: 'imported', country }
}

function readModifications(cell: Cell): readonly Modification[] {
  return cell.entries().flatMap(({ words, parts }) => {
    const [name = '', pounds = '', medical = ''] = parts
    const code = knownModifications.get(name.toUpperCase())
    const value = parseMoney(pounds)
    const isForMedicalReasons = medical.toLowerCase() === 'medical'
    if (code !== undefined && value.ok && parts.length <= 3 && (medical === '' || isForMedicalReasons)) {
      return [{ code, value: value.value, isForMedicalReasons }]
    }
    cell.refuse(`${words} is not code:pounds or code:pounds:medical, as ENGINE_REMAP:600`)
    return []
  })
}

function modificationEntry({ code, value, isForMedicalReasons }: Modification): string {
  return [code, toPounds(value), ...(isForMedicalReasons ? ['medical'] : [])].join(':')
}
