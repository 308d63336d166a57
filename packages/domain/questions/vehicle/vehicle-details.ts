import type { businessRadii } from '../../lists/business-radii'
import type { CodeOf } from '../../lists/code-list'
import type { overnightLocations } from '../../lists/overnight-locations'
import type { ownersAndKeepers } from '../../lists/owners-and-keepers'
import type { VehicleUseCode } from '../../lists/vehicle-uses'
import type { Address } from '../../values/address'
import type { LocalDate } from '../../values/local-date'
import type { Pence } from '../../values/pence'
import type { VehicleInfo } from '../../values/vehicle-info'
import type { Modification } from '../modification'

/** The vehicle, its use and its ownership (DAT-03). What the look-up told stays together in vehicleInfo. */
export type VehicleDetails = {
  /** As the customer typed it, upper-cased (D-055). */
  registration?: string
  /**
   * The registration last found, without spaces: the vehicle the value was given for (D-057). Another one in the box demands
   * a new search (D-056).
   */
  searchedRegistration?: string
  /** With the model the customer chose, where the look-up names none. */
  vehicleInfo?: VehicleInfo
  /** Which of the look-up's matches the vehicle is, by its code; see the question. */
  abiCode?: string
  value?: Pence
  bodyType?: string
  /** Came back from storage or a comparison site, so the vehicle may be known without a search (D-066). */
  isRestored?: boolean
  /**
   * Priced for a comparison site by what its visitor knows of the vehicle. An indication: nothing is sold until a number plate takes
   * its place. The server's own mark, which no caller sends.
   */
  isQuotedWithoutPlate?: boolean
  vehiclePurchased?: boolean
  datePurchased?: LocalDate
  /** Asked as yes or no; ownership and registeredKeeper follow from them (D-073). */
  legalOwner?: boolean
  isRegisteredKeeper?: boolean
  ownership?: CodeOf<typeof ownersAndKeepers>
  registeredKeeper?: CodeOf<typeof ownersAndKeepers>
  vehicleUse?: VehicleUseCode
  vehicleOvernight?: CodeOf<typeof overnightLocations>
  annualMileage?: number
  businessMileage?: number
  isImported?: boolean
  countryOfRegistration?: string
  isLeftHandDrive?: boolean
  isModified?: boolean
  modifications?: readonly Modification[]
  businessRadius?: CodeOf<typeof businessRadii>
  hasInternalRacking?: boolean
  carriesDangerousGoods?: boolean
  visitsHazardousSites?: boolean
  /** Asked on the about-you page, beside the home address (YOU-01). */
  isNotKeptAtHomeAddressOverNight?: boolean
  overnightAddress?: Address
  /** No question asks it; kept when a comparison site sends it (D-081). */
  securityDevices?: readonly string[]
}
