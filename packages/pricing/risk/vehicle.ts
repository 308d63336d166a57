import type { VehicleClass } from '@milepost/domain/lines/line'
import { entryOf, isCode } from '@milepost/domain/lists/code-list'
import type {
  ModificationCode,
  OvernightLocationCode,
  OwnerOrKeeperCode,
  VehicleUseCode,
} from '@milepost/domain/lists/vehicle'
import { type BodyTypeCode, bodyTypes, type FuelTypeCode, fuelTypes } from '@milepost/domain/lists/vehicle'
import type { ProposerDetails, VehicleDetails } from '@milepost/domain/questions/answers'
import { ownerAndKeeper } from '@milepost/domain/questions/vehicle/rules'
import { vehicleAgeAt } from '@milepost/domain/questions/vehicle/vehicle-age'
import type { Terms } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import { parsePostcode, postcodeArea } from '@milepost/domain/values/postcode'
import { isQPlate } from '@milepost/domain/values/registration'
import { isIdentified } from '@milepost/domain/values/vehicle-match'
import type { PlainFields } from './plain-fields.ts'
import type { RequiredAnswers, RequiredByPart } from './required-answers.ts'
import * as stored from './stored.ts'

export type Vehicle = {
  class: VehicleClass
  /** Unknown if a register gives no model and the customer's is none of the matches: never priced. */
  model: 'known' | 'unknown'
  /** 1 to 50; unknown for a vehicle without look-up data (D-066). */
  group: number | 'unknown'
  value: Pence
  /** Full years at cover start since first registration, or else since 1 January of the year of manufacture (D-080). */
  age: number | 'unknown'
  bodyType: BodyTypeCode | 'unknown'
  fuelType: FuelTypeCode | 'unknown'
  grossWeightKilograms: number | 'unknown'
  isQPlate: boolean
  isLeftHandDrive: boolean
  origin: Origin
  modifications: readonly Modification[]
  use: VehicleUseCode
  mileage: Mileage
  overnight: OvernightLocationCode
  /** The postcode area where it is kept overnight: SW, BFPO. */
  overnightArea: string
  owner: OwnerOrKeeperCode
  keeper: OwnerOrKeeperCode
}

export type Origin = { kind: 'uk' } | { kind: 'imported'; country: string }

/** Thirty-day journeys ask the mileage of thirty days, and so do their tables (D-076). */
export type Mileage = { miles: number; per: 'year' | '30-days' }

export type Modification = { code: ModificationCode; value: Pence; isForMedicalReasons: boolean }

export const storedVehicle = stored.record<Vehicle>({
  class: stored.code(),
  // Older risks all have a model: registers that give none were added later.
  model: stored.since(stored.code(), 'known'),
  group: stored.orUnknown(stored.number),
  value: stored.money,
  age: stored.orUnknown(stored.number),
  bodyType: stored.code(),
  fuelType: stored.code(),
  grossWeightKilograms: stored.orUnknown(stored.number),
  isQPlate: stored.yesOrNo,
  isLeftHandDrive: stored.yesOrNo,
  origin: stored.kinded<Origin>({ uk: {}, imported: { country: stored.text } }),
  modifications: stored.listOf(
    stored.record<Modification>({
      code: stored.code(),
      value: stored.money,
      isForMedicalReasons: stored.yesOrNo,
    }),
  ),
  use: stored.code(),
  mileage: stored.record<Mileage>({ miles: stored.number, per: stored.code() }),
  overnight: stored.code(),
  overnightArea: stored.text,
  owner: stored.code(),
  keeper: stored.code(),
})

/** The default where an example or a row of a book leaves out a field of the vehicle. */
export const typicalCar: Vehicle = {
  class: 'car',
  model: 'known',
  group: 20,
  value: fromPounds(9000),
  age: 6,
  bodyType: 'HATCHBACK',
  fuelType: 'PETROL',
  grossWeightKilograms: 'unknown',
  isQPlate: false,
  isLeftHandDrive: false,
  origin: { kind: 'uk' },
  modifications: [],
  use: 'C',
  mileage: { miles: 8000, per: 'year' },
  overnight: '4',
  overnightArea: 'RG',
  owner: '1',
  keeper: '1',
}

const typicalVan: Vehicle = {
  ...typicalCar,
  class: 'van',
  group: 34,
  bodyType: 'PANEL_VAN',
  grossWeightKilograms: 2900,
  use: 'G',
}

export const typicalVehicles: Readonly<Record<VehicleClass, Vehicle>> = { car: typicalCar, van: typicalVan }

export const plainFields = {
  isQPlate: 'q plate',
  isLeftHandDrive: 'left-hand drive',
} as const satisfies PlainFields<Vehicle>

/** The vehicle as of cover start. */
export function toVehicle({ vehicle, proposer }: RequiredByPart, terms: Terms, start: LocalDate): Vehicle {
  const { ownership, registeredKeeper } = ownerAndKeeper(vehicle.details)
  const registration = plateOf(vehicle)
  return {
    value: vehicle.get('value'),
    isLeftHandDrive: vehicle.get('isLeftHandDrive'),
    origin: originOf(vehicle),
    modifications: modificationsOf(vehicle),
    use: vehicle.get('vehicleUse'),
    overnight: vehicle.get('vehicleOvernight'),
    overnightArea: overnightArea(vehicle, proposer),
    owner: vehicle.require(ownership, 'ownership'),
    keeper: vehicle.require(registeredKeeper, 'registeredKeeper'),
    ...knownVehicle(vehicle.details, { registration, terms, start }),
    // A mark that begins with Q means that the vehicle's age is unknown (D-081).
    isQPlate: isQPlate(registration),
    // For the period the journey asks about, as in its tables (D-076).
    mileage: { miles: vehicle.get('annualMileage'), per: terms.use.mileagePeriod },
  }
}

/** A vehicle quoted by description has no plate yet (VLS); its year is known without. */
function plateOf(vehicle: RequiredAnswers<VehicleDetails>): string {
  const { isQuotedWithoutPlate, registration } = vehicle.details
  return isQuotedWithoutPlate && registration === undefined ? '' : vehicle.get('registration')
}

function originOf(vehicle: RequiredAnswers<VehicleDetails>): Origin {
  return vehicle.get('isImported')
    ? { kind: 'imported', country: vehicle.get('countryOfRegistration') }
    : { kind: 'uk' }
}

function modificationsOf(vehicle: RequiredAnswers<VehicleDetails>): readonly Modification[] {
  if (!vehicle.get('isModified')) return []
  return vehicle.entries(vehicle.get('modifications'), 'modifications').map((modification) => ({
    code: modification.get('modificationCode'),
    value: modification.get('value'),
    isForMedicalReasons: modification.get('isForMedicalReasons'),
  }))
}

type Known = Pick<
  Vehicle,
  'class' | 'model' | 'group' | 'age' | 'bodyType' | 'fuelType' | 'grossWeightKilograms'
>

/** The look-up result. A quote restored without it has the body type and the number plate (D-066). */
function knownVehicle(
  { vehicleInfo: info, bodyType }: VehicleDetails,
  { registration, terms, start }: { registration: string; terms: Terms; start: LocalDate },
): Known {
  const body = info ? info.bodyType.code : bodyType
  return {
    class: info ? (info.isCommercialVehicle ? 'van' : 'car') : classOf(body, terms),
    // A quote restored without look-up data is priced by its body type instead (D-066).
    model: info && !isIdentified(info) ? 'unknown' : 'known',
    group: groupOf(info?.abigroup ?? ''),
    age: vehicleAgeAt(start, info, registration),
    bodyType: isCode(bodyTypes, body) ? body : 'unknown',
    fuelType: isCode(fuelTypes, info?.fuelType.code) ? info.fuelType.code : 'unknown',
    grossWeightKilograms: info && info.grossWeight > 0 ? info.grossWeight : 'unknown',
  }
}

/** A journey accepts one class; if it accepts any, a body only found on vans means a van. */
function classOf(body: string | undefined, { vehicle }: Terms): VehicleClass {
  if (vehicle.accepts !== 'any') return vehicle.accepts
  const seenOn: readonly string[] = entryOf(bodyTypes, body ?? '')?.seenOn ?? []
  return seenOn.includes('van') && !seenOn.includes('car') ? 'van' : 'car'
}

/** "13" or, with the security letter of the older scale, "12E". */
function groupOf(abigroup: string): number | 'unknown' {
  const group = Number(/^(\d{1,2})[A-Z]?$/i.exec(abigroup.trim())?.[1] ?? 0)
  return group >= 1 && group <= 50 ? group : 'unknown'
}

/** The postcode area where the vehicle is kept overnight: at home, unless kept elsewhere (VEH-37, YOU-01). */
function overnightArea(
  vehicle: RequiredAnswers<VehicleDetails>,
  proposer: RequiredAnswers<ProposerDetails>,
): string {
  const isElsewhere = vehicle.get('isNotKeptAtHomeAddressOverNight')
  const { postcode } = isElsewhere ? vehicle.get('overnightAddress') : proposer.get('address')
  const parsed = parsePostcode(postcode)
  if (parsed.ok) return postcodeArea(parsed.value)
  return isElsewhere ? vehicle.require(undefined, 'overnightAddress') : proposer.require(undefined, 'address')
}
