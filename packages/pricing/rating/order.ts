import type { Driver } from '../risk/driver'
import type { RatingLine } from '../risk/rating-line'
import type { Risk } from '../risk/risk'
import type { Factor } from './factor'
import { age } from './factors/age'
import { area } from './factors/area'
import { badgeYears } from './factors/badge-years'
import { bodyType } from './factors/body-type'
import { claimCost } from './factors/claim-cost'
import { claims } from './factors/claims'
import { convictionCount } from './factors/conviction-count'
import { convictions } from './factors/convictions'
import { cover } from './factors/cover'
import { drivers } from './factors/drivers'
import { employment } from './factors/employment'
import { excess } from './factors/excess'
import { grossWeight } from './factors/gross-weight'
import { group } from './factors/group'
import { homeOwner } from './factors/home-owner'
import { imported } from './factors/imported'
import { internalRacking } from './factors/internal-racking'
import { leftHandDrive } from './factors/left-hand-drive'
import { licenceType } from './factors/licence-type'
import { licenceYears } from './factors/licence-years'
import { licensingAuthority } from './factors/licensing-authority'
import { mainDriver } from './factors/main-driver'
import { maritalStatus } from './factors/marital-status'
import { mileage } from './factors/mileage'
import { modifications } from './factors/modifications'
import { noClaims } from './factors/no-claims'
import { noClaimsEarnedOn } from './factors/no-claims-earned-on'
import { noClaimsProtection } from './factors/no-claims-protection'
import { occupation } from './factors/occupation'
import { overnight } from './factors/overnight'
import { points } from './factors/points'
import { radius } from './factors/radius'
import { sharedDriving } from './factors/shared-driving'
import { taxiHours } from './factors/taxi-hours'
import { telematics } from './factors/telematics'
import { term } from './factors/term'
import { ukResidency } from './factors/uk-residency'
import { use } from './factors/use'
import { value } from './factors/value'
import { vehicleAge } from './factors/vehicle-age'

/** A factor, and the lines it is rated on when not all of them. */
export type Placed<Subject> = { factor: Factor<Subject>; only?: readonly RatingLine[] }

/** First: each driver is rated on their own, and the dearest one counts for the policy. */
export const driverOrder: readonly Placed<Driver>[] = [
  { factor: mainDriver },
  { factor: age },
  { factor: licenceYears },
  { factor: licenceType },
  { factor: badgeYears, only: ['taxi'] },
  { factor: ukResidency },
  { factor: employment },
  { factor: occupation },
  { factor: maritalStatus },
  { factor: telematics, only: ['telematics'] },
  { factor: claims },
  { factor: claimCost },
  { factor: convictions },
  { factor: convictionCount },
  { factor: points },
]

/** Then: what is one for the whole policy. The lowest premium is held after these. */
export const policyOrder: readonly Placed<Risk>[] = [
  { factor: drivers },
  { factor: sharedDriving },
  { factor: homeOwner },
  { factor: area },
  { factor: group },
  { factor: value },
  { factor: vehicleAge },
  { factor: imported },
  { factor: leftHandDrive },
  { factor: modifications },
  { factor: grossWeight, only: ['van'] },
  { factor: bodyType, only: ['van'] },
  { factor: internalRacking, only: ['van'] },
  { factor: use },
  { factor: radius, only: ['van', 'taxi'] },
  { factor: taxiHours, only: ['taxi'] },
  { factor: licensingAuthority, only: ['taxi'] },
  { factor: mileage },
  { factor: overnight },
  { factor: cover },
  { factor: noClaims },
  { factor: noClaimsEarnedOn, only: ['van', 'taxi'] },
  { factor: excess },
]

/** Last, upon the lowest premium too: thirty days of it, and the price of protection. */
export const closingOrder: readonly Placed<Risk>[] = [{ factor: term }, { factor: noClaimsProtection }]

/** What a factor is called by those who set the rates; a customer reads the words of receipt/factor-words. */
export const factorNames: Readonly<Record<string, string>> = Object.fromEntries([
  ['base', 'Where every price starts'],
  ['minimum', 'Lowest premium'],
  ...[...driverOrder, ...policyOrder, ...closingOrder].map(({ factor }) => [factor.table, factor.words]),
])
