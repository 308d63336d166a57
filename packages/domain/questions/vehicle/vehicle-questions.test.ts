import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { type AnyQuestion, isAsked } from '../question.ts'
import { validateSubject } from '../read-subject.ts'
import { countryOfRegistration, isImported, isLeftHandDrive, isModified, modifications } from './condition.ts'
import { isNotKeptAtHomeAddressOverNight, overnightAddress } from './overnight-address.ts'
import {
  datePurchased,
  isRegisteredKeeper,
  legalOwner,
  ownership,
  registeredKeeper,
  vehiclePurchased,
} from './ownership.ts'
import {
  annualMileage,
  businessRadius,
  carriesDangerousGoods,
  hasInternalRacking,
  vehicleOvernight,
  vehicleUse,
  visitsHazardousSites,
} from './use.ts'

function asking(subject: VehicleDetails = {}, id: JourneyId = 'acorn_pc') {
  const answers = { ...noAnswers, vehicleDetails: subject }
  return { terms: journeys[id], answers, subject, today: localDate('2026-11-15') }
}
const check = (one: AnyQuestion, subject: VehicleDetails = {}, id?: JourneyId) =>
  validateSubject([one], asking(subject, id)).map(({ key, message }) => ({ key, message }))[0]
const journeysAsking = (one: AnyQuestion, subject: VehicleDetails) =>
  journeyIds.filter((id) => isAsked(one, asking(subject, id)))

const commercial: JourneyId[] = ['acorn_cv', 'acorn_taxi', 'flag_taxi', 'motorcade_cv']
const allButImpound = journeyIds.filter((id) => id !== 'briefly_impound')

describe('the required answers about the vehicle', () => {
  it.each<{ one: AnyQuestion; message: string }>([
    { one: vehiclePurchased, message: 'Please tell us if you have bought the vehicle' },
    { one: legalOwner, message: 'Please tell us if you are the legal owner of the vehicle' },
    { one: isRegisteredKeeper, message: 'Please tell us if you are the registered keeper of the vehicle' },
    { one: vehicleUse, message: 'Please choose what the vehicle will be used for' },
    { one: vehicleOvernight, message: 'Please choose where the vehicle is usually kept overnight' },
  ])('include $one.name, with its own message [VEH-29]', ({ one, message }) => {
    expect(check(one)?.message).toBe(message)
  })

  it.each<{ one: AnyQuestion; message: string }>([
    { one: isImported, message: 'Please tell us if the vehicle has been imported' },
    { one: isLeftHandDrive, message: 'Please tell us if the vehicle is left-hand drive' },
    { one: isModified, message: 'Please tell us if the vehicle has been modified' },
    { one: businessRadius, message: 'Please choose how far from your base you work' },
    { one: hasInternalRacking, message: 'Please tell us if the vehicle has internal racking' },
    { one: carriesDangerousGoods, message: 'Please tell us if the vehicle carries dangerous goods' },
    { one: visitsHazardousSites, message: 'Please tell us if the vehicle visits hazardous sites' },
    {
      one: isNotKeptAtHomeAddressOverNight,
      message: 'Please tell us if your home address is different to where the vehicle is kept overnight',
    },
  ])('include $one.name, with a message of its own', ({ one, message }) => {
    expect(check(one, {}, 'acorn_cv')?.message).toBe(message)
  })

  it('include left-hand drive, and either answer is accepted [VEH-36]', () => {
    expect(check(isLeftHandDrive)?.key).toBe('isLeftHandDriveRequired')
    expect(check(isLeftHandDrive, { isLeftHandDrive: false })).toBeUndefined()
    expect(check(isLeftHandDrive, { isLeftHandDrive: true })).toBeUndefined()
  })
})

describe('the journeys that ask a question', () => {
  it.each<{ one: AnyQuestion }>([
    { one: vehiclePurchased },
    { one: legalOwner },
    { one: isRegisteredKeeper },
    { one: vehicleUse },
    { one: vehicleOvernight },
    { one: annualMileage },
    { one: isImported },
    { one: isLeftHandDrive },
    { one: isModified },
  ])('are all of them for $one.name [VEH-23]', ({ one }) => {
    expect(journeysAsking(one, {})).toEqual(journeyIds)
  })

  it.each<{ one: AnyQuestion }>([
    { one: businessRadius },
    { one: hasInternalRacking },
    { one: carriesDangerousGoods },
    { one: visitsHazardousSites },
  ])('are only the van and taxi journeys for $one.name [VEH-24]', ({ one }) => {
    expect([...journeysAsking(one, {})].sort()).toEqual(commercial)
  })

  it.each<{ one: AnyQuestion; when: VehicleDetails; not: VehicleDetails[]; on?: readonly JourneyId[] }>([
    { one: datePurchased, when: { vehiclePurchased: true }, not: [{}, { vehiclePurchased: false }] },
    { one: ownership, when: { legalOwner: false }, not: [{}, { legalOwner: true }], on: allButImpound },
    {
      one: registeredKeeper,
      when: { isRegisteredKeeper: false },
      not: [{}, { isRegisteredKeeper: true }, { legalOwner: true }],
      on: allButImpound,
    },
    {
      one: registeredKeeper,
      when: { legalOwner: false },
      not: [{ legalOwner: false, isRegisteredKeeper: true }],
      on: allButImpound,
    },
    { one: countryOfRegistration, when: { isImported: true }, not: [{}, { isImported: false }] },
    { one: modifications, when: { isModified: true }, not: [{}, { isModified: false }] },
    {
      one: overnightAddress,
      when: { isNotKeptAtHomeAddressOverNight: true },
      not: [{}, { isNotKeptAtHomeAddressOverNight: false }],
    },
  ])('ask $one.name only after the answer that requires it', ({ one, when, not, on }) => {
    expect(journeysAsking(one, when)).toEqual(on ?? journeyIds)
    for (const other of not) expect(journeysAsking(one, other)).toEqual([])
  })
})

describe('use', () => {
  it('offers the uses of the journey and refuses those of another', () => {
    const offered = (id: JourneyId) => vehicleUse.kind.options?.(asking({}, id)).map(({ code }) => code)
    expect(offered('acorn_pc')).toEqual(['S', 'C', '1', '4', 'N', '2', '3'])
    expect(offered('acorn_cv')).toEqual(['S', 'C', 'G', 'H'])
    expect(offered('flag_taxi')).toEqual(['PR', 'PU'])
    expect(check(vehicleUse, { vehicleUse: 'PR' }, 'acorn_pc')?.key).toBe('notOffered')
    expect(check(vehicleUse, { vehicleUse: 'PR' }, 'flag_taxi')).toBeUndefined()
  })

  it('refuses a country that is not in the list, and accepts a listed place and radius', () => {
    const elsewhere = { isImported: true, countryOfRegistration: 'Atlantis' }
    expect(check(countryOfRegistration, elsewhere)?.key).toBe('notOffered')
    expect(check(vehicleOvernight, { vehicleOvernight: '4' })).toBeUndefined()
    expect(check(businessRadius, { businessRadius: '50' }, 'acorn_cv')).toBeUndefined()
  })

  it('requires the country of an imported vehicle [VEH-35]', () => {
    expect(check(countryOfRegistration, { isImported: true })?.message).toBe(
      'Please choose the country where the vehicle was first registered',
    )
    const read = countryOfRegistration.kind.read('France', asking())
    const code = read.ok ? read.value : undefined
    expect(code).toBeDefined()
    const known = { isImported: true, ...(code && { countryOfRegistration: code }) }
    expect(check(countryOfRegistration, known)).toBeUndefined()
    expect(countryOfRegistration.summary(code ?? '')).toBe('France')
  })
})

describe('the summaries and labels', () => {
  it('show codes in words', () => {
    expect(ownership.summary('4')).toBe('Leasing company')
    expect(registeredKeeper.summary('6')).toBe('Parent')
    expect(vehicleUse.summary('C')).toBe('Social, domestic, pleasure and commuting')
    expect(vehicleOvernight.summary('1')).toBe('Locked garage')
    expect(businessRadius.summary('50')).toBe('Up to 50 miles')
    expect(isImported.summary(true)).toBe('Yes')
    expect(datePurchased.summary(localDate('2022-03-27'))).toBe('27 March 2022')
  })

  it('ask each question in its own words', () => {
    const all: AnyQuestion[] = [vehiclePurchased, legalOwner, ownership, isRegisteredKeeper, registeredKeeper]
    const more: AnyQuestion[] = [vehicleUse, vehicleOvernight, isImported, isLeftHandDrive, isModified]
    const words = [...all, ...more].map((each) => String(each.label))
    expect(new Set(words).size).toBe(words.length)
    for (const label of words) expect(label).toMatch(/^[A-Z].*\?$/)
  })
})
