import { beforeAll, describe, expect, it } from 'vitest'
import { journeyDefinition } from '../journeys/journey-definition.ts'
import { checkAnswers, journeyProgress } from '../journeys/journey-progress.ts'
import { journeys } from '../journeys/journeys.ts'
import type { Circumstances } from '../journeys/step-fields.ts'
import { licenceTypes } from '../lists/licence.ts'
import { employmentTypes } from '../lists/person.ts'
import type { AnySubject } from '../questions/asking.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import { type JourneyId, journeyIds } from '../terms/identity.ts'
import { localDate } from '../values/local-date.ts'
import { spoilerOf, tempers } from './hostile-answers.ts'
import { randomAnswers } from './random-answers.ts'

const SETS = 30

const hereOn = (id: JourneyId, seed: number): Circumstances => ({
  terms: journeys[id],
  today: localDate('2026-11-15'),
  now: new Date('2026-11-15T07:00:00Z'),
  channel: seed % 2 === 0 ? 'direct' : 'aggregator',
  definition: journeyDefinition,
})

const seeds = Array.from({ length: SETS }, (_, seed) => seed)

describe.each(journeyIds)('random answers of %s', (id) => {
  // Created once for all tests below: creating them takes longer than checking them.
  let sets: readonly ReturnType<typeof setOf>[]
  const setOf = (seed: number) => {
    const here = hereOn(id, seed)
    const answers = randomAnswers(seed, here)
    return { seed, here, answers, spoil: spoilerOf(answers, here) }
  }
  beforeAll(() => {
    sets = seeds.map(setOf)
  })

  it('are complete, and every answer is applicable', () => {
    for (const { seed, here, answers } of sets)
      expect(checkAnswers(answers, here), `seed ${seed}`).toEqual({ ok: true, answers })
  })

  it('are the same for the same seed and differ by seed', () => {
    expect(randomAnswers(7, hereOn(id, 7))).toEqual(randomAnswers(7, hereOn(id, 7)))
    expect(new Set(seeds.map((seed) => JSON.stringify(randomAnswers(seed, hereOn(id, 0))))).size).toBe(SETS)
  })

  it.each(tempers)('spoiled to be %s are processed without an exception', (temper) => {
    let spoiled = 0
    for (const { seed, here, spoil } of sets) {
      const answers = spoil(seed, temper)
      if (!checkAnswers(answers, here).ok) spoiled += 1
      // Validating the applicable answers again removes and finds nothing more.
      const { answers: applicable, missing } = journeyProgress(answers, {}, here)
      const again = journeyProgress(applicable, {}, here)
      expect(again.answers, `seed ${seed}`).toEqual(applicable)
      expect(again.missing, `seed ${seed}`).toEqual(missing)
    }
    expect(spoiled).toBeGreaterThan(0)
  })
})

it('together, random answers cover yes and no for every question, and every employment and licence type', () => {
  const valuesSeen = new Map<string, Set<unknown>>()
  const note = (place: string, subject: AnySubject) => {
    for (const [name, value] of Object.entries(subject))
      valuesSeen.set(`${place}.${name}`, (valuesSeen.get(`${place}.${name}`) ?? new Set()).add(value))
  }
  for (const id of journeyIds)
    for (const seed of seeds) {
      const { additionalDrivers, ...subjects } = randomAnswers(seed, hereOn(id, seed))
      for (const [of, subject] of Object.entries(subjects)) note(of, subject)
      for (const driver of additionalDrivers) note('additionalDrivers', driver)
    }
  const sections = Object.values(journeyDefinition.steps).flat()
  const asked = [...sections, { of: 'additionalDrivers', ask: driverQuestions }].flatMap(({ of, ask }) =>
    ask.map((each) => ({ place: `${of}.${each.name}`, kind: each.kind })),
  )
  const unsaid = asked.filter(({ place, kind }) => {
    const values = valuesSeen.get(place)?.size ?? 0
    return values < (kind.input === 'yes-no' && !mustBeYes.has(place) ? 2 : 1)
  })
  expect(unsaid.map(({ place }) => place)).toEqual([])
  expect(valuesSeen.get('proposerDetails.employmentType')?.size).toBe(employmentTypes.length)
  expect(valuesSeen.get('additionalDrivers.licenceType')?.size).toBe(licenceTypes.length - 1)
})

/** A no to this ends the journey. */
const mustBeYes = new Set(['vehicleDetails.vehiclePurchased'])
