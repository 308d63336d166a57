import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { typicalPerson } from '../all-people.ts'
import { readPerson } from './person.ts'

const today = localDate('2026-11-15')
const read = (text: string, on = today) =>
  readPerson({ file: 'people/somebody.yaml', text, typical: typicalPerson() }, on)
const somebody = 'who: Somebody\njourney: Acorn car insurance\n'
const mistakesIn = (text: string): readonly string[] => {
  try {
    read(text)
    return []
  } catch (mistake) {
    return String(mistake).replace('Error: ', '').split('\n')
  }
}

describe('a person’s file', () => {
  it('says only what is not typical, in words that become codes', () => {
    const { journey, answers } = read(
      `${somebody}policyholder: {marital status: Married, occupation: Nurse}\nvehicle: {used for: Business use by you}`,
    )
    expect(journey).toBe('acorn_pc')
    expect(answers.proposerDetails).toMatchObject({
      maritalStatus: 'M',
      occupation: 'N02',
      firstName: 'Alan',
      hasFullUkLicence: true,
    })
    expect(answers.vehicleDetails).toMatchObject({ vehicleUse: '1', vehicleOvernight: '4', legalOwner: true })
  })

  it('derives each yes or no from the answers that follow it', () => {
    const { answers } = read(`${somebody}policyholder:
  licence: European (EU)
  in the UK: 4 years
  other occupation: Musician
  other industry: Education
  convictions: [{offence: SP30, when: 10 months ago, points: 3}]
vehicle:
  owner: Leasing company
  imported from: Japan`)
    expect(answers.proposerDetails).toMatchObject({
      hasFullUkLicence: false,
      licenceType: 'E',
      isResidentFromBirth: false,
      ukResidenceSince: '2022-09-16',
      hasOtherOccupation: true,
      hasMotoringConvictions: true,
      motoringConvictions: [{ offenceCode: 'SP30', numberOfPoints: 3, wasDisqualified: false }],
      hasMotoringClaims: false,
    })
    expect(answers.vehicleDetails).toMatchObject({ legalOwner: false, ownership: '4', isImported: true })
  })

  it('gives the same age on every day, including in the licence number', () => {
    const young = `${somebody}policyholder: {name: Miss Poppy Reed, age: 18, licence held: 6 months}`
    expect(read(young).answers.proposerDetails).toMatchObject({
      dateOfBirth: '2008-05-19',
      licenceObtained: '2026-05-15',
      licenceNumber: 'REED9055198A99AB',
    })
    expect(read(young, localDate('2031-02-28')).answers.proposerDetails.dateOfBirth).toBe('2012-09-01')
  })

  it('has no answers that only another journey asks for', () => {
    expect(read(somebody).answers.proposerDetails).not.toHaveProperty('badgeType')
    expect(mistakesIn(`${somebody}policyholder: {taxi badge: Public hire}`)).toEqual([
      'people/somebody.yaml: policyholder: taxi badge: this person is not asked it on this journey, or not after their other answers',
    ])
  })
})

describe('a mistake', () => {
  it('names the file, the key and the words that are allowed there', () => {
    expect(mistakesIn(`${somebody}policyholder: {marital status: Maried}`)).toEqual([
      'people/somebody.yaml: policyholder: marital status: "Maried" is none of: Single; Married; Civil partnered; Living with partner; Common law; Separated; Divorced; Widowed',
    ])
    expect(mistakesIn('who: Somebody\njourney: Acorn boat insurance')[0]).toContain(
      'journey: "Acorn boat insurance" is none of: Acorn Car insurance; Acorn Van insurance;',
    )
  })

  it('in a long list names similar entries', () => {
    expect(mistakesIn(`${somebody}policyholder: {occupation: Nurse of dogs}`)[0]).toMatch(
      /occupation: "Nurse of dogs" is not on the list of \d+; near it are: Nurse; /,
    )
    expect(mistakesIn(`${somebody}vehicle: {vehicle: "Kia Sportage GT, 4 years old"}`)[0]).toContain(
      'knows no "Kia Sportage GT" of 4 years; it knows: Kia Picanto 1.0 1; Kia Ceed 1.0 T-GDi 118 2',
    )
  })

  it('in an unknown key names the known keys', () => {
    const [mistake] = mistakesIn(`${somebody}cover: {no claims: 5}`)
    expect(mistake).toContain(
      'cover: no claims: nothing is known of it; known here are: earned on; level; no-claims years;',
    )
  })

  it('is reported together with all others', () => {
    const mistakes = mistakesIn(`${somebody}policyholder: {age: old, licence held: long}
other drivers: [{name: Jo, age: 30}]
pays: in kind
must come out: {ends on: Heaven, price in full: 12, excesses: {Deductible: £100}}`)
    expect(mistakes.map((each) => each.split(': ').slice(1, 3).join(': '))).toEqual([
      'other drivers 1: name',
      'policyholder: licence held',
      'policyholder: age',
      'pays: "in kind" is none of',
      'must come out: ends on',
      'must come out: price in full',
      'must come out: excesses',
    ])
  })

  it('that only a question can find is reported in its words', () => {
    expect(mistakesIn(`${somebody}policyholder: {age: 19, licence held: 12 years}`)).toEqual([
      expect.stringMatching(/^people\/somebody\.yaml: proposerDetails\.licenceObtained: /),
    ])
  })

  it('in the YAML itself is reported with its line', () => {
    expect(mistakesIn(`${somebody}cover: {level: Comprehensive`)[0]).toMatch(/somebody\.yaml: .*line 3/)
  })
})
