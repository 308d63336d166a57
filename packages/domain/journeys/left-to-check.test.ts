import { expect, it } from 'vitest'
import { noAnswers } from '../questions/answers.ts'
import { aClaim, aDriver, aProposer, today } from '../questions/people/testing.ts'
import { answersInWords } from './answers-in-words.ts'
import { journeyDefinition } from './journey-definition.ts'
import { journeys } from './journeys.ts'
import { isAnythingLeft, isAskedWithPrice, leftToCheck, withoutListed } from './left-to-check.ts'
import { type Provenance, withoutAssumed } from './provenance.ts'
import { wizardSteps } from './steps.ts'

const path = wizardSteps.map(({ name }) => name)
const here = { terms: journeys.acorn_pc, today, definition: journeyDefinition }
const answers = {
  ...noAnswers,
  proposerDetails: {
    ...aProposer,
    hasAdditionalDriver: true,
    hasMotoringClaims: true,
    motoringClaims: [aClaim],
  },
  additionalDrivers: [aDriver],
}
const chaptersWith = (provenance: Provenance) => answersInWords(path, answers, here, provenance)
const missing = (field: string, key = 'required') =>
  ({ field, key, message: 'Please answer', step: 'vehicleCover' }) as const

it('lists only what was assumed, in the words of its question', () => {
  const chapters = chaptersWith({
    'proposerDetails.maritalStatus': 'assumed',
    'proposerDetails.title': 'comparison-site',
    'proposerDetails.address': 'looked-up',
    'additionalDrivers.0.title': 'assumed',
  })
  const { assumed } = leftToCheck([], chapters)
  expect(assumed.map(({ question }) => question)).toEqual([
    'What is your marital status?',
    "Jo Ng: What is the driver's title?",
  ])
  expect(assumed.map(({ step, field }) => [step, field])).toEqual([
    ['aboutYou', 'proposerDetails.maritalStatus'],
    ['additionalDrivers', 'additionalDrivers.0.title'],
  ])
})

it('names an assumption inside a claim by the claim, and refers to the list of claims', () => {
  const chapters = chaptersWith({ 'proposerDetails.motoringClaims.0.atFault': 'assumed' })
  const [found] = leftToCheck([], chapters).assumed
  expect(found?.question).toMatch(/^Claim 1: /)
  expect(found?.field).toBe('proposerDetails.motoringClaims')
})

it('separates the ticks a comparison site does not ask for from answers to correct in their step', () => {
  const left = leftToCheck(
    [
      missing('vehicleDetails.value'),
      missing('coverDetails.hasAgreedDisclaimer'),
      missing('additionalDrivers.1.hasConsented'),
    ],
    [],
  )
  expect(left.open.map(({ field }) => field)).toEqual(['vehicleDetails.value'])
  expect(left.consents.map(({ field }) => field)).toEqual([
    'coverDetails.hasAgreedDisclaimer',
    'additionalDrivers.1.hasConsented',
  ])
  expect(isAskedWithPrice('additionalDrivers.1.firstName')).toBe(false)
})

it('leaves a start that has passed to its own notice, and lists any other invalid start [D-129]', () => {
  const left = leftToCheck(
    [
      missing('coverDetails.effectiveFrom', 'startInPast'),
      missing('coverDetails.effectiveFrom', 'startTooLate'),
    ],
    [],
  )
  expect(left.open.map(({ key }) => key)).toEqual(['startTooLate'])
})

it('has nothing left once the assumptions are confirmed, and keeps every other mark', () => {
  const provenance: Provenance = {
    'proposerDetails.maritalStatus': 'assumed',
    'proposerDetails.title': 'comparison-site',
  }
  expect(isAnythingLeft(leftToCheck([], chaptersWith(provenance)))).toBe(true)
  const confirmed = withoutAssumed(provenance)
  expect(confirmed).toEqual({ 'proposerDetails.title': 'comparison-site' })
  expect(isAnythingLeft(leftToCheck([], chaptersWith(confirmed)))).toBe(false)
})

it('does not read back a second time what is listed to check', () => {
  const chapters = chaptersWith({ 'proposerDetails.maritalStatus': 'assumed' })
  const { assumed } = leftToCheck([], chapters)
  const fieldsOf = (found: typeof chapters) =>
    found.flatMap((chapter) => chapter.answers.map(({ field }) => field))
  const rest = fieldsOf(withoutListed(chapters, assumed))
  expect(rest).not.toContain('proposerDetails.maritalStatus')
  expect(rest).toHaveLength(fieldsOf(chapters).length - 1)
})
