import { descOf } from '@milepost/domain/lists/code-list'
import { licenceTypes } from '@milepost/domain/lists/licence'
import { occupations } from '@milepost/domain/lists/occupations'
import { offences } from '@milepost/domain/lists/offences'
import { employmentTypes, maritalStatuses } from '@milepost/domain/lists/person'
import { grouped } from '@milepost/domain/values/grouped'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import type { Driver } from '../risk/driver.ts'
import { type ClaimKind, claimKind, unspentConvictions, unspentPoints } from '../risk/driving-record.ts'
import {
  codeRow,
  type DriverFactor,
  missingCodes,
  type RatedRow,
  type Rating,
  type Unfit,
  unfit,
} from './factor.ts'
import { codesOf, fromList, GONE, oneOf, years } from './factor-words.ts'
import { cellOf, type RateTable, rowAt } from './tables.ts'

/** Rated first, for each driver: the driver with the highest product counts for the policy. Order is rating order. */
export const driverFactors: readonly DriverFactor[] = [
  {
    // A named driver drives less than the main one, but the difference is too small for fronting to pay.
    table: 'main-driver',
    lines: 'all',
    name: 'Who drives most',
    heading: 'Age and driving experience',
    title: 'How much you drive the vehicle',
    says: oneOf({ main: 'Main driver', named: 'Named driver' }),
    reads: ({ isMain }) => (isMain ? 'main' : 'named'),
    codes: ['main', 'named'],
  },
  {
    table: 'age',
    lines: 'all',
    name: 'Age of the driver',
    heading: 'Age and driving experience',
    title: 'Your age when cover starts',
    says: ({ driver }) => String(driver.age),
    reads: ({ age }) => age,
  },
  {
    table: 'licence-years',
    lines: 'all',
    name: 'Years with a licence',
    heading: 'Age and driving experience',
    title: 'How long you have had your licence',
    says: ({ driver }) => years(driver.licence.years),
    reads: ({ licence }) => licence.years,
  },
  {
    table: 'licence-type',
    lines: 'all',
    name: 'Kind of licence',
    heading: 'Age and driving experience',
    title: 'Your driving licence',
    says: fromList(licenceTypes),
    reads: ({ licence }) => licence.type,
    codes: codesOf(licenceTypes),
  },
  {
    table: 'badge-years',
    lines: ['taxi'],
    name: 'Years with a taxi badge',
    heading: 'Age and driving experience',
    title: 'How long you have had a taxi badge',
    says: ({ driver }) => years(badgeYears(driver)),
    reads: badgeYears,
  },
  {
    table: 'uk-residency',
    lines: 'all',
    name: 'Years in the United Kingdom',
    heading: 'Work and home',
    title: 'How long you have lived in the UK',
    says: ({ driver }) => years(driver.ukResidencyYears),
    reads: ({ ukResidencyYears }) => ukResidencyYears,
  },
  {
    table: 'employment',
    lines: 'all',
    name: 'Employment',
    heading: 'Work and home',
    title: 'Your employment',
    says: fromList(employmentTypes),
    reads: ({ employment }) => employment,
    codes: codesOf(employmentTypes),
  },
  {
    table: 'occupation',
    lines: 'all',
    name: 'Occupation',
    heading: 'Work and home',
    title: 'Your occupation',
    says: ({ driver }) =>
      [...new Set(driver.occupations)].map((code) => descOf(occupations, code) ?? GONE).join(' and '),
    bind: byDearestOccupation,
  },
  {
    table: 'marital-status',
    lines: 'all',
    name: 'Marital status',
    heading: 'Work and home',
    title: 'Your marital status',
    says: fromList(maritalStatuses),
    reads: ({ maritalStatus }) => maritalStatus,
    codes: codesOf(maritalStatuses),
  },
  {
    // The value of measured driving, highest for the young: by the driver's age.
    table: 'telematics',
    lines: ['telematics'],
    name: 'Driving measured by the box',
    heading: 'Age and driving experience',
    title: 'Your driving is measured',
    says: () => 'By a telematics device',
    reads: ({ age }) => age,
  },
  {
    table: 'claims',
    lines: 'all',
    name: 'A claim',
    heading: 'Driving record',
    title: 'A claim',
    says: claimInWords,
    bind: byClaim,
  },
  {
    table: 'claim-cost',
    lines: 'all',
    name: 'Cost of a fault claim',
    heading: 'Driving record',
    title: 'What a claim at fault cost',
    says: poundsInWords,
    bind: byCostOfFaultClaim,
  },
  {
    table: 'convictions',
    lines: 'all',
    name: 'A motoring conviction',
    heading: 'Driving record',
    title: 'A motoring conviction',
    says: convictionInWords,
    bind: byConviction,
  },
  {
    table: 'conviction-count',
    lines: 'all',
    name: 'Number of motoring convictions',
    heading: 'Driving record',
    title: 'How many motoring convictions you have',
    says: ({ driver }) => grouped(unspentConvictions(driver).length),
    reads: (driver) => unspentConvictions(driver).length,
  },
  {
    table: 'points',
    lines: 'all',
    name: 'Points on the licence',
    heading: 'Driving record',
    title: 'Points on your licence',
    says: ({ driver }) => grouped(unspentPoints(driver)),
    reads: unspentPoints,
  },
]

function badgeYears({ badge }: Driver): number {
  return badge.kind === 'held' ? badge.years : 0
}

/** The dearer of two occupations counts. */
function byDearestOccupation(table: RateTable): Rating<Driver> | Unfit {
  if (table.kind !== 'codes') return unfit(table, 'codes')
  return (
    missingCodes(table, ['*']) ??
    (({ occupations: [first, ...others] }, into) => {
      let dearest = codeRow(table, first)
      for (const code of others) {
        const row = codeRow(table, code)
        if (row.value > dearest.value) dearest = row
      }
      into.push(dearest)
    })
  )
}

const claimKinds: Readonly<Record<ClaimKind, string>> = {
  fault: 'at fault',
  'non-fault': 'not at fault',
  'fire-or-theft': 'fire or theft',
  glass: 'windscreen or glass',
}

/** Each claim by its kind and the full years since. */
function byClaim(table: RateTable): Rating<Driver> | Unfit {
  if (table.kind !== 'grid') return unfit(table, 'grid')
  const missing = Object.keys(claimKinds).filter((kind) => cellOf(table, [kind], 0) === undefined)
  if (missing.length > 0) return { unfit: `${table.path} has no row for ${missing.join(', ')}` }
  return (driver, into) => {
    for (const claim of driver.claims) {
      const row = cellOf(table, [claimKind(claim)], claim.yearsAgo)
      if (row !== undefined) into.push(row)
    }
  }
}

const claimKindInWords = oneOf(claimKinds)

/** "fault at 2": the kind of a claim and the full years since. */
function claimInWords({ key }: RatedRow): string {
  const [kind = '', ago = ''] = key.split(' at ')
  return `${claimKindInWords({ key: kind })}, ${yearsAgo(ago)}`
}

/** Each fault claim by its cost in whole pounds. */
function byCostOfFaultClaim(table: RateTable): Rating<Driver> | Unfit {
  if (table.kind !== 'bands') return unfit(table, 'bands')
  return (driver, into) => {
    for (const claim of driver.claims) {
      if (claimKind(claim) === 'fault') into.push(rowAt(table, Math.floor(claim.cost / 100)))
    }
  }
}

/** "2501-5000" as "£2,501 to £5,000". */
function poundsInWords({ key }: RatedRow): string {
  const [from = '0', to] = key.replace('+', '').split('-')
  const least = formatPounds(fromPounds(from))
  if (key.endsWith('+')) return `${least} or more`
  return to === undefined ? least : `${least} to ${formatPounds(fromPounds(to))}`
}

/**
 * Each unspent conviction by its code and the full years since. A code not in the table is read by the principal offence (CU82 as
 * CU80), then by its kind (CU*), then as any other.
 */
function byConviction(table: RateTable): Rating<Driver> | Unfit {
  if (table.kind !== 'grid') return unfit(table, 'grid')
  if (cellOf(table, ['*'], 0) === undefined) return { unfit: `${table.path} has no row for *` }
  return (driver, into) => {
    for (const { offence, yearsAgo: ago } of unspentConvictions(driver)) {
      const row = cellOf(table, [offence, `${offence.slice(0, 3)}0`, `${offence.slice(0, 2)}*`], ago)
      if (row !== undefined) into.push(row)
    }
  }
}

/** "CU80 at 2" is the offence itself, "SP* at 2" its kind, "* at 2" any other. */
function convictionInWords({ key }: RatedRow): string {
  const [code = '', ago = ''] = key.split(' at ')
  return `${offenceInWords(code)}, ${yearsAgo(ago)}`
}

function offenceInWords(code: string): string {
  if (!code.endsWith('*')) return descOf(offences, code) ?? 'Other offence'
  const kinds = offences.filter((offence) => code !== '*' && offence.code.startsWith(code.slice(0, -1)))
  return [...new Set(kinds.map(({ category }) => category))].join(' or ') || 'Other offence'
}

function yearsAgo(count: string): string {
  return count === '0' ? 'less than a year ago' : `${years(Number(count))} ago`
}
