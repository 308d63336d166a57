import { describe, expect, it } from 'vitest'
import { journeyIds } from '../../terms/identity.ts'
import { wordsOf } from '../asking.ts'
import type { AnyQuestion } from '../question.ts'
import { validateSubject } from '../read-subject.ts'
import { driverQuestions, proposerQuestions } from './person-questions.ts'
import { aDriver, aProposer, asked } from './testing.ts'

const proposer: readonly AnyQuestion[] = Object.values(proposerQuestions).flat()
const names = (questions: readonly AnyQuestion[]) => questions.map(({ name }) => name)

describe.each(journeyIds)('the questions about people on %s', (id) => {
  it('accept a complete proposer and a complete driver', () => {
    expect(validateSubject(proposer, asked(aProposer, id))).toEqual([])
    expect(validateSubject(driverQuestions, asked(aDriver, id))).toEqual([])
  })

  it('report each missing answer, each with its own message', () => {
    for (const [questions, person] of [
      [proposer, aProposer],
      [driverQuestions, aDriver],
    ] as const) {
      const isTaxi = ['acorn_taxi', 'flag_taxi'].includes(id)
      const fieldErrors = validateSubject(questions, asked({}, id))
      const always = names(questions).filter((name) => name in person && !taxiOnly.has(name))
      const expected = always.filter((name) => !conditional.has(name) && !(isTaxi && afterTaxi.has(name)))
      expect(fieldErrors.map(({ name }) => name).filter((name) => !taxiOnly.has(name))).toEqual(expected)
      expect(fieldErrors.some(({ name }) => taxiOnly.has(name))).toBe(isTaxi)
      expect(new Set(fieldErrors.map(({ message }) => message)).size).toBe(fieldErrors.length)
      expect(new Set(fieldErrors.map(({ key }) => key)).size).toBeGreaterThanOrEqual(fieldErrors.length - 1)
    }
  })
})

const taxiOnly = new Set([
  'isFullTimeTaxi',
  'badgeType',
  'badgePassedDate',
  'licencingAuthority',
  'operatingArea',
])
/** Asked depending on an earlier answer. */
const conditional = new Set(['occupation', 'industry', 'isFullTime', 'licenceNumber'])
/** On the taxi lines these wait for the answer about full-time taxi work. */
const afterTaxi = new Set(['employmentType', 'hasOtherOccupation'])

describe('the questions about people', () => {
  it('ask an additional driver what the proposer is asked about driving, the relationship and consent [ADD-10]', () => {
    const about = ['title', 'firstName', 'lastNames', 'dateOfBirth', 'maritalStatus']
    const onlyProposer = new Set(['licencingAuthority', 'operatingArea', 'hasAdditionalDriver'])
    const driving = [...proposerQuestions.driverDetails, ...proposerQuestions.driverDetailsTwo]
    expect(new Set(names(driverQuestions))).toEqual(
      new Set([
        ...about,
        'relationshipToProposer',
        ...names(driving).filter((name) => !onlyProposer.has(name)),
        'hasConsented',
      ]),
    )
  })

  it('ask the about-you step in the order of the specification [YOU-01]', () => {
    expect(names(proposerQuestions.aboutYou)).toEqual([
      'title',
      'firstName',
      'lastNames',
      'dateOfBirth',
      'emailAddress',
      'phoneNumber',
      'maritalStatus',
      'address',
      'isHomeOwner',
    ])
  })

  it('ask driver details, including student type and other work [DRV-01]', () => {
    expect(names(proposerQuestions.driverDetails)).toEqual([
      'isResidentFromBirth',
      'ukResidenceSince',
      'isFullTimeTaxi',
      'employmentType',
      'studentType',
      'occupation',
      'industry',
      'isFullTime',
      'hasOtherOccupation',
      'otherOccupation',
      'otherIndustry',
    ])
  })

  it('ask the five yes or no questions in order [DRV-15]', () => {
    const five = names(proposerQuestions.driverDetailsTwo).slice(7, 12)
    expect(five).toEqual([
      'hasMotoringConvictions',
      'hasCriminalConvictions',
      'hasMotoringClaims',
      'hasBeenRefusedCover',
      'hasAdditionalDriver',
    ])
  })

  it('address the proposer as "you", and never address a driver', () => {
    const words = (questions: readonly AnyQuestion[], subject: object) =>
      questions.map((each) => wordsOf(each.label, asked({ ...subject }, 'acorn_taxi')))
    const shared = driverQuestions.filter(({ name }) => name in aProposer)
    expect(words(shared, aDriver).filter((label) => /\byour?\b/i.test(label))).toEqual([])
    expect(words(proposer, aProposer).filter((label) => /the driver/i.test(label))).toEqual([])
  })

  it('each store an answer that no other question stores', () => {
    expect(new Set(names(proposer)).size).toBe(proposer.length)
    expect(new Set(names(driverQuestions)).size).toBe(driverQuestions.length)
  })
})
