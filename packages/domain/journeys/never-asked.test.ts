import { describe, expect, it } from 'vitest'
import type { Answers } from '../questions/answers.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../questions/kinds/yes-no.ts'
import { type AnyGroupedQuestion, question, type WhenNeverAsked } from '../questions/question.ts'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import { journeyDefinition } from './journey-definition.ts'
import { checkAnswers } from './journey-progress.ts'
import { journeys } from './journeys.ts'
import { withNeverAsked } from './never-asked.ts'
import type { JourneyDefinition } from './step-fields.ts'
import { answersOf } from './testing/persona.ts'

const today = localDate('2026-11-15')
const now = new Date('2026-11-15T09:00:00Z')
const sold = answersOf('acorn_pc', { who: 'the plain customer' })

/** The vehicle with one more answer, added in a release after the policy was sold. */
type WithRoofBox = { hasRoofBox?: boolean }

function asking(whenNeverAsked: WhenNeverAsked<boolean>) {
  const hasRoofBox: AnyGroupedQuestion = question<WithRoofBox>()({
    name: 'hasRoofBox',
    kind: yesNo,
    group: 'changes',
    label: 'Does the car have a roof box?',
    validate: mustBeAnswered({
      key: 'hasRoofBoxRequired',
      message: 'Please tell us if the car has a roof box',
    }),
    whenNeverAsked,
    aggregator: 'not-sent',
    summary: yesOrNo,
  })
  const { vehicleDetailsTwo, ...others } = journeyDefinition.steps
  const [first] = vehicleDetailsTwo
  if (!first) throw new Error('The step asks nothing')
  const later: JourneyDefinition = {
    ...journeyDefinition,
    steps: { ...others, vehicleDetailsTwo: [{ ...first, ask: [...first.ask, hasRoofBox] }] },
  }
  return { terms: journeys.acorn_pc, today, now, definition: later }
}

describe('a policy that was sold before a question was added', () => {
  it('is completed with the answer that the question assumes, marked as assumed [D-266]', () => {
    const here = asking({ assume: false })
    expect(checkAnswers(sold, here)).toMatchObject({ ok: false })
    const { answers, provenance } = withNeverAsked(sold, here)
    expect(checkAnswers(answers, here)).toMatchObject({ ok: true })
    expect(provenance).toEqual({ 'vehicleDetails.hasRoofBox': 'assumed' })
    expect(answers.vehicleDetails).toEqual({ ...sold.vehicleDetails, hasRoofBox: false })
  })

  it('lacks only that answer where nothing may be assumed [D-266]', () => {
    const here = asking('ask-before-renewing')
    const { answers, provenance } = withNeverAsked(sold, here)
    expect(answers).toEqual(sold)
    expect(provenance).toEqual({})
    expect(checkAnswers(answers, here)).toMatchObject({
      ok: false,
      missing: [{ field: 'vehicleDetails.hasRoofBox', step: 'vehicleDetailsTwo' }],
    })
  })

  it('keeps the answer that its customer gave', () => {
    const answered = { ...sold, vehicleDetails: { ...sold.vehicleDetails, hasRoofBox: true } }
    expect(withNeverAsked(answered, asking({ assume: false }))).toEqual({ answers: answered, provenance: {} })
  })
})

it('completes the entries of lists too, and marks each answer by its place [D-266]', () => {
  const modified: Answers = {
    ...sold,
    vehicleDetails: {
      ...sold.vehicleDetails,
      isModified: true,
      modifications: [
        { modificationCode: 'TOW_BAR', value: fromPounds(300), isCurrentInsurerNotified: false },
      ],
    },
  }
  const { answers, provenance } = withNeverAsked(modified, asking({ assume: false }))
  expect(answers.vehicleDetails.modifications).toMatchObject([{ isForMedicalReasons: false }])
  expect(provenance['vehicleDetails.modifications.0.isForMedicalReasons']).toBe('assumed')
})
