import { aHatchback, answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { requestLimits } from '../platform/http/request-limit-store.ts'
import { quoteServer } from './testing/quote-server.ts'

const settings = readConfig({})
if (settings.kind === 'bad') throw new Error(settings.problems.join())
const { limits } = settings.config

const { db } = await testDatabase()
const answers = answersFor('acorn_pc', {
  cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false },
})
const clock = { at: now }
const { generate, quoteOf, send, time } = await quoteServer(
  {
    vehicleByRegistration: async () => ({ kind: 'found', value: aHatchback }),
    addressById: async () => ({ kind: 'not-found' }),
  },
  { limits, clock: () => clock.at, limitStore: { shared: requestLimits(db) } },
)

it('rate limits never stop a hurried customer: thirty changed answers, what-ifs and look-ups within five minutes [T21]', async () => {
  const statuses: Record<string, number[]> = {}
  const begun = clock.at.getTime()
  async function does(what: string, seconds: number, asked: () => Promise<{ status: number }>) {
    clock.at = new Date(clock.at.getTime() + seconds * 1_000)
    time.now = clock.at
    const { status } = await asked()
    statuses[what] = [...(statuses[what] ?? []), status]
  }
  const { body, headers, status } = await generate('acorn_pc', answers)
  expect(status).toBe(200)
  const quoteReference: string = body.quoteReference
  const get = (path: string) => () => send('GET', `/api/v1/${path}`, headers)

  for (let turn = 0; turn < 5; turn += 1)
    await does(
      'a registration looked up',
      2,
      get('Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AB19CDE'),
    )
  for (let turn = 0; turn < 6; turn += 1)
    await does('a postcode searched', 3, get('Address/SearchAddress?postcode=ID1+1QD'))
  const quote = quoteOf('acorn_pc', answers)
  let outcomeId: string = body.underwritingOutcome.underwritingOutcomeResponseId
  for (let turn = 0; turn < 30; turn += 1)
    await does('an answer changed', 5, async () => {
      const coverDetails = { ...quote.coverDetails, voluntaryExcess: turn % 2 ? 500 : 250 }
      const rated = await send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', headers, {
        quote: { ...quote, coverDetails },
        quoteReference,
      })
      outcomeId = rated.body?.underwritingOutcome?.underwritingOutcomeResponseId ?? outcomeId
      return rated
    })
  for (let turn = 0; turn < 60; turn += 1)
    await does('a price tried out', 1, () =>
      send('POST', '/api/v1/Quote/PreviewQuote', headers, {
        quoteReference,
        underwritingResponseId: outcomeId,
        tries: [{ voluntaryExcess: 500 }],
      }),
    )
  for (let turn = 0; turn < 8; turn += 1)
    await does('protection chosen and left', 2, () =>
      send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', headers, {
        quoteReference,
        protectNoClaimsBonus: turn % 2 === 0,
      }),
    )
  expect((clock.at.getTime() - begun) / 60_000).toBeLessThan(5)
  const met = Object.entries(statuses).map(([what, each]) => [what, [...new Set(each)]])
  expect(met).toEqual(Object.keys(statuses).map((what) => [what, [200]]))
})
