import { bodyTypes } from '@milepost/domain/lists/body-types'
import { countriesOfRegistration } from '@milepost/domain/lists/countries-of-registration'
import { overnightLocations } from '@milepost/domain/lists/overnight-locations'
import { ownersAndKeepers } from '@milepost/domain/lists/owners-and-keepers'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import type { VehicleUseCode } from '@milepost/domain/lists/vehicle-uses'
import { MAXIMUM_VALUE } from '@milepost/domain/questions/vehicle/value'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'
import type { Origin, Vehicle } from '@milepost/pricing/risk/vehicle'
import { type Cells, type Codes, codes, codesOf } from './cells'
import type { PolicyColumn } from './columns'
import { readModifications } from './read-modifications'

const bodies = codes(
  bodyTypes.map(({ code }) => code),
  ['unknown' as const],
)
const areas = codesOf(postcodeAreas)
const countries = codesOf(countriesOfRegistration)
const overnights = codesOf(overnightLocations)
const owners = codesOf(ownersAndKeepers)
const uses = new Map<JourneyId, Codes<VehicleUseCode>>()

export function readVehicle(cells: Cells<PolicyColumn>, base: Vehicle, terms: Terms): Vehicle {
  return {
    ...base,
    group: cells.known('group', [1, 50], base.group),
    value: cells.pounds('value', MAXIMUM_VALUE, base.value),
    age: cells.known('vehicle age', [0, 120], base.age),
    bodyType: cells.code('body', bodies, base.bodyType),
    grossWeightKilograms: cells.known('gross weight', [200, 60_000], base.grossWeightKilograms),
    isQPlate: cells.yes('q plate', base.isQPlate),
    isLeftHandDrive: cells.yes('left-hand drive', base.isLeftHandDrive),
    origin: readOrigin(cells, base.origin),
    modifications: readModifications(cells),
    use: cells.code('use', usesOf(terms), base.use),
    mileage: { ...base.mileage, miles: cells.whole('mileage', [1, 500_000], base.mileage.miles) },
    overnight: cells.code('overnight', overnights, base.overnight),
    overnightArea: cells.code('area', areas, base.overnightArea),
    owner: cells.code('owner', owners, base.owner),
    keeper: cells.code('keeper', owners, base.keeper),
  }
}

function readOrigin(cells: Cells<PolicyColumn>, base: Origin): Origin {
  // NO is Norway's code too, so that country is written NOR.
  const text = cells.text('imported').toUpperCase()
  if (text === 'NO' || text === 'N' || text === 'FALSE') return { kind: 'uk' }
  if (text === 'NOR') return { kind: 'imported', country: 'NO' }
  const country = cells.code('imported', countries, undefined)
  return country === undefined ? base : { kind: 'imported', country }
}

/** Those the journey offers; its rates hold no others. */
function usesOf({ id, use }: Terms): Codes<VehicleUseCode> {
  const known = uses.get(id) ?? codes(use.uses)
  uses.set(id, known)
  return known
}
