import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import type { Answers, PersonDetails } from '@milepost/domain/questions/answers'
import { mainDriver, markMainDriver } from '@milepost/domain/questions/people/driver-list'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { journeyIds } from '@milepost/domain/terms/identity'
import { spoilerOf, tempers } from '@milepost/domain/testing/hostile-answers'
import { randomAnswers } from '@milepost/domain/testing/random-answers'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quote, quoteInput } from '../shapes/quote.ts'
import { browserChecks, circumstancesOn, missingFields, serverChecks } from '../testing/quote-customer.ts'
import { fromQuoteDto, toQuoteDto } from './quote-mapping.ts'

/** The number of sets per journey: few in every run, many in the long run. */
const seeds = Array.from({ length: process.env['LONG'] ? 200 : 5 }, (_, seed) => seed + 5_000)
const circumstances = (id: (typeof journeyIds)[number], seed: number) =>
  circumstancesOn(id, seed % 2 === 0 ? 'direct' : 'aggregator')

/** The answers with what sending adds: the main driver, and the fields without a question (D-081, D-124). */
function writtenOut(applicable: Answers): Answers {
  const person = <Person extends PersonDetails>(details: Person): Person => ({
    numberOfVehiclesOwned: 0,
    numberOfVehiclesAccessTo: 0,
    ...details,
  })
  return markMainDriver(
    {
      ...applicable,
      proposerDetails: { sourceReferenceId: '', ...person(applicable.proposerDetails) },
      vehicleDetails: { securityDevices: [], ...applicable.vehicleDetails },
      coverDetails: { doesDriverOtherVehicle: false, ...applicable.coverDetails },
      additionalDrivers: applicable.additionalDrivers.map(person),
    },
    mainDriver(applicable),
  )
}

describe.each(journeyIds)('complete answers of %s', (id) => {
  let sets: readonly { seed: number; here: Circumstances; applicable: Answers }[]
  beforeAll(() => {
    sets = seeds.map((seed) => {
      const here = circumstances(id, seed)
      return { seed, here, applicable: browserChecks(randomAnswers(seed, here), here).answers }
    })
  })

  it('are read back unchanged with nothing missing [DAT-01]', () => {
    for (const { seed, here, applicable } of sets) {
      const server = serverChecks(applicable, here)
      if ('refused' in server) throw new Error(`seed ${seed}: ${JSON.stringify(server.refused)}`)
      expect(server.missing, `seed ${seed}`).toEqual([])
      expect(server.answers, `seed ${seed}`).toEqual(writtenOut(applicable))
    }
  })

  it('are the same when sent again, and are returned as sent', () => {
    for (const { seed, here, applicable } of sets) {
      const marketing = defaultMarketingPreferences(here.terms)
      const { vehicleInfo: _looked, ...vehicleDetails } = applicable.vehicleDetails
      const sent = z.parse(quoteInput, toQuoteDto({ ...applicable, vehicleDetails }, marketing, here.terms))
      const again = toQuoteDto(fromQuoteDto(sent, here.terms), marketing, here.terms)
      expect(z.parse(quoteInput, again), `seed ${seed}`).toEqual(sent)
      expect(z.parse(quote, sent)).toEqual(sent)
    }
  })
})

/** Complete sets per journey, and how often each is spoiled: in the long run a thousand sets per journey, ten thousand in all. */
const COMPLETE = process.env['LONG'] ? 100 : 8
const SPOILED = 9
/** How often each result must occur at least for the long run to be worth it; a short run must only have each. */
const LEAST = process.env['LONG'] ? COMPLETE / 4 : 1

type Verdict = 'complete' | 'incomplete' | 'refused by its shape'

/** The result of both sides for one set of answers; throws if they disagree. */
function verdictOf(answers: Answers, here: Circumstances, set: string): Verdict {
  const browser = browserChecks(answers, here)
  const missing = missingFields(browser)
  const server = serverChecks(browser.answers, here)
  if ('refused' in server) {
    // A body the schema refuses is one the browser found errors in and would not have sent.
    if (missing.length === 0) throw new Error(`${set}: refused ${JSON.stringify(server.refused)}`)
    return 'refused by its shape'
  }
  const found = missingFields(server)
  // A vehicle not yet searched for is only known to one side, and so are the questions that depend on it.
  const isKnown = !missing.includes('vehicleDetails.registration')
  const isAgreed = isKnown ? String(found) === String(missing) : found.length > 0
  if (!isAgreed) throw new Error(`${set}: the browser misses ${missing}, the server ${found}`)
  return missing.length === 0 ? 'complete' : 'incomplete'
}

describe.each(journeyIds)('on %s the browser and the server', (id) => {
  it('agree on random sets of answers, a thousand in the long run', () => {
    const counts: Record<Verdict, number> = { complete: 0, incomplete: 0, 'refused by its shape': 0 }
    for (let seed = 0; seed < COMPLETE; seed += 1) {
      const here = circumstancesOn(id, seed % 2 === 0 ? 'direct' : 'aggregator')
      const whole = randomAnswers(seed, here)
      expect(verdictOf(whole, here, `seed ${seed}`)).toBe('complete')
      const spoil = spoilerOf(whole, here)
      for (let spoiling = seed * SPOILED; spoiling < (seed + 1) * SPOILED; spoiling += 1) {
        const temper = tempers[spoiling % tempers.length] ?? 'arbitrary'
        counts[verdictOf(spoil(spoiling, temper), here, `seed ${seed}, spoiling ${spoiling}, ${temper}`)] += 1
      }
    }
    // The spoiled sets must include all three results for the test to mean anything.
    for (const [verdict, count] of Object.entries(counts))
      expect(count, verdict).toBeGreaterThanOrEqual(LEAST)
  })
})
