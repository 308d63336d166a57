import { describe, expect, it } from 'vitest'
import { employmentTypes } from '../../lists/person.ts'
import type { PersonDetails } from '../answers.ts'
import { wordsOf } from '../asking.ts'
import { change } from '../change.ts'
import { applicableSubject, validateSubject } from '../read-subject.ts'
import { proposerQuestions } from './person-questions.ts'
import { asked, journeysThatAsk } from './testing.ts'
import { theDriver, you } from './whose.ts'
import { employmentType, hasOtherOccupation, isFullTimeTaxi } from './work.ts'

const ask = proposerQuestions.driverDetails
const resident = { isResidentFromBirth: true }
const missing = (subject: PersonDetails, id: 'acorn_pc' | 'flag_taxi' = 'acorn_pc') =>
  validateSubject(ask, asked({ ...resident, ...subject }, id)).map(({ message }) => message)

describe('work', () => {
  it('requires an employment status and whether there is other work [DRV-03]', () => {
    expect(missing({})).toEqual([
      'Please choose your employment status',
      'Please tell us if you have any other jobs',
    ])
    expect(validateSubject([employmentType(theDriver)], asked({})).map(({ message }) => message)).toEqual([
      "Please choose the driver's employment status",
    ])
  })

  it('asks people without a job about work at all, not about another job [DRV-03]', () => {
    const other = hasOtherOccupation(you)
    const labelFor = (employmentType: PersonDetails['employmentType']) =>
      wordsOf(other.label, asked<PersonDetails>(employmentType ? { employmentType } : {}))
    for (const code of [undefined, 'E', 'S', 'V'] as const)
      expect(labelFor(code)).toBe('Do you have any other jobs?')
    for (const code of ['R', 'U', 'H', 'N', 'I', 'F'] as const)
      expect(labelFor(code)).toBe('Do you do any paid or voluntary work?')
    expect(other.validate(undefined, asked<PersonDetails>({ employmentType: 'R' }))?.message).toBe(
      'Please tell us about any paid or voluntary work',
    )
  })

  it.each(employmentTypes)('asks what the status $desc requires [DRV-07]', ({ code, asks }) => {
    const expected = {
      occupation: [
        'Please choose your occupation',
        'Please choose the industry you work in',
        'Please tell us if you work full time',
      ],
      'student-type': ['Please choose what type of student you are'],
      nothing: [],
    }
    expect(missing({ employmentType: code, hasOtherOccupation: false })).toEqual(expected[asks])
  })

  it('asks for the other occupation and industry only after a yes to other work [DRV-08]', () => {
    expect(missing({ employmentType: 'R', hasOtherOccupation: true })).toEqual([
      'Please choose your other occupation',
      'Please choose the industry of your other job',
    ])
    expect(missing({ employmentType: 'R', hasOtherOccupation: false })).toEqual([])
  })

  it('refuses an occupation or industry that is not in the lists', () => {
    const strange: PersonDetails = {
      employmentType: 'E',
      occupation: 'A01',
      industry: 'no such industry',
      isFullTime: true,
      hasOtherOccupation: false,
    }
    expect(missing(strange)).toEqual(['Please choose an answer'])
  })

  it('clears the answers that an earlier employment status required', () => {
    const employed: PersonDetails = {
      employmentType: 'E',
      occupation: 'A01',
      industry: '001',
      isFullTime: true,
      hasOtherOccupation: true,
      otherOccupation: 'B03',
      otherIndustry: '224',
    }
    expect(change(employed, employmentType(you), 'R')).toEqual({
      employmentType: 'R',
      hasOtherOccupation: true,
      otherOccupation: 'B03',
      otherIndustry: '224',
    })
    expect(change(employed, employmentType(you), 'E')).toBe(employed)
    expect(change(employed, hasOtherOccupation(you), false)).not.toHaveProperty('otherOccupation')
    expect(change(employed, hasOtherOccupation(you), false)).not.toHaveProperty('otherIndustry')
  })
})

describe('full-time taxi work', () => {
  it('is asked and required only on the taxi lines, before anything else about work [DRV-02]', () => {
    expect(journeysThatAsk(isFullTimeTaxi(you), {})).toEqual(['acorn_taxi', 'flag_taxi'])
    expect(missing({}, 'flag_taxi')).toEqual(['Please tell us if you drive a taxi full time'])
    expect(isFullTimeTaxi(theDriver).validate(undefined, asked({}))?.message).toBe(
      'Please tell us if the driver drives a taxi full time',
    )
  })

  it('hides every other question about work after a yes, and asks them after a no', () => {
    expect(missing({ isFullTimeTaxi: true }, 'flag_taxi')).toEqual([])
    expect(missing({ isFullTimeTaxi: false }, 'flag_taxi')).toEqual([
      'Please choose your employment status',
      'Please tell us if you have any other jobs',
    ])
  })

  it('clears earlier answers about work', () => {
    const before: PersonDetails = {
      isFullTimeTaxi: false,
      employmentType: 'F',
      studentType: 'S44',
      hasOtherOccupation: true,
      otherOccupation: 'B03',
      otherIndustry: '224',
    }
    expect(change(before, isFullTimeTaxi(you), true)).toEqual({ isFullTimeTaxi: true })
  })

  it('is dropped where it is not asked', () => {
    const stray = { ...resident, isFullTimeTaxi: true, employmentType: 'R' }
    expect(applicableSubject(ask, asked(stray, 'acorn_pc'))).toEqual({ ...resident, employmentType: 'R' })
    expect(applicableSubject(ask, asked(stray, 'acorn_taxi'))).toEqual({ ...resident, isFullTimeTaxi: true })
  })
})
