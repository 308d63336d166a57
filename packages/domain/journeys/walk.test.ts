import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers } from '../questions/answers'
import { aCar, aVan } from '../questions/vehicle/testing'
import { type JourneyId, journeyIds } from '../terms/identity'
import { localDate } from '../values/local-date'
import { fromPounds } from '../values/pence'
import { journeyDefinition as everyQuestion } from './catalogue'
import { firstStepDefinition } from './first-step'
import { journeys } from './journeys'
import { type CompletedSteps, stepNames, type WizardStepName, wizardSteps } from './steps'
import { journeyProgress } from './walk'

const today = localDate('2026-11-15')
/** The first step with every question it can ask, and no other step. */
const definition = {
  ...firstStepDefinition,
  steps: { ...firstStepDefinition.steps, vehicleDetails: everyQuestion.steps.vehicleDetails },
}

function answered(id: JourneyId, more: Partial<Answers> = {}): Answers {
  const vehicleInfo = journeys[id].vehicle.accepts === 'van' ? aVan : aCar
  return {
    ...noAnswers,
    vehicleDetails: {
      registration: 'AA19 AAA',
      searchedRegistration: 'AA19AAA',
      vehicleInfo,
      value: fromPounds(9_500),
    },
    ...more,
  }
}

function walkOf(id: JourneyId, completed: readonly WizardStepName[], more: Partial<Answers> = {}) {
  const flags: CompletedSteps = Object.fromEntries(completed.map((step) => [step, true]))
  return journeyProgress(answered(id, more), flags, { terms: journeys[id], today, definition })
}

const all = wizardSteps.map(({ name }) => name)
const withoutDrivers = all.filter((step) => step !== 'additionalDrivers')

describe.each(journeyIds)('the walk of %s', (id) => {
  it('passes six steps without additional drivers and seven with [NAV-24]', () => {
    expect(walkOf(id, []).path).toEqual(withoutDrivers)
    expect(walkOf(id, [], { proposerDetails: { hasAdditionalDriver: false } }).path).toEqual(withoutDrivers)
    expect(walkOf(id, [], { proposerDetails: { hasAdditionalDriver: true } }).path).toEqual(all)
  })

  it('moves one step at a time and never past the furthest allowed [NAV-22]', () => {
    for (const [index, step] of withoutDrivers.entries()) {
      const before = walkOf(id, withoutDrivers.slice(0, index))
      expect(before.furthest).toBe(step)
      expect(before.next(step)).toBeUndefined()
      const after = walkOf(id, withoutDrivers.slice(0, index + 1))
      expect(after.next(step)).toBe(withoutDrivers[index + 1])
    }
  })

  it('goes on from a step that is skipped to the one after it [NAV-24]', () => {
    const before = withoutDrivers.filter((step) => step !== 'vehicleCover')
    expect(walkOf(id, before).next('additionalDrivers')).toBe('vehicleCover')
    expect(walkOf(id, []).next('additionalDrivers')).toBeUndefined()
  })

  it('sends anyone ahead of the last completed step back to it, or to the start [NAV-23]', () => {
    for (const [index] of withoutDrivers.entries()) {
      const done = walkOf(id, withoutDrivers.slice(0, index))
      for (const [asked, step] of withoutDrivers.entries()) {
        const expected = asked <= index ? undefined : (withoutDrivers[index - 1] ?? 'vehicleDetails')
        expect(done.redirect(step)).toBe(expected)
      }
    }
  })

  it('goes back from cover to the licence step when additional drivers were skipped [NAV-25]', () => {
    expect(walkOf(id, all).back('vehicleCover')).toBe('driverDetailsTwo')
    expect(walkOf(id, all, { proposerDetails: { hasAdditionalDriver: true } }).back('vehicleCover')).toBe(
      'additionalDrivers',
    )
    expect(walkOf(id, all).back('vehicleDetails')).toBeUndefined()
  })

  it('names what is missing when the vehicle is not one it insures', () => {
    const other = journeys[id].vehicle.accepts === 'van' ? aCar : aVan
    const answers = answered(id)
    const wrong = journeyProgress(
      { ...answers, vehicleDetails: { ...answers.vehicleDetails, vehicleInfo: other } },
      { vehicleDetails: true },
      { terms: journeys[id], today, definition },
    )
    const isRefused = journeys[id].vehicle.accepts !== 'any'
    expect(wrong.missing.map(({ field }) => field)).toEqual(isRefused ? ['vehicleDetails.registration'] : [])
    expect(wrong.furthest).toBe(isRefused ? 'vehicleDetails' : 'vehicleDetailsTwo')
  })
})

describe('the walk', () => {
  it('sends a skipped step to the last completed one [NAV-24]', () => {
    expect(walkOf('acorn_pc', withoutDrivers).redirect('additionalDrivers')).toBe('vehicleCover')
  })

  it('counts a step as done only while its answers hold', () => {
    const later: CompletedSteps = { vehicleDetails: true, vehicleDetailsTwo: true, aboutYou: true }
    const broken = journeyProgress(noAnswers, later, {
      terms: journeys.acorn_pc,
      today,
      definition,
    })
    expect(broken.lastCompleted).toBeUndefined()
    expect(broken.furthest).toBe('vehicleDetails')
  })

  it('drops answers to questions that are not asked', () => {
    const { answers } = journeyProgress(
      { ...noAnswers, vehicleDetails: { ...answered('acorn_pc').vehicleDetails, bodyType: 'HATCHBACK' } },
      {},
      { terms: journeys.acorn_pc, today, definition },
    )
    expect(answers.vehicleDetails).not.toHaveProperty('bodyType')
    expect(answers.vehicleDetails.value).toBe(fromPounds(9_500))
  })
})

describe('the progress groups', () => {
  const states = (completed: readonly WizardStepName[], active: WizardStepName) =>
    walkOf('acorn_pc', completed)
      .groups(active)
      .map(({ state }) => state)

  it('are the four of the specification in their order [NAV-19]', () => {
    expect(
      walkOf('acorn_pc', [])
        .groups('vehicleDetails')
        .map(({ name }) => name),
    ).toEqual(['VEHICLE DETAILS', 'ABOUT YOU', 'DRIVER DETAILS', 'VEHICLE COVER'])
  })

  it('are active, completed, completed-but-gone-back or still ahead [NAV-20]', () => {
    expect(states([], 'vehicleDetails')).toEqual(['active', 'ahead', 'ahead', 'ahead'])
    expect(states(['vehicleDetails'], 'vehicleDetailsTwo')).toEqual(['active', 'ahead', 'ahead', 'ahead'])
    expect(states(withoutDrivers.slice(0, 2), 'aboutYou')).toEqual(['completed', 'active', 'ahead', 'ahead'])
    expect(states(withoutDrivers.slice(0, 3), 'vehicleDetails')).toEqual([
      'completed-but-gone-back',
      'completed-but-gone-back',
      'ahead',
      'ahead',
    ])
    expect(states(withoutDrivers, 'aboutYou')).toEqual([
      'completed',
      'completed-but-gone-back',
      'completed-but-gone-back',
      'completed-but-gone-back',
    ])
  })
})

it('knows exactly the seventeen step names [NAV-14]', () => {
  expect(stepNames).toEqual(
    (
      'vehicleDetails vehicleDetailsTwo aboutYou driverDetails driverDetailsTwo additionalDrivers vehicleCover ' +
      'results durationPanel pcwResults paymentSummary makePayment thankYou decline timeOut error referral'
    ).split(' '),
  )
})
