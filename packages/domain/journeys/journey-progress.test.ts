import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers } from '../questions/answers.ts'
import { aDriver } from '../questions/people/testing.ts'
import { aCar, aVan } from '../questions/vehicle/testing.ts'
import { type JourneyId, journeyIds } from '../terms/identity.ts'
import { randomAnswers } from '../testing/random-answers.ts'
import { localDate } from '../values/local-date.ts'
import { fromPounds } from '../values/pence.ts'
import { firstStepDefinition } from './first-step.ts'
import { journeyDefinition as everyQuestion, journeyDefinition } from './journey-definition.ts'
import { checkAnswers, journeyProgress, sanitiseAnswers } from './journey-progress.ts'
import { journeys } from './journeys.ts'
import type { Circumstances } from './step-fields.ts'
import { type CompletedSteps, stepNames, type WizardStepName, wizardSteps } from './steps.ts'

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

describe.each(journeyIds)('the progress through %s', (id) => {
  it('has six steps without additional drivers and seven with them [NAV-24]', () => {
    expect(walkOf(id, []).path).toEqual(withoutDrivers)
    expect(walkOf(id, [], { proposerDetails: { hasAdditionalDriver: false } }).path).toEqual(withoutDrivers)
    expect(walkOf(id, [], { proposerDetails: { hasAdditionalDriver: true } }).path).toEqual(all)
  })

  it('moves one step at a time and never past the furthest allowed step [NAV-22]', () => {
    for (const [index, step] of withoutDrivers.entries()) {
      const before = walkOf(id, withoutDrivers.slice(0, index))
      expect(before.furthest).toBe(step)
      expect(before.next(step)).toBeUndefined()
      const after = walkOf(id, withoutDrivers.slice(0, index + 1))
      expect(after.next(step)).toBe(withoutDrivers[index + 1])
    }
  })

  it('continues from a skipped step to the one after it [NAV-24]', () => {
    const before = withoutDrivers.filter((step) => step !== 'vehicleCover')
    expect(walkOf(id, before).next('additionalDrivers')).toBe('vehicleCover')
    expect(walkOf(id, []).next('additionalDrivers')).toBeUndefined()
  })

  it('redirects from a step that is not allowed yet to the last completed one, or to the start [NAV-23]', () => {
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

  it('reports the registration as an error when the journey does not insure the vehicle', () => {
    const other = journeys[id].vehicle.accepts === 'van' ? aCar : aVan
    const answers = answered(id)
    const progress = journeyProgress(
      { ...answers, vehicleDetails: { ...answers.vehicleDetails, vehicleInfo: other } },
      { vehicleDetails: true },
      { terms: journeys[id], today, definition },
    )
    const isRefused = journeys[id].vehicle.accepts !== 'any'
    expect(progress.missing.map(({ field }) => field)).toEqual(
      isRefused ? ['vehicleDetails.registration'] : [],
    )
    expect(progress.furthest).toBe(isRefused ? 'vehicleDetails' : 'vehicleDetailsTwo')
  })
})

describe('the progress', () => {
  it('redirects from a skipped step to the last completed one [NAV-24]', () => {
    expect(walkOf('acorn_pc', withoutDrivers).redirect('additionalDrivers')).toBe('vehicleCover')
  })

  it('counts a step as completed only while its answers are valid', () => {
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

it('has exactly the seventeen step names [NAV-14]', () => {
  expect(stepNames).toEqual(
    (
      'vehicleDetails vehicleDetailsTwo aboutYou driverDetails driverDetailsTwo additionalDrivers vehicleCover ' +
      'results durationPanel pcwResults paymentSummary makePayment thankYou decline timeOut error referral'
    ).split(' '),
  )
})

/** Storage may contain anything. */
const sound = (stored: object) => sanitiseAnswers(stored as Answers, journeyDefinition)

it('removes values that cannot be answers, and leaves the rest unchanged', () => {
  const stored = {
    vehicleDetails: {
      registration: 5,
      value: '8500',
      annualMileage: 8_000,
      vehicleInfo: { make: 'Ford' },
      isRestored: 1,
    },
    proposerDetails: {
      firstName: 'Jo',
      dateOfBirth: '1700-02-01',
      address: 'Leeds',
      motoringClaims: [null],
      other: 1,
    },
    coverDetails: {
      effectiveFrom: { date: '2026-11-20', hour: 25, minute: 0 },
      voluntaryExcess: fromPounds(100),
    },
    additionalDrivers: [{ ...aDriver, lastNames: ['Ng'], isMainDriver: 'yes' }, null],
    additionalQuestions: { howDidYouHearAboutUs: {}, '5f2a': 'kept' },
  }
  const { lastNames: _list, ...driver } = aDriver
  expect(sound(stored)).toEqual({
    vehicleDetails: { annualMileage: 8_000 },
    proposerDetails: { firstName: 'Jo', other: 1 },
    coverDetails: { voluntaryExcess: 10_000 },
    additionalDrivers: [driver, {}],
    additionalQuestions: { '5f2a': 'kept' },
  })
})

it('turns input that is not answers into empty answers', () => {
  const nothing = {
    vehicleDetails: {},
    proposerDetails: {},
    coverDetails: {},
    additionalDrivers: [],
    additionalQuestions: {},
  }
  expect(sound({})).toEqual(nothing)
  expect(
    sound({ vehicleDetails: null, proposerDetails: 'x', coverDetails: 1, additionalDrivers: {} }),
  ).toEqual(nothing)
})

it('keeps a vehicle that was looked up', () => {
  expect(sound({ vehicleDetails: { vehicleInfo: aCar } }).vehicleDetails.vehicleInfo).toEqual(aCar)
})

const here = (id: (typeof journeyIds)[number]): Circumstances => ({
  terms: journeys[id],
  today: localDate('2026-11-15'),
  channel: 'aggregator',
  definition: journeyDefinition,
})

describe.each(journeyIds)('the server’s check on %s', (id) => {
  const whole = randomAnswers(3, here(id))

  it('accepts complete answers, regardless of the steps completed', () => {
    expect(checkAnswers(whole, here(id))).toEqual({ ok: true, answers: whole })
  })

  it('drops answers to questions that are not asked', () => {
    const stale: Answers = {
      ...whole,
      proposerDetails: {
        ...whole.proposerDetails,
        isResidentFromBirth: true,
        ukResidenceSince: localDate('2020-01-01'),
      },
    }
    const checked = checkAnswers(stale, here(id))
    expect(checked.ok && checked.answers.proposerDetails).not.toHaveProperty('ukResidenceSince')
    expect(checked.ok).toBe(true)
  })

  it('reports each missing and each invalid answer by its place, in the customer’s words', () => {
    const { levelOfCover: _left, ...coverDetails } = whole.coverDetails
    const vehicleDetails = { ...whole.vehicleDetails, vehiclePurchased: false }
    expect(checkAnswers({ ...whole, coverDetails, vehicleDetails }, here(id))).toEqual({
      ok: false,
      missing: [
        {
          step: 'vehicleDetailsTwo',
          field: 'vehicleDetails.vehiclePurchased',
          key: 'notYetPurchased',
          message: 'We cannot insure a vehicle that you have not yet purchased',
        },
        {
          step: 'vehicleCover',
          field: 'coverDetails.levelOfCover',
          key: 'levelOfCoverRequired',
          message: 'Please choose a level of cover',
        },
      ],
    })
  })

  it('never requires how the customer heard about us, and drops an invalid answer to it [AGG-09]', () => {
    const checkedAnswers = (additionalQuestions: Answers['additionalQuestions']) => {
      const checked = checkAnswers({ ...whole, additionalQuestions }, here(id))
      return checked.ok && checked.answers.additionalQuestions
    }
    expect(checkedAnswers({})).toEqual({})
    const good = { howDidYouHearAboutUs: 'COMPANY_CAR', experienceDrivingCompnayCar: '3', claimFreeFor: '2' }
    expect(checkedAnswers(good)).toEqual(good)
    expect(checkedAnswers({ ...good, howDidYouHearAboutUs: 'NOBODY' })).toEqual({})
    // What depends on an invalid answer is removed with it.
    expect(checkedAnswers({ ...good, experienceDrivingCompnayCar: 'long' })).toEqual({
      howDidYouHearAboutUs: 'COMPANY_CAR',
    })
  })
})
