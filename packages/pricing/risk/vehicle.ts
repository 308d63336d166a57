import type { BodyTypeCode } from '@milepost/domain/lists/body-types'
import type { FuelTypeCode } from '@milepost/domain/lists/fuel-types'
import type { ModificationCode } from '@milepost/domain/lists/modifications'
import type { OvernightLocationCode } from '@milepost/domain/lists/overnight-locations'
import type { OwnerOrKeeperCode } from '@milepost/domain/lists/owners-and-keepers'
import type { VehicleUseCode } from '@milepost/domain/lists/vehicle-uses'
import type { VehicleClass } from '@milepost/domain/terms/terms'
import type { Pence } from '@milepost/domain/values/pence'

export type Vehicle = {
  class: VehicleClass
  /** Unknown where a register names no model and the customer's is none of those it may be: never priced. */
  model: 'known' | 'unknown'
  /** 1 to 50; unknown for a vehicle without look-up data (D-066). */
  group: number | 'unknown'
  value: Pence
  /** Full years at cover start, from first registration, else from 1 January of the year of manufacture (D-080). */
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
  /** The letters of the postcode where it is kept overnight: SW, BFPO. */
  overnightArea: string
  owner: OwnerOrKeeperCode
  keeper: OwnerOrKeeperCode
}

export type Origin = { kind: 'uk' } | { kind: 'imported'; country: string }

/** Thirty-day journeys ask the miles of thirty days; their tables are in those (D-076). */
export type Mileage = { miles: number; per: 'year' | '30-days' }

export type Modification = { code: ModificationCode; value: Pence; isForMedicalReasons: boolean }
