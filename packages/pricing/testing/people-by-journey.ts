import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { aClaim, aConviction } from '@milepost/domain/questions/people/testing'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { customersByJourney } from '@milepost/domain/testing/customers'
import { type Differences, plainAddress, plainAnswers } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'

/** The time when all these people request a price: the morning of 16 November 2026. */
export const now = new Date('2026-11-16T09:00:00Z')

/** The first day of their cover. */
export const coverStart = localDate('2026-11-20')

const coded = (code: string, desc: string) => ({ code, desc })

/** The server's own look-up result, with codes of our lists where there is one. */
export const aHatchback: VehicleInfo = {
  make: coded('FORD', 'Ford'),
  model: coded('FIESTA', 'Fiesta'),
  numberOfDoors: coded('5', '5 doors'),
  bodyType: coded('HATCHBACK', 'Hatchback'),
  cubicCapacity: 999,
  fuelType: coded('PETROL', 'Petrol'),
  transmission: coded('MANUAL', 'Manual'),
  value: 9500,
  isCommercialVehicle: false,
  isMotorCycle: false,
  year: 2019,
  abicode: 'DEMO0001',
  abigroup: '13',
  grossWeight: 0,
  numberOfSeats: 5,
  registrationDate: localDate('2019-09-01'),
}

export const aPanelVan: VehicleInfo = {
  ...aHatchback,
  model: coded('TRANSIT_CUSTOM', 'Transit Custom'),
  bodyType: coded('PANEL_VAN', 'Panel van'),
  fuelType: coded('DIESEL', 'Diesel'),
  abigroup: '34',
  isCommercialVehicle: true,
  grossWeight: 2900,
}

export const home = plainAddress

export const anAccident = aClaim
export const speeding = aConviction

/**
 * Complete answers for a journey: the plain customer, changed by the differences. They drive a taxi full time if that is asked,
 * and the vehicle is one of those above.
 */
export function answersFor(
  journey: JourneyId,
  { you, vehicle, cover, drivers = [] }: Differences = {},
): Answers {
  const { vehicle: taken, use } = journeys[journey]
  return plainAnswers(journey, {
    you: { isFullTimeTaxi: true, ...you },
    vehicle: {
      registration: 'AB19 CDE',
      searchedRegistration: 'AB19CDE',
      value: fromPounds(9500),
      vehicleInfo: taken.accepts === 'van' ? aPanelVan : aHatchback,
      ...(!use.uses.includes('S') && { vehicleUse: 'PR' }),
      ...vehicle,
    },
    cover: { effectiveFrom: { date: coverStart, hour: 9, minute: 15 }, ...cover },
    drivers,
  })
}

const customers = customersByJourney(localDate('2025-02-03'))

/** The customer of each journey, with complete answers. */
export const peopleByJourney = Object.fromEntries(
  journeyIds.map((id) => {
    const { who, differences } = customers[id]
    return [id, { who, answers: answersFor(id, differences) }]
  }),
) as Readonly<Record<JourneyId, { who: string; answers: Answers }>>
