import { describe, expect, it } from 'vitest'
import { noAnswers } from '../questions/answers'
import { aDriver, aProposer, today } from '../questions/people/testing'
import { localDate } from '../values/local-date'
import { brokenAnswers } from './broken-answers'
import { journeyDefinition } from './journey-definition'
import { journeyProgress, type Missing } from './journey-progress'
import { journeys } from './journeys'
import { questionNamed } from './question-named'

const here = { terms: journeys.acorn_pc, today, definition: journeyDefinition }
const answers = {
  ...noAnswers,
  proposerDetails: { ...aProposer, dateOfBirth: localDate('1995-03-27'), hasAdditionalDriver: true },
  additionalDrivers: [{ ...aDriver, relationshipToProposer: 'S' as const, maritalStatus: 'S' as const }],
}
const completed = { driverDetailsTwo: true, additionalDrivers: true }
const { missing } = journeyProgress(answers, completed, here)
const broken = brokenAnswers(missing, completed, answers)

describe('answers that no longer hold', () => {
  it('are those given on completed steps that another answer has broken', () => {
    expect(broken.map(({ field }) => field)).toEqual([
      'proposerDetails.licenceObtained',
      'proposerDetails.licenceNumber',
      'additionalDrivers.0.maritalStatus',
      'additionalDrivers.0.relationshipToProposer',
    ])
  })

  it('are none on a step that was never completed, and none of a question without an answer', () => {
    expect(brokenAnswers(missing, {}, answers)).toEqual([])
    const unanswered: Missing = {
      step: 'driverDetailsTwo',
      field: 'proposerDetails.licenceType',
      key: 'licenceTypeRequired',
      message: '',
    }
    expect(brokenAnswers([unanswered], completed, answers)).toEqual([])
  })

  it('are not a cover start that has passed, which has words of its own', () => {
    const start: Missing = {
      step: 'vehicleCover',
      field: 'coverDetails.effectiveFrom',
      key: 'startInPast',
      message: '',
    }
    const withStart = { ...answers, coverDetails: { effectiveFrom: { date: today, hour: 9, minute: 0 } } }
    expect(brokenAnswers([start], { vehicleCover: true }, withStart)).toEqual([])
  })

  it('are called by their questions, and those of a driver by their step', () => {
    expect(broken.map((each) => questionNamed(each, answers, here))).toEqual([
      'When did you get this licence?',
      'What is your driving licence number?',
      'Additional Drivers',
      'Additional Drivers',
    ])
  })
})
