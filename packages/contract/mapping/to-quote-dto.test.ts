import { aClaim, aConviction, aDriver } from '@milepost/domain/questions/people/testing'
import { blankAddress } from '@milepost/domain/values/address'
import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { quoteInput } from '../shapes/quote.ts'
import { marketing, proposerWith, requestOn, vehicleWith } from '../testing/quote-customer.ts'
import { refusals } from '../testing/refusals.ts'

describe('a quote as a request', () => {
  it('is accepted by the schema [DAT-01]', () => {
    expect(refusals(quoteInput, requestOn('flag_taxi'))).toEqual([])
    expect(Object.keys(requestOn('flag_taxi'))).toEqual([
      'proposerDetails',
      'vehicleDetails',
      'coverDetails',
      'additionalDrivers',
      'additionalQuestions',
      'marketingPreferences',
    ])
  })

  it('has the marketing choices, with phone refused if the journey does not offer it [DAT-01]', () => {
    expect(requestOn('flag_taxi').marketingPreferences).toEqual(marketing)
    expect(requestOn('carrot_pc').marketingPreferences).toEqual({ ...marketing, phoneOptIn: false })
  })

  it('has unknown additional answers, without those the schema would refuse [DAT-06]', () => {
    const unknown: object = { '5f2a': 'kept', long: 'x'.repeat(201), deep: {}, [`${'x'.repeat(101)}`]: 1 }
    const additionalQuestions = { howDidYouHearAboutUs: 'INTERNET', ...unknown }
    expect(
      requestOn('acorn_pc', (answers) => ({ ...answers, additionalQuestions: additionalQuestions }))
        .additionalQuestions,
    ).toEqual({
      '5f2a': 'kept',
    })
  })
})

describe('the proposer', () => {
  it('has the codes that follow from the answers [DAT-02]', () => {
    expect(requestOn('acorn_pc').proposerDetails).toMatchObject({ licenceType: 'F', isMainDriver: true })
    const retired = requestOn('acorn_pc', proposerWith({ employmentType: 'R' }))
    expect(retired.proposerDetails).toMatchObject({ employmentType: 'R', occupation: 'R09', industry: '947' })
    const taxi = requestOn('flag_taxi', proposerWith({ isFullTimeTaxi: true }))
    expect(taxi.proposerDetails).toMatchObject({ employmentType: 'S', occupation: 'D34', industry: '703' })
  })

  it('has the operating area and licensing authority in both places, on taxi lines only [DAT-02] [DAT-03] [DAT-04]', () => {
    const { proposerDetails, vehicleDetails, coverDetails } = requestOn('flag_taxi')
    expect([proposerDetails.licencingAuthority, vehicleDetails.licencingAuthority]).toEqual([
      'BIRMINGHAM',
      'BIRMINGHAM',
    ])
    expect([proposerDetails.operatingArea, coverDetails.operatingArea]).toEqual([
      'WEST_MIDLANDS',
      'WEST_MIDLANDS',
    ])
    expect(requestOn('acorn_pc').vehicleDetails.licencingAuthority).toBeUndefined()
  })

  it('is not the main driver if another driver is [DAT-02] [DAT-07]', () => {
    const other = requestOn('acorn_pc', (answers) => ({
      ...answers,
      additionalDrivers: [{ ...aDriver, isMainDriver: true }],
    }))
    expect(other.proposerDetails.isMainDriver).toBe(false)
    expect(other.additionalDrivers[0]?.isMainDriver).toBe(true)
  })

  it('has 0, empty text or the received value for fields that are not asked [DAT-02]', () => {
    expect(requestOn('acorn_pc').proposerDetails).toMatchObject({
      numberOfVehiclesOwned: 0,
      sourceReferenceId: '',
    })
    const came = { numberOfVehiclesOwned: 2, accessToOtherVehicles: 'OWN_1', sourceReferenceId: 'PCW 1' }
    expect(requestOn('acorn_pc', proposerWith(came)).proposerDetails).toMatchObject(came)
    const bad = requestOn(
      'acorn_pc',
      proposerWith({ numberOfVehiclesOwned: -1, accessToOtherVehicles: 'a b' }),
    )
    expect(bad.proposerDetails).toMatchObject({ numberOfVehiclesOwned: 0, accessToOtherVehicles: undefined })
  })

  it('is sent in the same tidy form as it is stored', () => {
    const typed = {
      firstName: ' Anne\u2013Marie ',
      emailAddress: 'Al@EXAMPLE.com ',
      phoneNumber: '0113 496-0100',
      licenceNumber: 'morga 803277 A99AB',
    }
    const address = { ...blankAddress, line1: ' 1 High Street\u202C', city: 'Leeds', postcode: 'ls1-1aa' }
    const sent = requestOn('acorn_pc', proposerWith({ ...typed, address }))
    expect(sent.proposerDetails).toMatchObject({
      firstName: 'Anne-Marie',
      emailAddress: 'Al@example.com',
      phoneNumber: '01134960100',
      licenceNumber: 'MORGA803277A99AB',
      address: { line1: '1 High Street', postcode: 'LS1 1AA' },
    })
  })
})

describe('the vehicle', () => {
  it('has its registration, its value in pounds and the look-up result [DAT-03]', () => {
    expect(requestOn('acorn_pc').vehicleDetails).toMatchObject({
      registration: 'AA19 AAA',
      value: 8500.5,
      abiCode: 'DEMO0001',
      make: 'Ford',
      engineSize: 999,
      yearOfManufacture: 2019,
      isQPlate: false,
    })
    expect(requestOn('acorn_pc', vehicleWith({ registration: 'q1 abc' })).vehicleDetails.isQPlate).toBe(true)
  })

  it('has owner and keeper as codes [DAT-03]', () => {
    expect(requestOn('acorn_pc').vehicleDetails).toMatchObject({ ownership: '1', registeredKeeper: '2' })
  })

  it('has its modifications, by default not notified to the insurer [DAT-10]', () => {
    expect(requestOn('acorn_pc').vehicleDetails.modifications).toEqual([
      {
        modificationCode: 'TOW_BAR',
        value: 300,
        isForMedicalReasons: false,
        isCurrentInsurerNotified: false,
      },
    ])
    expect(requestOn('acorn_pc', vehicleWith({ isModified: false })).vehicleDetails.modifications).toEqual([])
  })
})

describe('the cover', () => {
  it('has its start in parts and its excess in pounds [DAT-04]', () => {
    expect(requestOn('acorn_pc').coverDetails).toMatchObject({
      levelOfCover: 'COMP',
      effectiveFrom: { day: 20, month: 11, year: 2026, hour: 9, minute: 15 },
      voluntaryExcess: 250,
      yearsOfNoClaimsDiscount: '10',
      doesDriverOtherVehicle: false,
    })
  })
})

describe('a driver', () => {
  it('has the taxi answers on taxi lines only, and no consent [DAT-07]', () => {
    const [driver] = requestOn('flag_taxi').additionalDrivers
    expect(driver).toMatchObject({ isFullTimeTaxi: false, badgeType: 'PR', badgePassedDate: '2015-05-05' })
    expect(driver).not.toHaveProperty('hasConsented')
    expect(requestOn('acorn_pc').additionalDrivers[0]?.badgePassedDate).toBeUndefined()
  })

  it('has claims and convictions in pounds, and ban dates only with a ban [DAT-08] [DAT-09]', () => {
    const stray = { ...aConviction, banStartDate: localDate('2025-02-03') }
    const { proposerDetails } = requestOn(
      'acorn_pc',
      proposerWith({
        hasMotoringClaims: true,
        motoringClaims: [aClaim],
        hasMotoringConvictions: true,
        motoringConvictions: [stray],
      }),
    )
    expect(proposerDetails.motoringClaims).toEqual([{ ...aClaim, costOfClaim: 1200 }])
    expect(proposerDetails.motoringConvictions?.[0]).toMatchObject({
      convictionDate: '2025-02-03',
      fineAmount: 100,
    })
    expect(proposerDetails.motoringConvictions?.[0]?.banStartDate).toBeUndefined()
  })
})
