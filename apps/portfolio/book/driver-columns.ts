import { claimTypes } from '@milepost/domain/lists/history'
import { badgeTypes, licenceTypes } from '@milepost/domain/lists/licence'
import { licensingAuthorities } from '@milepost/domain/lists/licensing-authorities'
import { occupations } from '@milepost/domain/lists/occupations'
import { offences } from '@milepost/domain/lists/offences'
import { employmentTypes, maritalStatuses, workOfThoseNotWorking } from '@milepost/domain/lists/person'
import { MINIMUM_AGE } from '@milepost/domain/questions/people/birth'
import type { Terms } from '@milepost/domain/terms/terms'
import { addDays, addYears, type LocalDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import { toPounds } from '@milepost/domain/values/pence'
import { atAge } from '@milepost/pricing/book/typical-risk'
import { type Badge, type Driver, plainFields, typicalDriver } from '@milepost/pricing/risk/driver'
import { type Ban, type Claim, type Conviction, isSpent } from '@milepost/pricing/risk/driving-record'
import { type Cell, codesOf, readDay, wholeNumber } from './cells.ts'
import { type Column, type Columns, columnsOf, plainColumns, yesOrNo } from './column.ts'

const licences = codesOf(licenceTypes)
const statuses = codesOf(maritalStatuses)
const employments = codesOf(employmentTypes)
const jobs = codesOf(occupations)
const badges = codesOf(badgeTypes)
const authorities = codesOf(licensingAuthorities)
const claimCodes = codesOf(claimTypes)
const offenceCodes = codesOf(offences)

const OLDEST = 120

/** A driver, and the start of cover, which decides whether a conviction is spent. */
export type DriverInBook = { driver: Driver; start: LocalDate }

/** The columns of each driver: `driver 1 age`, `driver 2 age`. The first is the policyholder. */
export const driverColumns = {
  age: driverColumn({
    says: '16 to 120; a driver after the first must have one',
    // With the defaults for the age.
    read: (cell, driver) => atAge(driver, cell.whole([MINIMUM_AGE, OLDEST], driver.age)),
    write: ({ age }) => age,
  }),
  licence: driverColumn({
    says: 'F full UK, P provisional …',
    read: (cell, { licence }) => ({ licence: { ...licence, type: cell.code(licences, licence.type) } }),
    write: ({ licence }) => licence.type,
  }),
  'licence years': driverColumn({
    says: 'full years',
    without: 'the years since age 18, at most 20',
    // Held since the 16th birthday at the earliest.
    read: (cell, { licence, age }) => ({
      licence: { ...licence, years: cell.whole([0, age - MINIMUM_AGE], licence.years) },
    }),
    write: ({ licence }) => licence.years,
  }),
  'years in the uk': driverColumn({
    says: 'full years',
    without: 'since birth',
    read: (cell, { age, ukResidencyYears }) => ({ ukResidencyYears: cell.whole([0, age], ukResidencyYears) }),
    write: ({ ukResidencyYears }) => ukResidencyYears,
  }),
  'marital status': driverColumn({
    says: 'S, M, P …',
    without: 'S under 25, otherwise the typical value',
    read: (cell, { maritalStatus }) => ({ maritalStatus: cell.code(statuses, maritalStatus) }),
    write: ({ maritalStatus }) => maritalStatus,
  }),
  employment: driverColumn({
    says: 'E, S, R …',
    read: (cell, driver) => {
      const employment = cell.code(employments, driver.employment)
      return { employment, occupations: occupationsOf(employment, driver) }
    },
    write: ({ employment }) => employment,
  }),
  occupation: driverColumn({
    says: 'a code, or two separated by ;',
    without: 'one that fits the employment, otherwise the typical value',
    read: (cell, driver) => ({ occupations: readOccupations(cell, driver.occupations) }),
    write: (driver) => driver.occupations.join('; '),
  }),
  claims: driverColumn({
    says: 'type:fault:pounds:years ago, separated by ; (A:fault:1500:2; W:non-fault:300:0)',
    read: (cell) => ({ claims: readClaims(cell) }),
    write: ({ claims }) => claims.map(claimEntry).join('; '),
  }),
  convictions: driverColumn({
    says: 'code:points:years ago, separated by ; (SP30:3:1), then optionally :pending, :spent or :banned 2025-01-10 to 2026-01-09',
    read: (cell, _driver, start) => ({ convictions: readConvictions(cell, start) }),
    write: ({ convictions }) => convictions.map(convictionEntry).join('; '),
  }),
  ...columnsOf(plainColumns<Driver, typeof plainFields>(plainFields, typicalDriver), driverColumnOf),
  badge: badgeColumn({
    says: 'taxi: PR or PU',
    read: (cell, { type }) => ({ type: cell.code(badges, type) }),
    write: ({ type }) => type,
  }),
  'badge years': badgeColumn({
    says: 'taxi: full years',
    read: (cell, { years }) => ({ years: cell.whole([0, 100], years) }),
    write: ({ years }) => years,
  }),
  'licensed by': badgeColumn({
    says: 'taxi: the licensing authority, BIRMINGHAM …',
    read: (cell, { licensingAuthority }) => ({
      licensingAuthority: cell.code(authorities, licensingAuthority),
    }),
    write: ({ licensingAuthority }) => licensingAuthority,
  }),
  'full time': badgeColumn({
    says: 'taxi: yes or no',
    read: (cell, { isFullTime }) => ({ isFullTime: cell.yes(isFullTime) }),
    write: ({ isFullTime }) => yesOrNo(isFullTime),
  }),
} as const satisfies Columns<DriverInBook>

function driverColumnOf({ says, read, write }: Column<Driver>) {
  return driverColumn({ says, read: (cell, driver, _start, terms) => read(cell, driver, terms), write })
}

function driverColumn(column: {
  says: string
  without?: string
  read: (cell: Cell, driver: Driver, start: LocalDate, terms: Terms) => Partial<Driver>
  write: (driver: Driver) => string | number
}) {
  return {
    ...column,
    read: (cell: Cell, { driver, start }: DriverInBook, terms: Terms) => ({
      driver: { ...driver, ...column.read(cell, driver, start, terms) },
    }),
    write: ({ driver }: DriverInBook) => column.write(driver),
  }
}

type HeldBadge = Extract<Badge, { kind: 'held' }>

function badgeColumn(column: {
  says: string
  read: (cell: Cell, badge: HeldBadge) => Partial<HeldBadge>
  write: (badge: HeldBadge) => string | number
}) {
  return driverColumn({
    says: column.says,
    read: (cell, { badge }) => {
      if (badge.kind === 'held') return { badge: { ...badge, ...column.read(cell, badge) } }
      cell.refuse('is asked of taxi drivers only')
      return {}
    },
    write: ({ badge }) => (badge.kind === 'held' ? column.write(badge) : ''),
  })
}

/** A driver who does not work has the occupation code for that. */
function occupationsOf(employment: Driver['employment'], typical: Driver): Driver['occupations'] {
  const of: Partial<Record<string, { occupation?: string; industry: string }>> = workOfThoseNotWorking
  const occupation = of[employment]?.occupation
  return occupation === undefined ? typical.occupations : [occupation]
}

function readOccupations(cell: Cell, otherwise: Driver['occupations']): Driver['occupations'] {
  const entries = cell.entries()
  const [first, second] = entries.map(({ words, parts: [part = ''] }) => {
    // A spreadsheet that reads 009 as a number leaves 9.
    const code = jobs.get((/^\d+$/.test(part) ? part.padStart(3, '0') : part).toUpperCase())
    if (code === undefined) cell.refuse(`${words} is no code of an occupation`)
    return code
  })
  if (entries.length > 2) cell.refuse('there are at most two')
  if (first === undefined) return otherwise
  return second === undefined ? [first] : [first, second]
}

const faults = new Map([
  ['fault', true],
  ['non-fault', false],
])

function readClaims(cell: Cell): readonly Claim[] {
  return cell.entries().flatMap(({ words, parts }) => {
    const [name = '', fault = '', pounds = '', ago = ''] = parts
    const type = claimCodes.get(name.toUpperCase())
    const isAtFault = faults.get(fault.toLowerCase())
    const cost = parseMoney(pounds)
    const yearsAgo = wholeNumber(ago)
    if (parts.length === 4 && type !== undefined && isAtFault !== undefined && cost.ok && isAgo(yearsAgo)) {
      return [{ type, isAtFault, cost: cost.value, yearsAgo }]
    }
    cell.refuse(`${words} is not type:fault:pounds:years ago, as A:fault:1500:2 or W:non-fault:300:0`)
    return []
  })
}

function claimEntry({ type, isAtFault, cost, yearsAgo }: Claim): string {
  return [type, isAtFault ? 'fault' : 'non-fault', toPounds(cost), yearsAgo].join(':')
}

function isAgo(years: number | undefined): years is number {
  return years !== undefined && years <= 100
}

const MOST_POINTS = 12

/** As of cover start. */
function readConvictions(cell: Cell, start: LocalDate): readonly Conviction[] {
  return cell.entries().flatMap(({ words, parts }) => {
    const [name = '', written = '', ago = '', more = ''] = parts
    const offence = offenceCodes.get(name.toUpperCase())
    const points = wholeNumber(written)
    const yearsAgo = wholeNumber(ago)
    const state = readState(more.toLowerCase())
    const isWhole = points !== undefined && points <= MOST_POINTS && isAgo(yearsAgo)
    if (parts.length <= 4 && offence !== undefined && isWhole && state !== undefined) {
      const { isPending, ban } = state
      const isOver = state.isSpent || (!isPending && isSpentByNow(yearsAgo, ban, start))
      return [{ offence, points, yearsAgo, isPending, ban, isSpent: isOver }]
    }
    cell.refuse(
      `${words} is not code:points:years ago, as SP30:3:1, with :pending, :spent or :banned 2025-01-10 to 2026-01-09 after it`,
    )
    return []
  })
}

/** Any age over 18 works: see isSpentByNow. */
const OF_AGE = 30

/**
 * A book has full years and no birth date, so the rule for adults applies. For a conviction under 18 the book must say `spent`.
 */
function isSpentByNow(yearsAgo: number, ban: Ban, on: LocalDate): boolean {
  // A day earlier, because `addYears` turns 29 February into 1 March, a day too late.
  const convictedOn = addDays(addYears(on, -yearsAgo), -1)
  return isSpent({ convictedOn, dateOfBirth: addYears(convictedOn, -OF_AGE), ban, on })
}

type State = { isPending: boolean; isSpent: boolean; ban: Ban }

function readState(words: string): State | undefined {
  const plain: State = { isPending: false, isSpent: false, ban: { kind: 'none' } }
  if (words === '') return plain
  if (words === 'pending') return { ...plain, isPending: true }
  if (words === 'spent') return { ...plain, isSpent: true }
  const [, first = '', last = ''] = /^banned (\S+) to (\S+)$/.exec(words) ?? []
  const from = readDay(first)
  const to = readDay(last)
  if (from === undefined || to === undefined || to < from) return undefined
  return { ...plain, ban: { kind: 'banned', from, to } }
}

function convictionEntry({ offence, points, yearsAgo, isPending, isSpent: isOver, ban }: Conviction): string {
  const states = [
    ...(isPending ? ['pending'] : []),
    ...(isOver ? ['spent'] : []),
    ...(ban.kind === 'banned' ? [`banned ${ban.from} to ${ban.to}`] : []),
  ]
  return [offence, points, yearsAgo, ...states].join(':')
}
