import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import type { SiteField } from '../questions/aggregator.ts'
import type { JourneyId } from '../terms/identity.ts'
import { plainAddress } from '../testing/plain-customer.ts'
import { localDate } from '../values/local-date.ts'
import { londonDate } from '../values/london-time.ts'
import { fromPounds } from '../values/pence.ts'
import { siteAnswers } from './site-answers.ts'
import { coverPart, proposerPart, vehiclePart } from './site-parts.ts'
import type { SitePerson, SiteRisk, SiteVehicle } from './site-risk.ts'

const now = new Date('2026-11-16T09:00:00Z')
const here = (id: JourneyId) => ({ terms: journeys[id], today: londonDate(now), now })
const bare: SiteRisk = { version: '2026-11', proposer: {}, vehicle: {}, cover: {} }
const read = (risk: Partial<SiteRisk>, id: JourneyId = 'acorn_pc') =>
  siteAnswers({ ...bare, ...risk }, here(id))
const home = plainAddress
const field = (risk: SiteRisk, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (part, name) => Reflect.get(Object(part), name),
      siteAnswers(risk, here('acorn_cv')).answers,
    )

describe('reading every field of a comparison site’s risk [AGG-05]', () => {
  const birth = localDate('1987-03-27')
  const person: readonly [SitePerson, string, unknown][] = [
    [{ title: '3' }, 'title', '003'],
    [{ title: 'mrs' }, 'title', '004'],
    [{ firstName: ' Alan ' }, 'firstName', 'Alan'],
    [{ lastName: 'Morgan2' }, 'lastNames', 'Morgan'],
    [{ dateOfBirth: birth }, 'dateOfBirth', '1987-03-27'],
    [{ maritalStatus: 'Married' }, 'maritalStatus', 'M'],
    [{ dateOfBirth: birth, ukResidentSince: birth }, 'isResidentFromBirth', true],
    [{ dateOfBirth: birth, ukResidentSince: localDate('2001-01-01') }, 'ukResidenceSince', '2001-01-01'],
    [{ dateOfBirth: birth, ukResidentSince: localDate('2001-01-01') }, 'isResidentFromBirth', false],
    [{ employmentStatus: 'E' }, 'employmentType', 'E'],
    [{ employmentStatus: 'E', occupation: 'A01' }, 'occupation', 'A01'],
    [{ employmentStatus: 'F', occupation: '48D' }, 'studentType', '48D'],
    [{ employmentStatus: 'E', industry: '001' }, 'industry', '001'],
    [{ employmentStatus: 'E', secondOccupation: 'A01' }, 'otherOccupation', 'A01'],
    [{ employmentStatus: 'E', secondOccupation: 'A01' }, 'hasOtherOccupation', true],
    [{ employmentStatus: 'E' }, 'hasOtherOccupation', false],
    [{ employmentStatus: 'E', secondIndustry: '001' }, 'otherIndustry', '001'],
    [{ fullTime: false }, 'isFullTime', false],
    [{ licenceType: 'F' }, 'hasFullUkLicence', true],
    [{ licenceType: 'P' }, 'licenceType', 'P'],
    [{ licenceObtained: localDate('2006-07-01') }, 'licenceObtained', '2006-07-01'],
    [{ licenceYears: 20 }, 'licenceObtained', '2006-11-16'],
    [{ licenceYears: 3, licenceObtained: localDate('2006-07-01') }, 'licenceObtained', '2006-07-01'],
    [{ licenceNumber: 'morga 803277 a99ab' }, 'licenceNumber', 'MORGA803277A99AB'],
    [{ taxiBadgeType: 'PR' }, 'badgeType', 'PR'],
    [{ taxiBadgeObtained: localDate('2015-05-05') }, 'badgePassedDate', '2015-05-05'],
    [{ criminalConvictions: true }, 'hasCriminalConvictions', true],
    [{ refusedInsurance: true }, 'hasBeenRefusedCover', true],
    [{ claims: [] }, 'hasMotoringClaims', false],
    [{ convictions: [] }, 'hasMotoringConvictions', false],
    [{ email: ' A@example.com ' }, 'emailAddress', 'A@example.com'],
    [{ phone: '0113 496 0100' }, 'phoneNumber', '01134960100'],
    [{ homeOwner: true }, 'isHomeOwner', true],
    [{ address: { ...home, postcode: 'ls11aa' } }, 'address', home],
  ]
  it.each(person)('maps %j of the proposer to %s %j', (proposer, name, value) => {
    expect(field({ ...bare, proposer }, `proposerDetails.${name}`)).toEqual(value)
  })

  const vehicle: readonly [SiteVehicle, string, unknown][] = [
    [{ registration: 'ab19 cde' }, 'registration', 'AB19 CDE'],
    [{ value: 9500.5 }, 'value', fromPounds(9500.5)],
    [{ purchased: '2022-03' }, 'datePurchased', '2022-03-01'],
    [{ purchased: '2022-03-27' }, 'datePurchased', '2022-03-27'],
    [{ purchased: '2022-03' }, 'vehiclePurchased', true],
    [{ owner: '1' }, 'legalOwner', true],
    [{ owner: 'Leasing company' }, 'ownership', '4'],
    [{ keeper: '2' }, 'isRegisteredKeeper', false],
    [{ keeper: '2' }, 'registeredKeeper', '2'],
    [{ use: 'g' }, 'vehicleUse', 'G'],
    [{ overnightLocation: 'Locked garage' }, 'vehicleOvernight', '1'],
    [{}, 'isNotKeptAtHomeAddressOverNight', false],
    [{ annualMileage: 8000 }, 'annualMileage', 8000],
    [{ businessMileage: 500 }, 'businessMileage', 500],
    [{ imported: true }, 'isImported', true],
    [{ countryFirstRegistered: 'Germany' }, 'countryOfRegistration', 'DE'],
    [{ leftHandDrive: true }, 'isLeftHandDrive', true],
    [{ modifications: [] }, 'isModified', false],
    [{ modifications: [{ code: 'TOW_BAR', value: 300 }] }, 'isModified', true],
    [{ modifications: [{ code: 'tow bar', value: 300 }] }, 'modifications.0.modificationCode', 'TOW_BAR'],
    [{ modifications: [{ code: 'TOW_BAR', value: 300 }] }, 'modifications.0.value', 30000],
    [{ modifications: [{ code: 'TOW_BAR', medical: true }] }, 'modifications.0.isForMedicalReasons', true],
    [{ securityDevices: ['92'] }, 'securityDevices', ['92']],
    [{ businessRadius: '25' }, 'businessRadius', '25'],
    [{ internalRacking: true }, 'hasInternalRacking', true],
    [{ dangerousGoods: true }, 'carriesDangerousGoods', true],
    [{ hazardousSites: true }, 'visitsHazardousSites', true],
  ]
  it.each(vehicle)('maps %j of the vehicle to %s %j', (sent, name, value) => {
    expect(field({ ...bare, vehicle: sent }, `vehicleDetails.${name}`)).toEqual(value)
  })

  it.each([
    [{ level: '01' }, 'levelOfCover', 'COMP'],
    [{ level: 'TPO' }, 'levelOfCover', 'TPO'],
    [{ voluntaryExcess: 250 }, 'voluntaryExcess', 25000],
    [{ ncdYears: 5 }, 'yearsOfNoClaimsDiscount', '5'],
    [{ ncdYears: 17 }, 'yearsOfNoClaimsDiscount', '10'],
    [{ ncdProtected: true }, 'protectNoClaimsDiscount', true],
    [{ ncdEarnedOn: '11' }, 'typeOfPolicyNCDEarned', '11'],
  ])('maps %j of the cover to %s %j', (cover, name, value) => {
    expect(field({ ...bare, cover }, `coverDetails.${name}`)).toEqual(value)
  })

  it('maps a claim and a conviction', () => {
    const claims = [
      { date: localDate('2025-02-03'), type: 'Accident', status: 'S', cost: 1200, atFault: false },
    ]
    const convictions = [{ date: localDate('2025-06-10'), code: 'sp30', points: 3, fine: 100, banMonths: 2 }]
    const { proposerDetails } = read({ proposer: { claims, convictions } }).answers
    expect(proposerDetails).toMatchObject({
      hasMotoringClaims: true,
      motoringClaims: [
        {
          dateOfClaim: '2025-02-03',
          typeOfClaim: 'A',
          statusOfClaim: 'S',
          atFault: false,
          noClaimsBonusAffected: false,
          costOfClaim: 120000,
        },
      ],
      hasMotoringConvictions: true,
      motoringConvictions: [
        {
          convictionDate: '2025-06-10',
          offenceCode: 'SP30',
          numberOfPoints: 3,
          fineAmount: 10000,
          isPending: false,
          wasDisqualified: true,
          banStartDate: '2025-06-10',
          banEndDate: '2025-08-10',
        },
      ],
    })
  })

  it('maps other drivers, one of whom may be the main driver [AGG-05]', () => {
    const { answers } = read({ drivers: [{ firstName: 'Jo', relationship: 'A', mainDriver: true }] })
    expect(answers.proposerDetails).toMatchObject({ hasAdditionalDriver: true, isMainDriver: false })
    expect(answers.additionalDrivers).toMatchObject([
      { firstName: 'Jo', relationshipToProposer: 'A', isMainDriver: true },
    ])
    expect(read({}).answers.proposerDetails).toMatchObject({ hasAdditionalDriver: false, isMainDriver: true })
  })

  it('maps the details of a taxi, asked once [D-082]', () => {
    const taxi = { licensingAuthority: 'BIRMINGHAM', operatingArea: 'west midlands' }
    expect(read({ taxi }, 'acorn_taxi').answers.proposerDetails).toMatchObject({
      licencingAuthority: 'BIRMINGHAM',
      operatingArea: 'WEST_MIDLANDS',
    })
  })
})

describe('the rules for a comparison site’s risk', () => {
  it.each([
    ['2026-11-20T09:08', { date: '2026-11-20', hour: 9, minute: 15 }],
    ['2026-11-20T09:07', { date: '2026-11-20', hour: 9, minute: 0 }],
    ['2026-11-20', { date: '2026-11-20', hour: 0, minute: 0 }],
    ['2026-11-16', { date: '2026-11-16', hour: 9, minute: 15 }],
  ])('round start %s to the nearest quarter of an hour still to come: %j [AGG-06]', (start, at) => {
    expect(read({ cover: { start } }).answers.coverDetails.effectiveFrom).toEqual(at)
  })

  it('use the overnight address as the address, and the home address for correspondence [AGG-07]', () => {
    const garage = { ...home, line1: '2 Mill Lane', postcode: 'LS2 2BB' }
    const { answers } = read({ proposer: { address: home }, vehicle: { overnightAddress: garage } })
    expect(answers.proposerDetails).toMatchObject({ address: garage, correspondenceAddress: home })
    expect(answers.vehicleDetails).toMatchObject({ isNotKeptAtHomeAddressOverNight: false })
    expect(answers.vehicleDetails.overnightAddress).toBeUndefined()
  })

  it('recognise a full-time taxi driver by employment, occupation and industry without other work [AGG-08]', () => {
    const trio = { employmentStatus: 'S', occupation: 'D34', industry: '703' }
    expect(read({ proposer: trio }, 'acorn_taxi').answers.proposerDetails.isFullTimeTaxi).toBe(true)
    const more = { ...trio, secondOccupation: 'A01', secondIndustry: '001' }
    expect(read({ proposer: more }, 'acorn_taxi').answers.proposerDetails.isFullTimeTaxi).toBe(false)
    expect(read({ proposer: trio }).answers.proposerDetails.isFullTimeTaxi).toBeUndefined()
  })

  it('leave out claims and convictions older than the journey’s look-back period [CLM-06] [CON-06]', () => {
    const claims = [{ date: localDate('2023-02-03'), type: 'A', cost: 0 }]
    const claimsOn = (id: JourneyId) => read({ proposer: { claims } }, id).answers.proposerDetails
    expect(claimsOn('acorn_pc').motoringClaims).toHaveLength(1)
    expect(claimsOn('carrot_pc')).toMatchObject({ motoringClaims: [], hasMotoringClaims: false })
  })

  it('name an invalid entry by its index among all entries sent, including those too old [AGG-05] [CLM-06] [CON-06]', () => {
    const [old, lately] = [localDate('2021-02-03'), localDate('2025-02-03')]
    const claims = [
      { date: old, type: 'A' },
      { date: lately, type: 'meteor' },
    ]
    const convictions = [
      { date: old, code: 'SP30' },
      { date: lately, code: 'ZZ99' },
    ]
    const { problems, assumed, answers } = read({ proposer: { claims, convictions } })
    expect(problems.map(({ field: name }) => name)).toEqual([
      'proposer.claims.1.type',
      'proposer.convictions.1.code',
    ])
    // The first entry that applies is the second one sent.
    expect(answers.proposerDetails.motoringClaims).toMatchObject([{ dateOfClaim: lately }])
    expect(assumed).toContainEqual({
      field: 'proposer.claims.1.atFault',
      words: 'The driver was at fault',
      places: ['proposerDetails.motoringClaims.0.atFault'],
    })
  })
})

describe('a field that is not sent', () => {
  /** What the fields of a part assume, in words. */
  const assumedIn = (part: string, fields: readonly SiteField[]) =>
    fields.flatMap(({ name, unsent }) => (unsent?.words ? [`${part}.${name}: ${unsent.words}`] : []))

  it('is assumed where a sensible assumption exists, and the assumption is reported', () => {
    const { assumed, answers } = read({})
    const assumptions = assumed.map(({ field: name, words }) => `${name}: ${words}`)
    const named = [
      'proposer.ukResidentSince: Has lived in the UK since birth',
      'proposer.fullTime: Works full time',
      'proposer.criminalConvictions: Has no unspent criminal convictions',
      'proposer.refusedInsurance: Has never been refused insurance or had it cancelled',
      'proposer.homeOwner: Does not own their home',
      'vehicle.owner: The policyholder owns the vehicle',
      'vehicle.keeper: The policyholder is the registered keeper',
      'vehicle.imported: The vehicle is not imported',
      'vehicle.leftHandDrive: The vehicle is right-hand drive',
      'vehicle.modifications: The vehicle is not modified',
      'vehicle.internalRacking: There is no internal racking',
      'vehicle.dangerousGoods: No dangerous goods are carried',
      'vehicle.hazardousSites: No hazardous sites are visited',
      'cover.voluntaryExcess: No voluntary excess',
      "cover.ncdProtected: The no claims discount won't be protected",
    ]
    expect(assumptions.filter((each) => named.includes(each))).toEqual(named)
    expect(assumptions).toEqual([
      ...assumedIn('proposer', proposerPart),
      ...assumedIn('vehicle', vehiclePart),
      ...assumedIn('cover', coverPart),
    ])
    expect(answers.vehicleDetails).toMatchObject({ legalOwner: true, isModified: false })
  })

  it('stays unanswered where no sensible assumption exists', () => {
    const { answers } = read({})
    expect(answers.proposerDetails.hasMotoringClaims).toBeUndefined()
    expect(answers.vehicleDetails.vehicleUse).toBeUndefined()
    expect(answers.coverDetails.levelOfCover).toBeUndefined()
  })

  it('is assumed to the driver’s disadvantage if it is about a claim', () => {
    const { answers, assumed } = read({ proposer: { claims: [{ date: localDate('2025-02-03') }] } })
    expect(answers.proposerDetails.motoringClaims).toMatchObject([
      { statusOfClaim: 'S', atFault: true, noClaimsBonusAffected: true },
    ])
    expect(assumed.flatMap(({ places }) => places)).toContain('proposerDetails.motoringClaims.0.atFault')
  })
})

it('reports all unknown codes in one call, each by its place', () => {
  const { problems } = read({
    proposer: { title: 'Wizard', maritalStatus: 'Q', claims: [{ type: 'meteor' }] },
    vehicle: { use: 'flying', purchased: '2022-13' },
    cover: { level: 'gold', start: '2026-02-30' },
    drivers: [{ relationship: 'rival' }],
  })
  expect(problems.map(({ field: name }) => name)).toEqual([
    'proposer.title',
    'proposer.maritalStatus',
    'proposer.claims.0.type',
    'vehicle.purchased',
    'vehicle.use',
    'cover.level',
    'cover.start',
    'drivers.0.relationship',
  ])
  expect(problems[5]?.message).toContain('send COMP (Comprehensive), TPFT')
})
