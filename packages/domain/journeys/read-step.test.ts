import { describe, expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { aCar } from '../questions/vehicle/testing.ts'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import { firstStepDefinition } from './first-step.ts'
import { journeyDefinition as everyQuestion } from './journey-definition.ts'
import { journeys } from './journeys.ts'
import { fieldsClearedBy, readStep, unsavedEdits } from './read-step.ts'

/** The first step with every question it can ask, and no other step. */
const definition = {
  ...firstStepDefinition,
  steps: { ...firstStepDefinition.steps, vehicleDetails: everyQuestion.steps.vehicleDetails },
}
const here = { terms: journeys.acorn_pc, today: localDate('2026-11-15'), definition }
const found = { registration: 'AA19 AAA', searchedRegistration: 'AA19AAA', vehicleInfo: aCar }

describe('reading a step', () => {
  it('returns answers when every field is valid', () => {
    const typed = { 'vehicleDetails.registration': ' aa19aaa ', 'vehicleDetails.value': '£8,500' }
    const { answers, fieldErrors } = readStep(
      'vehicleDetails',
      typed,
      { ...noAnswers, vehicleDetails: found },
      here,
    )
    expect(fieldErrors).toEqual([])
    expect(answers.vehicleDetails).toMatchObject({ registration: 'AA19AAA', value: fromPounds(8_500) })
  })

  it('reports each invalid field in the order asked, including unreadable text', () => {
    const typed = { 'vehicleDetails.registration': 'AA19 AAB', 'vehicleDetails.value': 'about nine grand' }
    const { fieldErrors } = readStep('vehicleDetails', typed, { ...noAnswers, vehicleDetails: found }, here)
    expect(fieldErrors.map(({ field, key }) => [field, key])).toEqual([
      ['vehicleDetails.registration', 'searchRegistration'],
      ['vehicleDetails.value', 'amountNotMoney'],
    ])
  })

  it('does not ask for the value of a vehicle that is not known yet', () => {
    const { fieldErrors } = readStep('vehicleDetails', {}, noAnswers, here)
    expect(fieldErrors.map(({ field }) => field)).toEqual(['vehicleDetails.registration'])
  })

  it('asks for the body type only on a restored quote without vehicle data [VEH-19]', () => {
    const restored = {
      ...noAnswers,
      vehicleDetails: { registration: 'AA19AAA', isRestored: true, value: fromPounds(1) },
    }
    expect(readStep('vehicleDetails', {}, restored, here).fieldErrors.map(({ key }) => key)).toEqual([
      'bodyTypeRequired',
    ])
    const typed = { 'vehicleDetails.bodyType': 'no such body' }
    expect(readStep('vehicleDetails', typed, restored, here).fieldErrors.map(({ key }) => key)).toEqual([
      'notOffered',
    ])
  })
})

describe('a change that clears other answers', () => {
  const everywhere = { ...here, definition: everyQuestion }
  const yard = {
    line1: 'Unit 4',
    line2: '',
    line3: '',
    line4: '',
    city: 'Leeds',
    county: '',
    postcode: 'LS10 2BB',
    country: '',
  }
  const elsewhere = {
    ...noAnswers,
    vehicleDetails: { isNotKeptAtHomeAddressOverNight: true, overnightAddress: yard },
  }
  const field = 'vehicleDetails.isNotKeptAtHomeAddressOverNight'
  const cleared = (text: string, typed = {}) =>
    fieldsClearedBy('aboutYou', typed, elsewhere, everywhere, { field, text })

  it('names them only when the answer differs from the one in the field [VEH-37]', () => {
    expect(cleared('no')).toEqual(['vehicleDetails.overnightAddress'])
    expect(cleared('yes')).toEqual([])
  })

  it('clears them permanently: changing the answer back does not restore them [VEH-37]', () => {
    const typed = { [field]: 'yes', 'vehicleDetails.overnightAddress': '' }
    const { answers, fieldErrors } = readStep('aboutYou', typed, elsewhere, everywhere)
    expect(answers.vehicleDetails).not.toHaveProperty('overnightAddress')
    expect(fieldErrors.map(({ key }) => key)).toContain('overnightAddressRequired')
  })

  it('names none for a question that clears nothing', () => {
    const other = { field: 'proposerDetails.isHomeOwner', text: 'yes' }
    expect(fieldsClearedBy('aboutYou', {}, elsewhere, everywhere, other)).toEqual([])
  })
})

describe('text in fields that the customer did not continue with', () => {
  const stored = { ...noAnswers, proposerDetails: { firstName: 'Alan', hasFullUkLicence: true } }
  const edits = (typed: Record<string, string>) =>
    unsavedEdits(typed, stored, { ...here, definition: everyQuestion })

  it('is reported by its question and the step that asks it', () => {
    expect(edits({ 'proposerDetails.firstName': 'Alastair' })).toEqual([
      { step: 'aboutYou', field: 'proposerDetails.firstName', question: 'What is your first name?' },
    ])
    expect(edits({ 'proposerDetails.firstName': '' })).toHaveLength(1)
    expect(edits({ 'proposerDetails.firstName': 'R2D2' })).toHaveLength(1)
  })

  it('is not reported where it equals the stored answer, or the question is not asked', () => {
    expect(edits({ 'proposerDetails.firstName': ' Alan ' })).toEqual([])
    expect(edits({ 'proposerDetails.licenceType': 'P' })).toEqual([])
    expect(edits({})).toEqual([])
  })
})
