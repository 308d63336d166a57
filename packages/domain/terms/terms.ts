import type {
  CoverTerms,
  DriverTerms,
  LineRating,
  LineVehicle,
  ResultsTerms,
  UseTerms,
} from '../lines/line.ts'
import type { LineCode, RatedLine } from '../lines/lines.ts'
import type { BrandCode, JourneyId, ProductCode } from './identity.ts'

/**
 * Everything that differs between the ten journeys, as fields (D-007). Code checks a field and never a journey's name, so that a
 * product owner changes one cell.
 */
export type Terms = {
  id: JourneyId
  brand: BrandCode
  product: ProductCode
  line: LineCode
  /** The product's name in a title: "Van insurance". */
  name: string
  /** The named insurer, fictional (D-153). */
  insurer: InsurerName
  vehicle: VehicleTerms
  use: UseTerms
  drivers: DriverTerms
  contact: ContactTerms
  cover: CoverTerms
  results: ResultsTerms
  rating: RatingTerms
}

export type VehicleTerms = LineVehicle & {
  /** The message under the registration on a mismatch, with the specification's error key (VEH-11, VEH-18). */
  mismatchError?: { key: string; message: string }
  /** The same brand's journey for the other class, if there is one (D-062). */
  sister?: JourneyId
}

export type ContactTerms = {
  /** A brand that hides the choice stores phone marketing as refused (D-008). */
  offersPhoneOptOut: boolean
  /** The phone error adds "It must start with a zero" (YOU-08). */
  phoneErrorNamesZero: boolean
}

export type RatingTerms = Pick<LineRating, 'isMeasured' | 'pricesWithoutPlate' | 'isRestoredAsVan'> & {
  /** The line whose rates and calls price it (D-135, D-136): its own, or another for a journey that is measured. */
  line: RatedLine
}

/** The insurers, and who signs their certificates: all fictional (D-014, D-153). */
export const insurers = {
  'Hartwell Mutual Insurance Limited': { signatory: 'Helen Marchbank', office: 'Chief Executive Officer' },
  'Kestrel Short Term Insurance Limited': { signatory: 'David Oyelaran', office: 'Managing Director' },
  'Fenwick General Insurance Limited': { signatory: 'Ruth Fenwick-Shaw', office: 'Chief Executive Officer' },
  'Sable & Thorne Insurance Limited': { signatory: 'Imran Thorne', office: 'Chief Executive Officer' },
  'Pembridge Assurance Limited': { signatory: 'Catherine Pryce', office: 'Chief Underwriting Officer' },
} as const satisfies Record<string, { signatory: string; office: string }>

type InsurerName = keyof typeof insurers

/** Whether the price depends on how the vehicle is driven, which a device measures (DAT-21, D-154). */
export function isMeasured({ rating }: Pick<Terms, 'rating'>): boolean {
  return rating.isMeasured
}
