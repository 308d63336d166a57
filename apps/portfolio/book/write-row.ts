import { toPounds } from '@milepost/domain/values/pence'
import type { Driver } from '@milepost/pricing/risk/driver'
import type { Conviction } from '@milepost/pricing/risk/driving-record'
import { noClaimsYears, type Risk } from '@milepost/pricing/risk/risk'
import { csvLine } from '../csv/csv-line'
import { type DriverColumn, driverColumnNames, type PolicyColumn, policyColumnNames } from './columns'

/** The days are left to whoever rates the book. */
const written = policyColumnNames.filter((name) => name !== 'rated on' && name !== 'cover start')
const DRIVERS = 2

/** The headings of a book that `writeRow` fills. */
export function writeHeading(): string {
  const drivers = Array.from({ length: DRIVERS }, (_, at) =>
    driverColumnNames.map((name) => `driver ${at + 1} ${name}`),
  )
  return csvLine([...written, ...drivers.flat()])
}

/** A risk in the words `readRow` reads. */
export function writeRow(policy: string, risk: Risk): string {
  const cells = policyCells(policy, risk)
  const drivers = Array.from({ length: DRIVERS }, (_, at) => driverCells(risk.drivers[at]))
  return csvLine([
    ...written.map((name) => cells[name]),
    ...drivers.flatMap((driver) => driverColumnNames.map((name) => driver?.[name] ?? '')),
  ])
}

type Cell = string | number

function policyCells(policy: string, risk: Risk): Record<PolicyColumn, Cell> {
  const { cover, vehicle, work } = risk
  const { noClaims } = cover
  const isCommercial = work.kind === 'commercial'
  const isEarned = noClaims.kind === 'earned'
  return {
    policy,
    line: risk.line,
    journey: risk.journey,
    'rated on': risk.ratedOn,
    'cover start': cover.start.date,
    level: cover.level,
    term: cover.term,
    excess: toPounds(cover.voluntaryExcess),
    'no-claims years': noClaimsYears(noClaims),
    protected: yes(isEarned && noClaims.isProtected),
    'earned on': isEarned && noClaims.on !== 'not-asked' ? noClaims.on : '',
    'home owner': yes(risk.isHomeOwner),
    group: vehicle.group,
    value: toPounds(vehicle.value),
    'vehicle age': vehicle.age,
    body: vehicle.bodyType,
    'gross weight': vehicle.grossWeightKilograms,
    use: vehicle.use,
    mileage: vehicle.mileage.miles,
    overnight: vehicle.overnight,
    area: vehicle.overnightArea,
    'q plate': yes(vehicle.isQPlate),
    'left-hand drive': yes(vehicle.isLeftHandDrive),
    imported: vehicle.origin.kind === 'uk' ? 'no' : countryCell(vehicle.origin.country),
    modifications: vehicle.modifications
      .map(({ code, value, isForMedicalReasons }) =>
        [code, toPounds(value), ...(isForMedicalReasons ? ['medical'] : [])].join(':'),
      )
      .join('; '),
    owner: vehicle.owner,
    keeper: vehicle.keeper,
    radius: isCommercial ? work.radius : '',
    racking: isCommercial ? yes(work.hasInternalRacking) : '',
    'dangerous goods': isCommercial ? yes(work.carriesDangerousGoods) : '',
    'hazardous sites': isCommercial ? yes(work.visitsHazardousSites) : '',
    'main driver': 1 + risk.drivers.findIndex(({ isMain }) => isMain),
  }
}

function driverCells(driver: Driver | undefined): Record<DriverColumn, Cell> | undefined {
  if (driver === undefined) return undefined
  const { badge } = driver
  const isHeld = badge.kind === 'held'
  return {
    age: driver.age,
    licence: driver.licence.type,
    'licence years': driver.licence.years,
    'years in the uk': driver.ukResidencyYears,
    'marital status': driver.maritalStatus,
    employment: driver.employment,
    occupation: driver.occupations.join('; '),
    claims: driver.claims
      .map(({ type, isAtFault, cost, yearsAgo }) =>
        [type, isAtFault ? 'fault' : 'non-fault', toPounds(cost), yearsAgo].join(':'),
      )
      .join('; '),
    convictions: driver.convictions.map(convictionCell).join('; '),
    'criminal conviction': yes(driver.hasCriminalConviction),
    'refused cover': yes(driver.hasBeenRefusedCover),
    badge: isHeld ? badge.type : '',
    'badge years': isHeld ? badge.years : '',
    'licensed by': isHeld ? badge.licensingAuthority : '',
    'full time': isHeld ? yes(badge.isFullTime) : '',
  }
}

/** Norway's code is also a no. */
function countryCell(country: string): string {
  return country === 'NO' ? 'NOR' : country
}

function convictionCell({ offence, points, yearsAgo, isPending, isSpent, ban }: Conviction): string {
  const states = [
    ...(isPending ? ['pending'] : []),
    ...(isSpent ? ['spent'] : []),
    ...(ban.kind === 'banned' ? [`banned ${ban.from} to ${ban.to}`] : []),
  ]
  return [offence, points, yearsAgo, ...states].join(':')
}

function yes(is: boolean): string {
  return is ? 'yes' : 'no'
}
