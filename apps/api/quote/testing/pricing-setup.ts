import { randomBytes } from 'node:crypto'
import type { Answers } from '@milepost/domain/questions/answers'
import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { answersFor, now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import { generateQuote } from '../generate-quote.ts'
import { quoteStore } from '../store.ts'

/** Everything that pricing needs, on a real database, with a movable clock and one vehicle that is always found. */
export async function pricingSetup() {
  const { db } = await testDatabase()
  const time = { now }
  const vehicleOf: { answers: Answers } = { answers: answersFor('acorn_pc') }
  const ports = {
    quotes: quoteStore(db),
    ratesOn: ratesOf,
    clock: () => time.now,
    review: async () => 'clear' as const,
    vehicleByRegistration: async () => {
      const { vehicleInfo } = vehicleOf.answers.vehicleDetails
      return vehicleInfo ? ({ kind: 'found', value: vehicleInfo } as const) : ({ kind: 'not-found' } as const)
    },
  }
  return {
    db,
    ports,
    time,
    newSession: () => randomBytes(32).toString('base64url'),
    /** A customer of this journey gets a first price. */
    async customer(journey: JourneyId, answers = peopleByJourney[journey].answers) {
      vehicleOf.answers = answers
      const session = randomBytes(32).toString('base64url')
      const tenant = journeyIdentities[journey].brand
      const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: false }
      const request = { tenant, journey, channel: 'direct', answers, marketing, session } as const
      const made = await generateQuote(request, ports)
      return { made, request, session, tenant, answers, marketing }
    },
    /** Like `customer`, for one who is offered a price. */
    async buyer(journey: JourneyId, answers = peopleByJourney[journey].answers) {
      const { made, ...asked } = await this.customer(journey, answers)
      if (made.kind !== 'priced') throw new Error(`Not priced: ${JSON.stringify(made)}`)
      const { reference } = made.quote
      return {
        ...asked,
        made,
        asked: { tenant: asked.tenant, journeys: [journey], reference, session: asked.session },
      }
    },
  }
}
