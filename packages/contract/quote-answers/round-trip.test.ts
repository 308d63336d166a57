import type { Answers, PersonDetails } from '@milepost/domain/questions/answers'
import { mainDriver, markMainDriver } from '@milepost/domain/questions/people/driver-list'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { journeyIds } from '@milepost/domain/terms/identity'
import { randomAnswers } from '@milepost/domain/testing/random-answers'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fromQuoteReply, toQuoteRequest } from '../quote-mapping'
import { quote, quoteInput } from '../shapes/quote'
import { browserChecks, circumstancesOn, serverChecks } from './testing/two-sides'

const seeds = Array.from({ length: 60 }, (_, seed) => seed + 5_000)
const circumstances = (id: (typeof journeyIds)[number], seed: number) =>
  circumstancesOn(id, seed % 2 === 0 ? 'direct' : 'aggregator')

/** The answers with what sending writes out: who drives most, and what nobody asks (D-081, D-124). */
function writtenOut(applicable: Answers): Answers {
  const person = <Person extends PersonDetails>(told: Person): Person => ({
    numberOfVehiclesOwned: 0,
    numberOfVehiclesAccessTo: 0,
    ...told,
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
  it('come back as they went, with nothing missing [DAT-01]', () => {
    for (const seed of seeds) {
      const here = circumstances(id, seed)
      const { answers: applicable } = browserChecks(randomAnswers(seed, here), here)
      const server = serverChecks(applicable, here)
      if ('refused' in server) throw new Error(`seed ${seed}: ${JSON.stringify(server.refused)}`)
      expect(server.missing, `seed ${seed}`).toEqual([])
      expect(server.answers, `seed ${seed}`).toEqual(writtenOut(applicable))
    }
  })

  it('are written the same when they are sent again, and given back as they were sent', () => {
    for (const seed of seeds) {
      const here = circumstances(id, seed)
      const marketing = defaultMarketingPreferences(here.terms)
      const { answers: applicable } = browserChecks(randomAnswers(seed, here), here)
      const { vehicleInfo: _looked, ...vehicleDetails } = applicable.vehicleDetails
      const sent = z.parse(
        quoteInput,
        toQuoteRequest({ ...applicable, vehicleDetails }, marketing, here.terms),
      )
      const again = toQuoteRequest(fromQuoteReply(sent, here.terms), marketing, here.terms)
      expect(z.parse(quoteInput, again), `seed ${seed}`).toEqual(sent)
      expect(z.parse(quote, sent)).toEqual(sent)
    }
  })
})
