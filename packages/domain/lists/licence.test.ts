import { expect, it } from 'vitest'
import { descOf } from './code-list.ts'
import { industries } from './industries.ts'
import { fullTimeTaxiWork, licenceTypes, needsLicenceNumber, otherLicenceTypes } from './licence.ts'
import { occupations } from './occupations.ts'
import { employmentTypes } from './person.ts'

it('has the eight licence types of the specification [DAT-14]', () => {
  expect(licenceTypes.map((type) => type.code).sort()).toEqual(['5', 'E', 'F', 'H', 'N', 'P', 'X', 'Z'])
})

it('requires a licence number only for full, provisional and medically restricted UK licences', () => {
  const needing = licenceTypes.map((type) => type.code).filter(needsLicenceNumber)
  expect(needing.sort()).toEqual(['5', 'F', 'P', 'X'])
})

it('offers every type except full UK after a no to the full UK question', () => {
  expect(otherLicenceTypes.map((type) => type.code)).toEqual(['P', '5', 'X', 'E', 'H', 'N', 'Z'])
})

it('stores full-time taxi work as self-employed, taxi driver, taxi service: S, D34, 703 [DAT-18]', () => {
  expect(fullTimeTaxiWork).toEqual({ employmentType: 'S', occupation: 'D34', industry: '703' })
  expect(descOf(employmentTypes, fullTimeTaxiWork.employmentType)).toBe('Self-employed')
  expect(descOf(occupations, fullTimeTaxiWork.occupation)).toBe('Taxi driver')
  expect(descOf(industries, fullTimeTaxiWork.industry)).toBe('Taxi service')
})
