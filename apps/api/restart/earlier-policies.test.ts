import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeysOfRun } from '@milepost/documents/testing/journeys-of-run'
import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { releasedAnswers } from '@milepost/pricing/testing/releases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONTACT_CALL, contactForm } from '../purchase/testing/contact-form.ts'
import { storeAsEarlier } from '../purchase/testing/sold-earlier.ts'
import { resumedQuoteDto } from '../retrieval/resumed-quote-dto.ts'
import { type RestartServer, restartServer, short } from './testing/restart-server.ts'

let server: RestartServer
beforeAll(async () => {
  server = await restartServer()
})
afterAll(() => server.stop())

const whole = peopleByJourney.acorn_pc.answers
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

/** A cancelled policy sold before a question was asked, and the quote that would restart it. */
async function restartOf(name: 'isLeftHandDrive' | 'annualMileage') {
  const { policyNumber, ready } = await server.cancelled()
  const { [name]: _gone, ...vehicleDetails } = whole.vehicleDetails
  await storeAsEarlier(
    server.db,
    { tenant: 'A', reference: ready.reference },
    { answers: { ...whole, vehicleDetails } },
  )
  const made = await server.create(policyNumber)
  expect(made.status).toBe(200)
  return String(made.body)
}

const stored = async (reference: string) => {
  const quote = await server.quotes.findQuote({ tenant: 'A', reference }, server.time.now)
  if (!quote) throw new Error('No such quote')
  return quote
}

it('restarts a policy with the answer a later question assumes, and shows it for confirmation [D-266]', async () => {
  const reference = await restartOf('isLeftHandDrive')
  const { current } = await stored(reference)
  expect(current.cause).toBe('first-price')
  expect(current.answers.vehicleDetails.isLeftHandDrive).toBe(false)
  const { restored } = await server.opened(reference)
  expect(resumedQuoteDto(restored, { cardPage: () => 'STRIPE' }).provenance).toEqual({
    'vehicleDetails.isLeftHandDrive': 'assumed',
  })
})

it('asks the customer before there is a price if no answer may be assumed, and then restarts the policy [D-266]', async () => {
  const reference = await restartOf('annualMileage')
  expect((await stored(reference)).current.cause).toBe('awaiting-answers')
  const { ready, headers } = await server.opened(reference)
  // Nothing can be paid before the answer.
  const form = contactForm(reference, 'driver@example.com')
  expect(await server.send('PUT', CONTACT_CALL, headers, form)).toMatchObject({ status: 400 })
  expect(ready.paymentOptions.map(({ code }) => code)).not.toContain(short)

  const rated = await server.send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', headers, {
    quoteReference: reference,
    isRestart: true,
    quote: toQuoteDto(
      { ...whole, vehicleDetails: { ...whole.vehicleDetails, annualMileage: 7_000, vehicleUse: 'S' } },
      marketing,
      journeys.acorn_pc,
    ),
  })
  expect(rated.status).toBe(200)
  const { current } = await stored(reference)
  expect(current.answers.vehicleDetails.annualMileage).toBe(7_000)
  // The policy's own answers are unchanged (RST-07).
  expect(current.answers.vehicleDetails.vehicleUse).toBe(whole.vehicleDetails.vehicleUse)
  expect(current.assessment).toMatchObject({ kind: 'offered' })
  const after = await server.opened(reference)
  expect(after.ready.paymentOptions.map(({ code }) => code)).toEqual([short])
})

const ofRun = releasedAnswers().filter(
  ({ journey }) => journeysOfRun.includes(journey) && journeys[journey].cover.term === 'annual',
)
it.each(ofRun)(
  'restarts a policy that $release sold on $journey [D-266]',
  async ({ journey, answers, risk }) => {
    const { policyNumber, ready } = await server.cancelled('customer', journey)
    const tenant = journeyIdentities[journey].brand
    await storeAsEarlier(server.db, { tenant, reference: ready.reference }, { answers, risk })
    server.vehicle.at = answers.vehicleDetails.vehicleInfo
    expect(await server.create(policyNumber, journey)).toMatchObject({ status: 200 })
  },
)
