import { lines, type RatedLine, ratings } from '@milepost/domain/lines/lines'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { type Driver, typicalDriver, typicalTaxiDriver } from '../risk/driver.ts'
import { journeysOn } from '../risk/journeys-on.ts'
import type { CommercialWork, Risk } from '../risk/risk.ts'
import { typicalVehicles } from '../risk/vehicle.ts'

export const typicalWork: CommercialWork = {
  kind: 'commercial',
  radius: '25',
  hasInternalRacking: false,
  carriesDangerousGoods: false,
  visitsHazardousSites: false,
}

/** The typical risk of a line: the default where an example or a row of a book leaves something out. Cover starts at midnight. */
export function typicalRisk(line: RatedLine, day: { ratedOn: LocalDate; start: LocalDate }): Risk {
  const { vehicle, use, cover } = lines[line]
  const { typical, noClaimsEarnedOn } = ratings[line]
  return {
    journey: typicalJourney(line),
    line,
    ratedOn: day.ratedOn,
    cover: {
      level: 'COMP',
      start: { date: day.start, hour: 0, minute: 0 },
      term: cover.term,
      voluntaryExcess: fromPounds(250),
      noClaims: {
        kind: 'earned',
        years: 5,
        isProtected: false,
        on: cover.asksNoClaimsEarnedOn ? noClaimsEarnedOn : 'not-asked',
      },
    },
    vehicle: {
      ...typicalVehicles[vehicle.accepts === 'any' ? 'car' : vehicle.accepts],
      use: typical.use,
      mileage: { miles: typical.miles, per: use.mileagePeriod },
    },
    drivers: [typicalDriverOn(line)],
    isHomeOwner: true,
    work: use.asksBusinessRadius ? typicalWork : { kind: 'not-asked' },
  }
}

/** The first journey that sells the line by its own rates. */
export function typicalJourney(line: RatedLine): JourneyId {
  const sold = journeysOn(line)
  const found = sold.find((terms) => terms.line === line) ?? sold[0]
  if (found === undefined) throw new RangeError(`No journey is priced by the rates of ${line}`)
  return found.id
}

/** The typical driver of a line, proposer or named. */
export function typicalDriverOn(line: RatedLine): Driver {
  return lines[line].drivers.asksTaxiBadge ? typicalTaxiDriver : typicalDriver
}

/** The same driver at another age, with the defaults that go with it. */
export function atAge(typicalOfLine: Driver, age: number): Driver {
  return {
    ...typicalOfLine,
    age,
    licence: { ...typicalOfLine.licence, years: Math.max(0, Math.min(age - 18, 20)) },
    ukResidencyYears: age,
    maritalStatus: age < 25 ? 'S' : typicalOfLine.maritalStatus,
  }
}
