import type { RatedLine } from '@milepost/domain/lines/lines'
import { descOf } from '@milepost/domain/lists/code-list'
import { countriesOfRegistration } from '@milepost/domain/lists/countries-of-registration'
import {
  coverLevels,
  noClaimsEarnedOn,
  noClaimsYears as noClaimsYearsList,
} from '@milepost/domain/lists/cover'
import { licensingAuthorities } from '@milepost/domain/lists/licensing-authorities'
import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import {
  bodyTypes,
  businessRadii,
  type ModificationCode,
  type ModificationKind,
  modifications,
  overnightLocations,
  vehicleUses,
} from '@milepost/domain/lists/vehicle'
import { grouped } from '@milepost/domain/values/grouped'
import { formatPounds } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver.ts'
import { unspentConvictions } from '../risk/driving-record.ts'
import { journeysOn } from '../risk/journeys-on.ts'
import { noClaimsYears, type Risk } from '../risk/risk.ts'
import type { Modification } from '../risk/vehicle.ts'
import {
  codeRow,
  missingCodes,
  type PolicyFactor,
  type RatedRow,
  type Rating,
  type Unfit,
  unfit,
} from './factor.ts'
import { codesOf, fromList, GONE, NOT_ASKED, NOT_KNOWN, oneOf, years, yes, yesOrNo } from './factor-words.ts'
import type { RateTable } from './tables.ts'

/** Rated next, once for the whole policy. The minimum premium is applied after these. Order is rating order. */
export const policyFactors: readonly PolicyFactor[] = [
  {
    table: 'drivers',
    lines: 'all',
    name: 'Number of drivers',
    group: 'you',
    title: 'How many people drive',
    says: ({ risk: { drivers } }) => (drivers.length === 1 ? '1 driver' : `${drivers.length} drivers`),
    reads: ({ drivers }) => drivers.length,
  },
  {
    // Two or more drivers, at least one of them experienced and without claims or convictions. Which one does not matter, so that
    // a claim can only remove this factor and never add it.
    table: 'shared-driving',
    lines: 'all',
    name: 'Driving shared with an experienced driver',
    group: 'you',
    title: 'Driving shared with an experienced driver',
    says: yesOrNo,
    reads: ({ drivers }) => yes(drivers.length > 1 && drivers.some(isExperiencedAndClean)),
    codes: ['yes', 'no'],
  },
  {
    table: 'home-owner',
    lines: 'all',
    name: 'Home owner',
    group: 'you',
    title: 'You own your home',
    says: yesOrNo,
    reads: ({ isHomeOwner }) => yes(isHomeOwner),
    codes: ['yes', 'no'],
  },
  {
    table: 'area',
    lines: 'all',
    name: 'Where the vehicle is kept',
    group: 'use',
    title: 'Where the vehicle is kept overnight',
    says: areaInWords,
    reads: ({ vehicle }) => vehicle.overnightArea,
    codes: [...codesOf(postcodeAreas), '*'],
  },
  {
    table: 'group',
    lines: 'all',
    name: 'Insurance group',
    group: 'vehicle',
    title: 'Insurance group of the vehicle',
    says: ({ key }) => (key === 'unknown' ? NOT_KNOWN : key),
    reads: ({ vehicle }) => String(vehicle.group),
    codes: [...Array.from({ length: 50 }, (_, index) => String(index + 1)), 'unknown'],
  },
  {
    // In whole pounds.
    table: 'value',
    lines: 'all',
    name: 'Value of the vehicle',
    group: 'vehicle',
    title: 'Value of the vehicle',
    says: ({ risk }) => formatPounds(risk.vehicle.value),
    reads: ({ vehicle }) => Math.floor(vehicle.value / 100),
  },
  {
    // An unknown age is read as zero, the dearest row.
    table: 'vehicle-age',
    lines: 'all',
    name: 'Age of the vehicle',
    group: 'vehicle',
    title: 'Age of the vehicle when cover starts',
    says: ({ risk }) => years(risk.vehicle.age),
    reads: ({ vehicle: { age } }) => (age === 'unknown' ? 0 : age),
  },
  {
    table: 'imported',
    lines: 'all',
    name: 'Where the vehicle is from',
    group: 'vehicle',
    title: 'Where the vehicle was first registered',
    says: ({ risk: { vehicle } }) =>
      vehicle.origin.kind === 'uk'
        ? 'United Kingdom'
        : (descOf(countriesOfRegistration, vehicle.origin.country) ?? GONE),
    reads: ({ vehicle }) => (vehicle.origin.kind === 'uk' ? 'not-imported' : vehicle.origin.country),
    codes: ['not-imported', '*'],
  },
  {
    table: 'left-hand-drive',
    lines: 'all',
    name: 'Side of the wheel',
    group: 'vehicle',
    title: 'Side of the steering wheel',
    says: oneOf({ left: 'Left', right: 'Right' }),
    reads: ({ vehicle }) => (vehicle.isLeftHandDrive ? 'left' : 'right'),
    codes: ['left', 'right'],
  },
  {
    table: 'modifications',
    lines: 'all',
    name: 'A modification',
    group: 'vehicle',
    title: 'A modification',
    says: (row) => modificationInWords(row),
    bind: byModification,
  },
  {
    // In kilograms; the band from zero is for an unknown weight.
    table: 'gross-weight',
    lines: ['van'],
    name: 'Gross weight',
    group: 'vehicle',
    title: 'Gross weight of the vehicle',
    says: ({ risk: { vehicle } }) =>
      vehicle.grossWeightKilograms === 'unknown' ? NOT_KNOWN : `${grouped(vehicle.grossWeightKilograms)} kg`,
    reads: ({ vehicle: { grossWeightKilograms } }) =>
      grossWeightKilograms === 'unknown' ? 0 : grossWeightKilograms,
  },
  {
    table: 'body-type',
    lines: ['van'],
    name: 'Body of the vehicle',
    group: 'vehicle',
    title: 'Body of the vehicle',
    says: ({ risk: { vehicle } }) => descOf(bodyTypes, vehicle.bodyType) ?? NOT_KNOWN,
    reads: ({ vehicle }) => vehicle.bodyType,
    codes: ['*'],
  },
  {
    table: 'internal-racking',
    lines: ['van'],
    name: 'Internal racking',
    group: 'vehicle',
    title: 'Internal racking',
    says: yesOrNo,
    reads: ({ work }) => yes(work.kind === 'commercial' && work.hasInternalRacking),
    codes: ['yes', 'no'],
  },
  {
    table: 'use',
    lines: 'all',
    name: 'Use of the vehicle',
    group: 'use',
    title: 'What the vehicle is used for',
    says: fromList(vehicleUses),
    reads: ({ vehicle }) => vehicle.use,
    codes: usesOffered,
  },
  {
    table: 'radius',
    lines: ['van', 'taxi'],
    name: 'How far it works from base',
    group: 'use',
    title: 'How far from base the vehicle works',
    says: fromList(businessRadii, { 'not-asked': NOT_ASKED }),
    reads: ({ work }) => (work.kind === 'commercial' ? work.radius : 'not-asked'),
    codes: [...codesOf(businessRadii), 'not-asked'],
  },
  {
    // The proposer's.
    table: 'taxi-hours',
    lines: ['taxi'],
    name: 'Full-time or part-time taxi work',
    group: 'use',
    title: 'How much you drive a taxi',
    says: oneOf({ 'full-time': 'Full time', 'part-time': 'Part time' }),
    reads: ({ drivers: [{ badge }] }) =>
      badge.kind === 'held' && !badge.isFullTime ? 'part-time' : 'full-time',
    codes: ['full-time', 'part-time'],
  },
  {
    // The proposer's.
    table: 'licensing-authority',
    lines: ['taxi'],
    name: 'Who licenses the taxi',
    group: 'use',
    title: 'Who licenses your taxi',
    says: authorityInWords,
    reads: ({ drivers: [{ badge }] }) => (badge.kind === 'held' ? badge.licensingAuthority : '*'),
    codes: ['*'],
  },
  {
    // For a year, or for thirty days on lines that ask for those; each line has its own table.
    table: 'mileage',
    lines: 'all',
    name: 'Mileage',
    group: 'use',
    title: 'Mileage',
    says: ({ risk: { vehicle } }) =>
      `${grouped(vehicle.mileage.miles)} miles ${vehicle.mileage.per === 'year' ? 'a year' : 'in 30 days'}`,
    reads: ({ vehicle }) => vehicle.mileage.miles,
  },
  {
    table: 'overnight',
    lines: 'all',
    name: 'Where it is parked overnight',
    group: 'use',
    title: 'Where it is parked overnight',
    says: fromList(overnightLocations),
    reads: ({ vehicle }) => vehicle.overnight,
    codes: codesOf(overnightLocations),
  },
  {
    table: 'cover',
    lines: 'all',
    name: 'Level of cover',
    group: 'cover',
    title: 'Level of cover',
    says: fromList(coverLevels),
    reads: ({ cover }) => cover.level,
    codes: codesOf(coverLevels),
  },
  {
    table: 'no-claims',
    lines: 'all',
    name: 'Years without a claim',
    group: 'you',
    title: 'No claims discount',
    says: ({ risk }) => descOf(noClaimsYearsList, String(noClaimsYears(risk.cover.noClaims))) ?? 'None',
    reads: ({ cover }) => noClaimsYears(cover.noClaims),
  },
  {
    table: 'no-claims-earned-on',
    lines: ['van', 'taxi'],
    name: 'Policy the no-claims years were earned on',
    group: 'you',
    title: 'Policy the no claims discount was earned on',
    says: fromList(noClaimsEarnedOn, { none: 'None', 'not-asked': NOT_ASKED }),
    reads: ({ cover: { noClaims } }) => (noClaims.kind === 'none' ? 'none' : noClaims.on),
    codes: [...codesOf(noClaimsEarnedOn), 'none', 'not-asked'],
  },
  {
    // In whole pounds.
    table: 'excess',
    lines: 'all',
    name: 'Voluntary excess',
    group: 'cover',
    title: 'Voluntary excess',
    says: ({ risk }) => formatPounds(risk.cover.voluntaryExcess),
    reads: ({ cover }) => Math.floor(cover.voluntaryExcess / 100),
  },
]

const EXPERIENCED_OVER = 25

function isExperiencedAndClean(driver: Driver): boolean {
  return (
    driver.age > EXPERIENCED_OVER && driver.claims.length === 0 && unspentConvictions(driver).length === 0
  )
}

/** "LS, Leeds"; an unknown area is shown by its letters only. */
function areaInWords({ risk }: RatedRow): string {
  const { overnightArea } = risk.vehicle
  return [overnightArea, descOf(postcodeAreas, overnightArea)].filter((part) => part !== undefined).join(', ')
}

function authorityInWords({ risk: { drivers } }: RatedRow): string {
  const [{ badge }] = drivers
  return badge.kind === 'held' ? (descOf(licensingAuthorities, badge.licensingAuthority) ?? GONE) : NOT_ASKED
}

/** Every use offered by a journey priced from these rates. */
function usesOffered(line: RatedLine): readonly string[] {
  return [...new Set(journeysOn(line).flatMap((terms) => terms.use.uses))]
}

const kindOfModification = new Map<ModificationCode, ModificationKind>(
  modifications.map(({ code, kind }) => [code, kind]),
)

const modificationInWords = oneOf({
  performance: 'Engine or performance',
  bodywork: 'Bodywork',
  wheels: 'Wheels',
  interior: 'Interior',
  security: 'Security',
  adaptation: 'Adaptation for a disability',
  work: 'For work',
  other: 'Something else',
  medical: 'For medical reasons',
} satisfies Record<ModificationKind | 'medical', string>)

/** Each modification by its kind; one made for medical reasons is a kind of its own (Equality Act 2010). */
function byModification(table: RateTable): Rating<Risk> | Unfit {
  if (table.kind !== 'codes') return unfit(table, 'codes')
  return (
    missingCodes(table, ['medical', ...kindOfModification.values()]) ??
    (({ vehicle }, into) => {
      for (const modification of vehicle.modifications) into.push(codeRow(table, ratedKind(modification)))
    })
  )
}

function ratedKind({ code, isForMedicalReasons }: Modification): string {
  return isForMedicalReasons ? 'medical' : (kindOfModification.get(code) ?? 'other')
}
