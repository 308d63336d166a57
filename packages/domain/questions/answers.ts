import type { Pence } from '../values/pence'
import type { VehicleInfo } from '../values/vehicle-info'

/**
 * What the customer has answered so far, in the entities and with the field names of the specification (DAT-01 to DAT-04).
 * Partial on purpose: a complete risk is another type, made in one place.
 */
export type Answers = {
  vehicleDetails: VehicleDetails
  hasAdditionalDriver?: boolean
}

export type VehicleDetails = {
  /** As the customer typed it, upper-cased (D-055). */
  registration?: string
  /**
   * The registration last found, without spaces: the vehicle the value was given for (D-057). Another one in the box demands
   * a new search (D-056).
   */
  searchedRegistration?: string
  vehicleInfo?: VehicleInfo
  value?: Pence
  bodyType?: string
  /** Came back from storage or a comparison site, so the vehicle may be known without a search (D-066). */
  isRestored?: boolean
}

export const noAnswers: Answers = { vehicleDetails: {} }
