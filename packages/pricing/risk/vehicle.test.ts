import type { VehicleDetails } from '@milepost/domain/questions/answers'
import { newModification } from '@milepost/domain/questions/modification'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { describe, expect, it } from 'vitest'
import { missingFor, missingFrom, riskFor, riskFrom } from '../testing/made-risk.ts'
import { aHatchback, answersFor, aPanelVan, home } from '../testing/people-by-journey.ts'

const vehicleOf = (vehicle: VehicleDetails, journey: JourneyId = 'acorn_pc') =>
  riskFor(journey, { vehicle }).vehicle
const found = (info: Partial<VehicleInfo>) => vehicleOf({ vehicleInfo: { ...aHatchback, ...info } })

/** A quote restored with a registration and no look-up result (D-066). */
function restored(answers: VehicleDetails, journey: JourneyId = 'acorn_pc') {
  const { vehicleInfo: _info, searchedRegistration: _searched, ...rest } = answersFor(journey).vehicleDetails
  const vehicleDetails = { ...rest, isRestored: true, bodyType: 'SALOON', ...answers }
  return { ...answersFor(journey), vehicleDetails }
}

const { registrationDate: _date, ...undated } = aHatchback

describe('the age of a vehicle [D-080]', () => {
  it('is counted in full years from first registration to cover start', () => {
    expect(found({ registrationDate: localDate('2019-11-20') }).age).toBe(7)
    expect(found({ registrationDate: localDate('2019-11-21') }).age).toBe(6)
  })

  it('is counted from 1 January of the year of manufacture if there is no date', () => {
    expect(vehicleOf({ vehicleInfo: { ...undated, year: 2011 } }).age).toBe(15)
    expect(vehicleOf({ vehicleInfo: { ...undated, year: 2012 } }).age).toBe(14)
  })

  it('is 0 for a vehicle first registered after cover starts', () => {
    expect(found({ registrationDate: localDate('2026-12-01') }).age).toBe(0)
  })

  it('comes from the number plate if there was no look-up, and is unknown if the plate shows no year', () => {
    expect(riskFrom('acorn_pc', restored({ registration: 'AB12 CDE' })).vehicle.age).toBe(14)
    expect(riskFrom('acorn_pc', restored({ registration: 'ABC 123' })).vehicle.age).toBe('unknown')
    expect(
      vehicleOf({
        registration: 'ABC 123',
        searchedRegistration: 'ABC123',
        vehicleInfo: { ...undated, year: 0 },
      }).age,
    ).toBe('unknown')
  })
})

describe('the look-up result', () => {
  it('gives the class, the group, the body, the fuel and the weight', () => {
    expect(vehicleOf({ vehicleInfo: aPanelVan, vehicleUse: 'G' }, 'acorn_cv')).toMatchObject({
      class: 'van',
      group: 34,
      bodyType: 'PANEL_VAN',
      fuelType: 'DIESEL',
      grossWeightKilograms: 2900,
    })
  })

  it.each([
    ['13', 13],
    ['12E', 12],
    ['50', 50],
    ['', 'unknown'],
    ['0', 'unknown'],
    ['51', 'unknown'],
    ['x', 'unknown'],
  ] as const)('gives insurance group %s as %s', (abigroup, group) => {
    expect(found({ abigroup }).group).toBe(group)
  })

  it('gives unknown for values that are not on our lists', () => {
    const strange = { code: 'SCOOTER', desc: 'Scooter' }
    expect(found({ bodyType: strange, fuelType: strange, grossWeight: 0 })).toMatchObject({
      bodyType: 'unknown',
      fuelType: 'unknown',
      grossWeightKilograms: 'unknown',
    })
  })

  it('gives unknown for a restored quote without it, except the body type [D-066]', () => {
    expect(riskFrom('acorn_pc', restored({})).vehicle).toMatchObject({
      class: 'car',
      group: 'unknown',
      bodyType: 'SALOON',
      fuelType: 'unknown',
      grossWeightKilograms: 'unknown',
    })
  })

  it('leaves the class to the journey, or to the body type if the journey accepts both', () => {
    const classOn = (journey: JourneyId, bodyType: string) =>
      riskFrom(journey, restored({ bodyType }, journey)).vehicle.class
    expect(classOn('acorn_cv', 'PICK_UP')).toBe('van')
    expect(classOn('briefly_impound', 'PICK_UP')).toBe('car')
    expect(classOn('briefly_impound', 'LUTON')).toBe('van')
  })
})

describe("the customer's answers", () => {
  it('give the origin of the vehicle', () => {
    expect(vehicleOf({ isImported: false, countryOfRegistration: 'JP' }).origin).toEqual({ kind: 'uk' })
    expect(vehicleOf({ isImported: true, countryOfRegistration: 'JP' }).origin).toEqual({
      kind: 'imported',
      country: 'JP',
    })
  })

  it('give a Q plate by the first letter of the mark, in either case [D-081]', () => {
    const marked = (registration: string) =>
      vehicleOf({ registration, searchedRegistration: registration.replace(' ', '').toUpperCase() }).isQPlate
    expect(marked('q123 ABC')).toBe(true)
    expect(marked('AQ19 CDE')).toBe(false)
  })

  it('give the overnight area: the home postcode, or the other address [VEH-37, YOU-01]', () => {
    const overnight = (isElsewhere: boolean, postcode: string) =>
      vehicleOf({
        isNotKeptAtHomeAddressOverNight: isElsewhere,
        overnightAddress: { ...home, line1: '2 Quay', postcode },
      }).overnightArea
    expect(overnight(false, 'BH15 1AA')).toBe('LS')
    expect(overnight(true, 'bh151aa')).toBe('BH')
    expect(overnight(true, 'BFPO 12')).toBe('BFPO')
  })

  it('give a mileage for the period the journey asks about [D-076]', () => {
    expect(vehicleOf({ annualMileage: 7450 }).mileage).toEqual({ miles: 7450, per: 'year' })
    expect(vehicleOf({ annualMileage: 900 }, 'briefly_impound').mileage).toEqual({
      miles: 900,
      per: '30-days',
    })
  })

  it('give the owner and the keeper: the policyholder after a yes [D-073]', () => {
    expect(vehicleOf({})).toMatchObject({ owner: '1', keeper: '1' })
    const leased = {
      legalOwner: false,
      ownership: '4',
      isRegisteredKeeper: true,
      registeredKeeper: '3',
    } as const
    expect(vehicleOf(leased)).toMatchObject({ owner: '4', keeper: '1' })
  })

  it('give each modification, and none after a no [MOD-04]', () => {
    const modifications = [
      {
        ...newModification,
        modificationCode: 'SEATS',
        value: fromPounds(900),
        isForMedicalReasons: true,
      },
    ] as const
    expect(vehicleOf({ isModified: true, modifications }).modifications).toEqual([
      { code: 'SEATS', value: 90_000, isForMedicalReasons: true },
    ])
    expect(vehicleOf({ isModified: false, modifications }).modifications).toEqual([])
  })
})

describe('the commercial use of a van or taxi [VEH-24]', () => {
  it('is part of the risk if the line asks about it', () => {
    const answers = { businessRadius: '50', carriesDangerousGoods: true } as const
    expect(riskFor('acorn_pc', { vehicle: answers }).work).toEqual({ kind: 'not-asked' })
    expect(riskFor('flag_taxi', { vehicle: answers }).work).toEqual({
      kind: 'commercial',
      radius: '50',
      hasInternalRacking: false,
      carriesDangerousGoods: true,
      visitsHazardousSites: false,
    })
  })
})

describe('an invalid answer about the vehicle', () => {
  it.each<[string, VehicleDetails, string, string]>([
    [
      'a registration that was not looked up',
      { registration: 'ZZ99 ZZZ' },
      'registration',
      'searchRegistration',
    ],
    ['a value of £0', { value: pence(0) }, 'value', 'valueAboveZero'],
    // Neither could be typed into the field.
    ['a part of a penny', { value: 950_000.5 as never }, 'value', 'valueRequired'],
    ['not a number', { value: Number.NaN as never }, 'value', 'valueRequired'],
    ['a use of another line', { vehicleUse: 'PR' }, 'vehicleUse', 'notOffered'],
    ['an unknown use', { vehicleUse: 'X' as never }, 'vehicleUse', 'notOffered'],
    ['half a mile', { annualMileage: 7.5 }, 'annualMileage', 'annualMileageNotWhole'],
    [
      'an unknown country',
      { isImported: true, countryOfRegistration: 'XX' },
      'countryOfRegistration',
      'notOffered',
    ],
    [
      'a purchase before the car was made',
      { datePurchased: localDate('2018-12-31') },
      'datePurchased',
      'purchasedBeforeMade',
    ],
    ['a van on a car journey', { vehicleInfo: aPanelVan }, 'registration', 'searchRegistration'],
  ])('is reported: %s', (_what, vehicle, name, key) => {
    expect(missingFor('acorn_pc', { vehicle })).toMatchObject([{ field: `vehicleDetails.${name}`, key }])
  })

  it('is reported: an unknown body type on a restored quote [VEH-19]', () => {
    expect(missingFrom('acorn_pc', restored({ bodyType: 'HOVERCRAFT' }))).toMatchObject([
      { field: 'vehicleDetails.bodyType', key: 'bodyTypeRequired' },
    ])
  })

  it('is reported: cover that starts before the car is collected [D-072]', () => {
    expect(missingFor('acorn_pc', { vehicle: { datePurchased: localDate('2026-11-21') } })).toMatchObject([
      { field: 'coverDetails.effectiveFrom', key: 'notYetPurchased' },
    ])
  })
})

describe('a vehicle that a comparison site described [VLS-01]', () => {
  const {
    registration: _plate,
    searchedRegistration: _searched,
    ...rest
  } = answersFor('acorn_pc').vehicleDetails
  const described = { ...answersFor('acorn_pc'), vehicleDetails: { ...rest, isQuotedWithoutPlate: true } }

  it('is rated by the vehicle that was found, as it would be with its plate', () => {
    expect(riskFrom('acorn_pc', described).vehicle).toEqual(riskFor('acorn_pc').vehicle)
  })

  it('is not rated without a plate unless it was quoted by description', () => {
    expect(missingFrom('acorn_pc', { ...described, vehicleDetails: rest })).toMatchObject([
      { field: 'vehicleDetails.registration' },
    ])
  })
})
