import { describe, expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { localDate } from '../values/local-date.ts'
import { passesCheck } from './personal-check.ts'

const home = { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' }
const address = { line2: '', line3: '', line4: '', county: '', country: 'United Kingdom', ...home }
const answers = {
  ...noAnswers,
  proposerDetails: { lastNames: "O'Brien-Muñoz", dateOfBirth: localDate('1987-03-27'), address },
  vehicleDetails: { registration: 'AB19 CDE' },
}
const securityAnswers = {
  surname: "O'Brien-Muñoz",
  postcode: 'LS1 1AA',
  dateOfBirth: '1987-03-27',
  registration: 'AB19 CDE',
}

describe('the personal check', () => {
  it.each([
    ['details as stored', {}],
    ['surname in capitals', { surname: "O'BRIEN-MUÑOZ" }],
    ['surname without marks', { surname: 'obrien munoz' }],
    ['surname with a curly apostrophe', { surname: 'O’Brien Muñoz' }],
    ['surname with its accent written apart', { surname: 'OBrien Mun\u0303oz' }],
    ['postcode run together', { postcode: 'ls11aa' }],
    ['registration with dashes', { registration: 'ab-19-cde' }],
  ])('passes with the %s [D-247]', (_how, typed) => {
    expect(passesCheck(answers, { ...securityAnswers, ...typed })).toBe(true)
  })

  it.each([
    ['another surname', { surname: 'Brien' }],
    ['only punctuation as the surname', { surname: "'-'" }],
    ['another postcode', { postcode: 'LS1 1AB' }],
    ['half a postcode', { postcode: 'LS1' }],
    ['the next day', { dateOfBirth: '1987-03-28' }],
    ['the date written another way', { dateOfBirth: '27/03/1987' }],
    ['another registration', { registration: 'AB19 CDF' }],
    ['an empty registration', { registration: '' }],
  ])('does not pass with %s [D-247]', (_what, typed) => {
    expect(passesCheck(answers, { ...securityAnswers, ...typed })).toBe(false)
  })

  it('does not pass with an empty surname where the quote has none [D-247]', () => {
    const { lastNames: _name, ...unnamed } = answers.proposerDetails
    const nameless = { ...answers, proposerDetails: unnamed }
    for (const surname of ['', ' ', '-'])
      expect(passesCheck(nameless, { ...securityAnswers, surname })).toBe(false)
  })

  it('does not require a registration from a reminder’s customer [RMD-02]', () => {
    const { registration: _plate, ...three } = securityAnswers
    expect(passesCheck(answers, three)).toBe(true)
    expect(passesCheck(answers, { ...three, surname: 'Else' })).toBe(false)
  })

  it('also accepts the home postcode where the overnight address replaced it [D-231]', () => {
    const moved = { ...address, postcode: 'M1 1AE' }
    const proposerDetails = { ...answers.proposerDetails, address: moved, correspondenceAddress: address }
    expect(passesCheck({ ...answers, proposerDetails }, securityAnswers)).toBe(true)
    expect(passesCheck({ ...answers, proposerDetails }, { ...securityAnswers, postcode: 'M1 1AE' })).toBe(
      true,
    )
  })

  it('never passes without a quote, even with the dummy details it is compared with [T2]', () => {
    const nobody = { surname: 'Nobody', postcode: '', dateOfBirth: '', registration: 'NO80 DYX' }
    expect(passesCheck(undefined, nobody)).toBe(false)
    expect(passesCheck(undefined, securityAnswers)).toBe(false)
  })

  it('does not pass for a quote without a plate when one is asked for [D-247]', () => {
    expect(passesCheck({ ...answers, vehicleDetails: {} }, { ...securityAnswers, registration: ' ' })).toBe(
      false,
    )
  })
})
