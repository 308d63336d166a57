import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import { type AdditionalDriver, type Answers, noAnswers, type ProposerDetails } from '../answers.ts'
import { readSubject } from '../read-subject.ts'
import { applicableDrivers, askingAboutDriver, validateDrivers } from './drivers.ts'
import { driverQuestions } from './person-questions.ts'
import { aDriver, aProposer, today } from './testing.ts'

function answersWith(drivers: readonly AdditionalDriver[], proposer: ProposerDetails = {}): Answers {
  return {
    ...noAnswers,
    proposerDetails: { ...aProposer, hasAdditionalDriver: true, ...proposer },
    additionalDrivers: drivers,
  }
}
const here = (id: JourneyId = 'acorn_pc') => ({ terms: journeys[id], today })
const check = (answers: Answers, id?: JourneyId) =>
  validateDrivers(answers, here(id)).map(({ field, key }) => [field, key])

const spouse: AdditionalDriver = { ...aDriver, relationshipToProposer: 'S', maritalStatus: 'M' }

describe('the list of additional drivers', () => {
  it.each(journeyIds)('accepts a complete driver on %s', (id) => {
    expect(check(answersWith([aDriver]), id)).toEqual([])
  })

  it('reports each invalid answer by the driver it belongs to', () => {
    const { firstName: _name, ...nameless } = aDriver
    const young = { ...aDriver, dateOfBirth: localDate('2015-01-01') }
    expect(check(answersWith([nameless, young]))).toEqual([
      ['additionalDrivers.0.firstName', 'nameMissing'],
      ['additionalDrivers.1.dateOfBirth', 'minimumAge'],
      ['additionalDrivers.1.licenceObtained', 'licenceObtainedAge'],
      ['additionalDrivers.1.licenceNumber', 'licenceNumberBirthDate'],
    ])
  })

  it('may not be empty after a yes, and is not validated after a no', () => {
    expect(validateDrivers(answersWith([]), here())).toEqual([
      {
        field: 'additionalDrivers',
        key: 'driversRequired',
        message: 'Please add a driver, or tell us that no one else will drive the vehicle',
      },
    ])
    expect(check(answersWith([{}], { hasAdditionalDriver: false }))).toEqual([])
  })

  it('may not be longer than the journey allows, regardless of its source [CON-05]', () => {
    const two = answersWith([aDriver, aDriver])
    expect(check(two, 'acorn_pc')).toEqual([])
    expect(validateDrivers(two, here('briefly_impound'))).toEqual([
      {
        field: 'additionalDrivers',
        key: 'driversMaximum',
        message: 'You can add up to 1 additional driver. Please remove a driver to continue',
      },
    ])
    expect(check(answersWith(Array(4).fill(aDriver)), 'carrot_pc')).toEqual([
      ['additionalDrivers', 'driversMaximum'],
    ])
  })

  it('must have exactly one main driver, counting the proposer', () => {
    const main = { ...aDriver, isMainDriver: true }
    const unclear = [['additionalDrivers', 'mainDriver']]
    expect(check(answersWith([main]))).toEqual([])
    expect(check(answersWith([main], { isMainDriver: false }))).toEqual([])
    expect(check(answersWith([main], { isMainDriver: true }))).toEqual(unclear)
    expect(check(answersWith([main, main], { isMainDriver: false }))).toEqual(unclear)
    expect(check(answersWith([aDriver], { isMainDriver: false }))).toEqual(unclear)
  })

  it('reports the conflict that a later change to the proposer causes [ADD-16]', () => {
    expect(check(answersWith([spouse], { maritalStatus: 'M' }))).toEqual([])
    expect(check(answersWith([spouse], { maritalStatus: 'D' }))).toEqual([
      ['additionalDrivers.0.maritalStatus', 'driversConflict'],
      ['additionalDrivers.0.relationshipToProposer', 'relationshipConflict'],
    ])
  })

  it('reports two drivers who are both a spouse [ADD-15]', () => {
    const fields = check(answersWith([spouse, aDriver, spouse], { maritalStatus: 'M' })).map(
      ([field]) => field,
    )
    expect(fields).toEqual([
      'additionalDrivers.0.maritalStatus',
      'additionalDrivers.0.relationshipToProposer',
      'additionalDrivers.2.maritalStatus',
      'additionalDrivers.2.relationshipToProposer',
    ])
  })
})

describe('the form of one driver', () => {
  it('does not compare an edited driver with their own earlier version', () => {
    const answers = answersWith([spouse], { maritalStatus: 'M' })
    const typed = { firstName: 'Joanna' }
    const edited = readSubject(driverQuestions, typed, askingAboutDriver(spouse, 0, answers, here()))
    expect(edited.fieldErrors).toEqual([])
    expect(edited.subject).toMatchObject({ firstName: 'Joanna' })
    const another = readSubject(driverQuestions, typed, askingAboutDriver(spouse, undefined, answers, here()))
    expect(another.fieldErrors.map(({ key }) => key)).toEqual(['driversConflict', 'relationshipConflict'])
  })
})

describe('the applicable drivers', () => {
  it('are none when the proposer said that no one else drives', () => {
    expect(applicableDrivers(answersWith([aDriver], { hasAdditionalDriver: false }), here())).toEqual([])
  })

  it('have only the answers that were asked for', () => {
    const [onCar] = applicableDrivers(answersWith([aDriver]), here('acorn_pc'))
    const [onTaxi] = applicableDrivers(answersWith([aDriver]), here('flag_taxi'))
    expect(onCar).not.toHaveProperty('badgeType')
    expect(onTaxi?.badgeType).toBe('PR')
    expect(onCar?.firstName).toBe('Jo')
  })
})
