import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { CoverDetails } from '@milepost/domain/questions/answers'
import { noAnswers } from '@milepost/domain/questions/answers'
import { restartTerms } from '@milepost/domain/restart/restart-terms'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { aSister } from '@milepost/domain/testing/customers'
import { spoilerOf, tempers } from '@milepost/domain/testing/hostile-answers'
import { randomAnswers } from '@milepost/domain/testing/random-answers'
import { localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds, isPence, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { assess } from '../outcome.ts'
import { howMany } from '../testing/how-many.ts'
import { missingFor, missingFrom, riskFor, riskFrom } from '../testing/made-risk.ts'
import { answersFor, now, peopleByJourney } from '../testing/people-by-journey.ts'
import { ratesOf } from '../testing/rates.ts'
import { toRisk } from './risk.ts'

const people = journeyIds.map((journey) => ({ journey, ...peopleByJourney[journey] }))

describe('a risk', () => {
  it.each(people)('is complete and priced on $journey for $who [COV-10]', ({ journey, answers }) => {
    const risk = riskFrom(journey, answers)
    expect(risk).toMatchObject({
      journey,
      line: journeys[journey].rating.line,
      ratedOn: '2026-11-16',
    })
    const assessment = assess(risk, ratesOf(risk.line), 'outcome', { addOns: [] })
    expect(assessment.kind).toBe('offered')
  })

  it('is rated on the date in London', () => {
    const answers = answersFor('acorn_pc')
    const lateOn = (instant: string) => riskFrom('acorn_pc', answers, { now: new Date(instant) }).ratedOn
    expect(lateOn('2026-11-15T23:59:59Z')).toBe('2026-11-15')
    expect(lateOn('2026-11-16T00:00:00Z')).toBe('2026-11-16')
  })

  it('is the same for the same answers, and for their applicable subset', () => {
    for (const { journey, answers } of people) {
      const asked = { terms: journeys[journey], now }
      const made = toRisk(answers, asked)
      expect(made.kind).toBe('complete')
      if (made.kind === 'complete') expect(toRisk(made.answers, asked)).toEqual(made)
    }
  })

  it('contains no personal details and no gender [D-127]', () => {
    const risk = riskFor('acorn_taxi', { drivers: [aSister] })
    const text = JSON.stringify(risk)
    for (const personal of ['Alan', 'Morgan', 'MORGA', '1987-03-27', 'LS1 1AA', '0113', '@', 'High Street']) {
      expect(text).not.toContain(personal)
    }
    expect(text).not.toMatch(/gender|title/i)
    const renamed = riskFor('acorn_taxi', { you: { title: '005', licenceNumber: 'MORGA853277A99AB' } })
    expect(renamed).toEqual(riskFor('acorn_taxi'))
  })

  it('has the requested term if the journey offers it [SUB-06, D-134]', () => {
    expect(riskFor('acorn_taxi').cover.term).toBe('annual')
    expect(riskFor('acorn_taxi', {}, { term: 'thirty-day' }).cover.term).toBe('thirty-day')
    expect(riskFor('briefly_impound', {}, { term: 'thirty-day' }).cover.term).toBe('impound')
    expect(riskFor('acorn_pc', {}, { term: 'impound' }).cover.term).toBe('annual')
  })

  it('lets cover start within 30 days, or 7 on a restart [COV-04]', () => {
    const start = (day: string) =>
      answersFor('acorn_taxi', { cover: { effectiveFrom: { date: localDate(day), hour: 9, minute: 15 } } })
    const restarted = { terms: restartTerms(journeys.acorn_taxi), term: 'thirty-day' } as const
    expect(missingFrom('acorn_taxi', start('2026-12-16'))).toEqual([])
    expect(missingFrom('acorn_taxi', start('2026-12-17'))).toMatchObject([{ key: 'startTooFarAhead' }])
    expect(missingFrom('acorn_taxi', start('2026-11-23'), restarted)).toEqual([])
    expect(missingFrom('acorn_taxi', start('2026-11-24'), restarted)).toMatchObject([
      { key: 'startTooFarAhead' },
    ])
  })
})

describe('answers that are not applicable', () => {
  it('do not count: hidden drivers are never rated [D-035]', () => {
    const hidden = answersFor('acorn_pc')
    const made = toRisk({ ...hidden, additionalDrivers: [aSister] }, { terms: journeys.acorn_pc, now })
    expect(made).toMatchObject({ kind: 'complete', answers: { additionalDrivers: [] } })
    expect(made.kind === 'complete' && made.risk.drivers.length).toBe(1)
  })

  it('of a comparison site do not prevent a price [D-147]', () => {
    const asked = { channel: 'aggregator', terms: journeys.acorn_pc } as const
    expect(missingFrom('acorn_pc', answersFor('acorn_pc'), asked)).toEqual([])
  })
})

describe('a missing answer', () => {
  it('is reported before anything is answered, in order of the steps', () => {
    for (const journey of journeyIds) {
      const missing = missingFrom(journey, noAnswers)
      expect(missing[0]).toMatchObject({ step: 'vehicleDetails', field: 'vehicleDetails.registration' })
      expect(missing.map(({ field }) => field)).toContain('coverDetails.effectiveFrom')
    }
  })

  it.each(people)('is reported on $journey for each answer in turn', ({ journey, answers }) => {
    const applicable = applicableOf(journey, answers)
    for (const subject of ['vehicleDetails', 'proposerDetails', 'coverDetails'] as const) {
      for (const name of Object.keys(applicable[subject])) {
        const left = { ...applicable, [subject]: without(applicable[subject], name) }
        const fields = missingFrom(journey, left).map(({ field }) => field)
        expect(fields, `${subject}.${name}`).toContain(namedFor[name] ?? `${subject}.${name}`)
      }
    }
  })

  it('is also reported for each additional driver', () => {
    const applicable = applicableOf('acorn_taxi', answersFor('acorn_taxi', { drivers: [aSister, aSister] }))
    const [first, second] = applicable.additionalDrivers
    if (first === undefined || second === undefined) throw new Error('two drivers are expected')
    for (const name of Object.keys(second)) {
      const left = { ...applicable, additionalDrivers: [first, without(second, name)] }
      const fields = missingFrom('acorn_taxi', left).map(({ field }) => field)
      expect(fields, name).toContain(`additionalDrivers.1.${name}`)
    }
  })

  it('is reported by the risk if no question asked it', () => {
    const { use } = journeys.acorn_cv
    const terms = { ...journeys.acorn_cv, use: { ...use, asksInternalRacking: false } }
    expect(missingFrom('acorn_cv', answersFor('acorn_cv'), { terms })).toEqual([
      {
        step: 'vehicleDetailsTwo',
        field: 'vehicleDetails.hasInternalRacking',
        key: 'answerRequired',
        message: 'Please answer this question',
      },
    ])
  })
})

describe('arbitrary answers', () => {
  const circumstances = (journey: JourneyId) => ({
    terms: journeys[journey],
    today: londonDate(now),
    now,
    definition: journeyDefinition,
  })

  it('make a risk when the journey accepts them', () => {
    for (const journey of journeyIds) {
      for (let seed = 0; seed < howMany({ inEveryRun: 8, inLongRun: 30 }); seed += 1) {
        const answers = randomAnswers(seed, circumstances(journey))
        expect(missingFrom(journey, answers), `${journey}, seed ${seed}`).toEqual([])
      }
    }
  })

  it.each(tempers)(
    'are reported or priced when they are %s, and never cause an exception',
    (temper) => {
      const counted = { named: 0, priced: 0 }
      for (const { journey, answers } of people) {
        const spoiledBy = spoilerOf(answers, circumstances(journey))
        for (let seed = 0; seed < howMany({ inEveryRun: 15, inLongRun: 60 }); seed += 1) {
          const spoiled = spoiledBy(seed, temper)
          const made = toRisk(spoiled, { terms: journeys[journey], now })
          if (made.kind === 'missing') {
            counted.named += 1
            expect(made.missing.length).toBeGreaterThan(0)
            continue
          }
          const assessment = assess(made.risk, ratesOf(made.risk.line), 'outcome', { addOns: [] })
          if (assessment.kind !== 'offered') continue
          counted.priced += 1
          const { gross } = assessment.rated
          expect(isPence(gross) && gross > 0, `${journey}, seed ${seed}`).toBe(true)
        }
      }
      // Enough of both for the test to mean anything.
      expect(counted.named).toBeGreaterThan(20)
      expect(counted.priced).toBeGreaterThan(20)
    },
    30_000,
  )
})

/** If one answer is stored together with another, the one that customers see is named. */
const namedFor: Readonly<Record<string, string>> = {
  searchedRegistration: 'vehicleDetails.registration',
  vehicleInfo: 'vehicleDetails.registration',
}

function applicableOf(journey: JourneyId, answers: Parameters<typeof toRisk>[0]) {
  const made = toRisk(answers, { terms: journeys[journey], now })
  if (made.kind === 'missing') throw new Error('whole answers are expected')
  return made.answers
}

function without<Subject extends object>(subject: Subject, name: string): Subject {
  // Only optional answers are removed.
  return Object.fromEntries(Object.entries(subject).filter(([each]) => each !== name)) as Subject
}

const coverOf = (cover: CoverDetails, journey: JourneyId = 'acorn_pc') => riskFor(journey, { cover }).cover

describe('the cover', () => {
  it('has the requested level, start and excess', () => {
    const effectiveFrom = { date: localDate('2026-11-16'), hour: 9, minute: 15 }
    expect(coverOf({ levelOfCover: 'TPFT', effectiveFrom, voluntaryExcess: fromPounds(500) })).toMatchObject({
      level: 'TPFT',
      start: effectiveFrom,
      voluntaryExcess: 50_000,
    })
  })

  it('may be third party only for a quote that arrived with it [D-128]', () => {
    expect(coverOf({ levelOfCover: 'TPO' }).level).toBe('TPO')
  })

  it('has no discount with 0 years, regardless of earlier answers [COV-05, COV-06]', () => {
    const answers = {
      yearsOfNoClaimsDiscount: '0',
      protectNoClaimsDiscount: true,
      typeOfPolicyNCDEarned: '2',
    } as const
    expect(coverOf(answers, 'acorn_cv').noClaims).toEqual({ kind: 'none' })
  })

  it('has the years earned, where ten means ten or more, and where they were earned if asked [COV-06, D-133]', () => {
    const answers = {
      yearsOfNoClaimsDiscount: '10',
      protectNoClaimsDiscount: true,
      typeOfPolicyNCDEarned: '2',
    } as const
    expect(coverOf(answers, 'acorn_cv').noClaims).toEqual({
      kind: 'earned',
      years: 10,
      isProtected: true,
      on: '2',
    })
    expect(coverOf(answers).noClaims).toEqual({
      kind: 'earned',
      years: 10,
      isProtected: true,
      on: 'not-asked',
    })
  })
})

describe('an invalid answer about the cover', () => {
  const at = (date: string, hour: number, minute: number) => ({
    effectiveFrom: { date: localDate(date), hour, minute },
  })

  it.each<[string, CoverDetails, string, string]>([
    ['a start in the past [D-129]', at('2026-11-16', 9, 0), 'effectiveFrom', 'startTimePassed'],
    ['a date in the past', at('2026-11-15', 9, 0), 'effectiveFrom', 'startInPast'],
    ['a time between the offered steps', at('2026-11-20', 9, 7), 'effectiveFrom', 'startTimeStep'],
    ['an excess that is not offered', { voluntaryExcess: pence(12_345) }, 'voluntaryExcess', 'notOffered'],
    [
      'eleven years of no claims discount',
      { yearsOfNoClaimsDiscount: '11' as never, protectNoClaimsDiscount: true },
      'yearsOfNoClaimsDiscount',
      'notOffered',
    ],
    [
      'a disclaimer that was not accepted',
      { hasAgreedDisclaimer: false },
      'hasAgreedDisclaimer',
      'disclaimerRequired',
    ],
  ])('is reported: %s', (_what, cover, name, key) => {
    expect(missingFor('acorn_pc', { cover })).toMatchObject([{ field: `coverDetails.${name}`, key }])
  })

  it.each([
    ['an hour that does not exist', at('2026-11-20', 24, 0)],
    ['a date that does not exist', { effectiveFrom: { date: '2026-11-31' as never, hour: 9, minute: 0 } }],
  ])('is reported as an invalid start: %s', (_what, cover) => {
    expect(missingFor('acorn_pc', { cover })).toMatchObject([{ field: 'coverDetails.effectiveFrom' }])
  })
})
