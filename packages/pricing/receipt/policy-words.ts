import { bodyTypes } from '@milepost/domain/lists/body-types'
import { businessRadii } from '@milepost/domain/lists/business-radii'
import { descOf } from '@milepost/domain/lists/code-list'
import { countriesOfRegistration } from '@milepost/domain/lists/countries-of-registration'
import { coverLevels } from '@milepost/domain/lists/cover-levels'
import { licensingAuthorities } from '@milepost/domain/lists/licensing-authorities'
import type { ModificationKind } from '@milepost/domain/lists/modifications'
import { noClaimsEarnedOn } from '@milepost/domain/lists/no-claims-earned-on'
import { noClaimsYears as yearsList } from '@milepost/domain/lists/no-claims-years'
import { overnightLocations } from '@milepost/domain/lists/overnight-locations'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import { vehicleUses } from '@milepost/domain/lists/vehicle-uses'
import { formatPounds } from '@milepost/domain/values/pence'
import { noClaimsYears } from '../risk/risk'
import {
  type FactorWords,
  fromList,
  GONE,
  NOT_ASKED,
  NOT_KNOWN,
  number,
  oneOf,
  type RatedRow,
  years,
  yesOrNo,
} from './row-words'

const modificationKinds: Readonly<Record<ModificationKind | 'medical', string>> = {
  performance: 'Engine or performance',
  bodywork: 'Bodywork',
  wheels: 'Wheels',
  interior: 'Interior',
  security: 'Security',
  adaptation: 'Adaptation for a disability',
  work: 'For work',
  other: 'Something else',
  medical: 'For medical reasons',
}

/** What is rated of the vehicle, its use and the cover. */
export const policyWords: Readonly<Record<string, FactorWords>> = {
  drivers: {
    title: 'How many people drive',
    says: ({ risk }) => (risk.drivers.length === 1 ? '1 driver' : `${risk.drivers.length} drivers`),
  },
  'shared-driving': { title: 'Driving shared with an experienced driver', says: yesOrNo },
  'home-owner': { title: 'You own your home', says: yesOrNo },
  area: { title: 'Where the vehicle is kept overnight', says: area },
  group: {
    title: 'Insurance group of the vehicle',
    says: ({ key }) => (key === 'unknown' ? NOT_KNOWN : key),
  },
  value: { title: 'Value of the vehicle', says: ({ risk }) => formatPounds(risk.vehicle.value) },
  'vehicle-age': {
    title: 'Age of the vehicle when cover starts',
    says: ({ risk }) => years(risk.vehicle.age),
  },
  imported: {
    title: 'Where the vehicle was first registered',
    says: ({ risk: { vehicle } }) =>
      vehicle.origin.kind === 'uk'
        ? 'United Kingdom'
        : (descOf(countriesOfRegistration, vehicle.origin.country) ?? GONE),
  },
  'left-hand-drive': {
    title: 'Side of the steering wheel',
    says: oneOf({ left: 'Left', right: 'Right' }),
  },
  modifications: { title: 'A modification', says: oneOf(modificationKinds) },
  'gross-weight': {
    title: 'Gross weight of the vehicle',
    says: ({ risk: { vehicle } }) =>
      vehicle.grossWeightKilograms === 'unknown' ? NOT_KNOWN : `${number(vehicle.grossWeightKilograms)} kg`,
  },
  'body-type': {
    title: 'Body of the vehicle',
    says: ({ risk: { vehicle } }) => descOf(bodyTypes, vehicle.bodyType) ?? NOT_KNOWN,
  },
  'internal-racking': { title: 'Internal racking', says: yesOrNo },
  use: { title: 'What the vehicle is used for', says: fromList(vehicleUses) },
  radius: {
    title: 'How far from base the vehicle works',
    says: fromList(businessRadii, { 'not-asked': NOT_ASKED }),
  },
  'taxi-hours': {
    title: 'How much you drive a taxi',
    says: oneOf({ 'full-time': 'Full time', 'part-time': 'Part time' }),
  },
  'licensing-authority': { title: 'Who licenses your taxi', says: authority },
  mileage: {
    title: 'Mileage',
    says: ({ risk: { vehicle } }) =>
      `${number(vehicle.mileage.miles)} miles ${vehicle.mileage.per === 'year' ? 'a year' : 'in 30 days'}`,
  },
  overnight: { title: 'Where it is parked overnight', says: fromList(overnightLocations) },
  cover: { title: 'Level of cover', says: fromList(coverLevels) },
  'no-claims': {
    title: 'No claims discount',
    says: ({ risk }) => descOf(yearsList, String(noClaimsYears(risk.cover.noClaims))) ?? 'None',
  },
  'no-claims-earned-on': {
    title: 'Policy the no claims discount was earned on',
    says: fromList(noClaimsEarnedOn, { none: 'None', 'not-asked': NOT_ASKED }),
  },
  excess: { title: 'Voluntary excess', says: ({ risk }) => formatPounds(risk.cover.voluntaryExcess) },
  term: {
    title: 'Length of cover',
    says: oneOf({ annual: 'A year', 'thirty-day': '30 days', impound: '30 days, to release a vehicle' }),
  },
  'no-claims-protection': {
    title: 'Protection of the no claims discount',
    says: ({ key }) => (key === 'none' ? 'Not protected' : 'Protected'),
  },
}

/** "LS, Leeds"; letters of no area we know stand alone. */
function area({ risk }: RatedRow): string {
  const { overnightArea } = risk.vehicle
  return [overnightArea, descOf(postcodeAreas, overnightArea)].filter((part) => part !== undefined).join(', ')
}

function authority({ risk: { drivers } }: RatedRow): string {
  const [{ badge }] = drivers
  return badge.kind === 'held' ? (descOf(licensingAuthorities, badge.licensingAuthority) ?? GONE) : NOT_ASKED
}
