import { describe, expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { aDriver, aProposer, today } from '../questions/people/testing.ts'
import { localDate } from '../values/local-date.ts'
import { brokenAnswers } from './broken-answers.ts'
import { journeyDefinition } from './journey-definition.ts'
import { journeyProgress, type Missing } from './journey-progress.ts'
import { journeys } from './journeys.ts'
import { questionNamed } from './question-named.ts'

const here = { terms: journeys.acorn_pc, today, definition: journeyDefinition }
const answers = {
  ...noAnswers,
  proposerDetails: { ...aProposer, dateOfBirth: localDate('1995-03-27'), hasAdditionalDriver: true },
  additionalDrivers: [{ ...aDriver, relationshipToProposer: 'S' as const, maritalStatus: 'S' as const }],
}
const completed = { driverDetailsTwo: true, additionalDrivers: true }
const { missing } = journeyProgress(answers, completed, here)
const broken = brokenAnswers(missing, completed, answers)

describe('answers that are no longer valid', () => {
  it('are those on completed steps that another answer has made invalid', () => {
    expect(broken.map(({ field }) => field)).toEqual([
      'proposerDetails.licenceObtained',
      'proposerDetails.licenceNumber',
      'additionalDrivers.0.maritalStatus',
      'additionalDrivers.0.relationshipToProposer',
    ])
  })

  it('do not include those on a step never completed, or questions without an answer', () => {
    expect(brokenAnswers(missing, {}, answers)).toEqual([])
    const unanswered: Missing = {
      step: 'driverDetailsTwo',
      field: 'proposerDetails.licenceType',
      key: 'licenceTypeRequired',
      message: '',
    }
    expect(brokenAnswers([unanswered], completed, answers)).toEqual([])
  })

  it('do not include a cover start that has passed, which has its own message', () => {
    const start: Missing = {
      step: 'vehicleCover',
      field: 'coverDetails.effectiveFrom',
      key: 'startInPast',
      message: '',
    }
    const withStart = { ...answers, coverDetails: { effectiveFrom: { date: today, hour: 9, minute: 0 } } }
    expect(brokenAnswers([start], { vehicleCover: true }, withStart)).toEqual([])
  })

  it('are named by their questions, and those of a driver by their step', () => {
    expect(broken.map((each) => questionNamed(each, answers, here))).toEqual([
      'When did you get this licence?',
      'What is your driving licence number?',
      'Additional Drivers',
      'Additional Drivers',
    ])
  })
})
