import { describe, expect, it } from 'vitest'
import type { Answers } from '../questions/answers.ts'
import { noAnswers } from '../questions/answers.ts'
import { aClaim, aDriver, aProposer, today } from '../questions/people/testing.ts'
import { aCar } from '../questions/vehicle/testing.ts'
import { fromPounds } from '../values/pence.ts'
import { answersInWords } from './answers-in-words.ts'
import { journeyDefinition } from './journey-definition.ts'
import { journeys } from './journeys.ts'
import type { Provenance } from './provenance.ts'
import type { WizardStepName } from './steps.ts'

const here = { terms: journeys.acorn_pc, today, definition: journeyDefinition }
const inWords = (path: readonly WizardStepName[], answers: Partial<Answers>, provenance?: Provenance) =>
  answersInWords(path, { ...noAnswers, ...answers }, here, provenance)

describe('answers read back', () => {
  it('are listed under their step, with the words of the question and of the answer', () => {
    const [chapter] = inWords(['aboutYou'], { proposerDetails: aProposer })
    expect(chapter).toMatchObject({ step: 'aboutYou', title: 'About You' })
    expect(chapter?.answers).toContainEqual({
      field: 'proposerDetails.dateOfBirth',
      question: 'What is your date of birth?',
      answer: '27 March 1987',
    })
    expect(chapter?.answers).toContainEqual(
      expect.objectContaining({ field: 'proposerDetails.address', answer: '1 High Street, Leeds, LS1 1AA' }),
    )
  })

  it('leave out questions not asked on the path, and steps without an answer', () => {
    const answers = {
      proposerDetails: { ...aProposer, ukResidenceSince: today, badgeType: 'PR' as const },
      vehicleDetails: { isNotKeptAtHomeAddressOverNight: false },
    }
    const fields = inWords(['driverDetails', 'driverDetailsTwo', 'vehicleCover'], answers).flatMap(
      (chapter) => chapter.answers.map(({ field }) => field),
    )
    expect(fields).toContain('proposerDetails.isResidentFromBirth')
    expect(fields).not.toContain('proposerDetails.ukResidenceSince')
    expect(fields).not.toContain('proposerDetails.badgeType')
    expect(inWords(['vehicleCover'], answers)).toEqual([])
  })

  it('include the vehicle that the look-up found, marked as looked up', () => {
    const vehicleDetails = { registration: 'AA19AAA', vehicleInfo: aCar, value: fromPounds(9_000) }
    const [chapter] = inWords(['vehicleDetails'], { vehicleDetails })
    expect(chapter?.answers.map(({ answer, source }) => [answer, source])).toEqual([
      ['AA19 AAA', undefined],
      ['Ford Fiesta, Hatchback, Petrol, Manual, 2019', 'looked-up'],
      ['£9,000', undefined],
    ])
  })

  it('mark a value that was looked up and not changed', () => {
    const vehicleDetails = { registration: 'AA19AAA', vehicleInfo: aCar, value: fromPounds(aCar.value) }
    const [chapter] = inWords(['vehicleDetails'], { vehicleDetails })
    expect(chapter?.answers.at(-1)).toMatchObject({ answer: '£9,500', source: 'looked-up' })
  })

  it('list each claim by its own questions', () => {
    const proposerDetails = { ...aProposer, hasMotoringClaims: true, motoringClaims: [aClaim] }
    const [chapter] = inWords(['driverDetailsTwo'], { proposerDetails })
    const claims = chapter?.answers.find(({ field }) => field === 'proposerDetails.motoringClaims')
    expect(claims?.answer).toBe('1 claim')
    expect(claims?.entries?.map(({ title }) => title)).toEqual(['Claim 1'])
    expect(claims?.entries?.[0]?.answers.map(({ answer }) => answer)).toContain('£1,200')
  })

  it('give each additional driver a chapter with their name', () => {
    const answers = {
      proposerDetails: { ...aProposer, hasAdditionalDriver: true },
      additionalDrivers: [aDriver],
    }
    const [chapter] = inWords(['additionalDrivers'], answers)
    expect(chapter).toMatchObject({ title: 'Additional driver: Jo Ng', driver: 'Jo Ng' })
    expect(chapter?.answers[0]).toMatchObject({ field: 'additionalDrivers.0.title' })
    expect(chapter?.answers.at(-1)).toMatchObject({ question: 'Is this the main driver?', answer: 'No' })
  })
  it('show which came from a comparison site or were assumed, and leave the customer’s own unmarked', () => {
    const provenance: Provenance = {
      'proposerDetails.maritalStatus': 'assumed',
      'vehicleDetails.value': 'comparison-site',
    }
    const vehicleDetails = { registration: 'AA19AAA', vehicleInfo: aCar, value: fromPounds(aCar.value) }
    const answers = inWords(
      ['vehicleDetails', 'aboutYou'],
      { vehicleDetails, proposerDetails: aProposer },
      provenance,
    ).flatMap((chapter) => chapter.answers)
    const sourceOf = (held: string) => answers.find(({ field }) => field === held)?.source
    expect(sourceOf('proposerDetails.maritalStatus')).toBe('assumed')
    expect(sourceOf('proposerDetails.firstName')).toBeUndefined()
    // From the site, even if a look-up would give the same.
    expect(sourceOf('vehicleDetails.value')).toBe('comparison-site')
  })

  it('mark the answers about a driver and about each of their claims by their place', () => {
    const driver = { ...aDriver, hasMotoringClaims: true, motoringClaims: [aClaim, aClaim] }
    const [chapter] = inWords(
      ['additionalDrivers'],
      { proposerDetails: { ...aProposer, hasAdditionalDriver: true }, additionalDrivers: [driver] },
      {
        'additionalDrivers.0.title': 'comparison-site',
        'additionalDrivers.0.motoringClaims.1.costOfClaim': 'assumed',
      },
    )
    expect(chapter?.answers[0]?.source).toBe('comparison-site')
    const claims = chapter?.answers.find(({ field }) => field === 'additionalDrivers.0.motoringClaims')
    const sources = claims?.entries?.map((entry) => entry.answers.map(({ source }) => source))
    expect(sources?.[0]?.filter(Boolean)).toEqual([])
    expect(sources?.[1]?.filter(Boolean)).toEqual(['assumed'])
  })
})
