import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { localDate } from '@milepost/domain/values/local-date'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { asMatch } from '@milepost/domain/values/vehicle-match'
import { aPanelVan } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Headers, headersOf } from '../quote/testing/quote-server.ts'
import { type RestartServer, restartServer } from './testing/restart-server.ts'

let server: RestartServer
let morning: Date
beforeAll(async () => {
  server = await restartServer()
  morning = server.time.now
})
afterAll(() => server.stop())
beforeEach(() => {
  server.time.now = morning
})

const DAY = 24 * 60
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

async function restartQuote(): Promise<{ reference: string; policyNumber: string }> {
  const { policyNumber } = await server.cancelled()
  const { body } = await server.create(policyNumber)
  return { reference: body, policyNumber }
}
const stored = (reference: string) => server.quotes.findQuote({ tenant: 'A', reference }, server.time.now)
const rate = (reference: string, headers: Headers, answers: Answers) =>
  server.send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', headers, {
    quoteReference: reference,
    isRestart: true,
    quote: toQuoteDto(answers, marketing, journeys.acorn_pc),
  })
const premium = (reference: string) =>
  server.send('GET', `/api/v1/Quote/GetQuotePremium?QuoteReference=${reference}`, headersOf('acorn_pc'))

describe('the quote of a restart', () => {
  it('returns its price by reference, today and on later days with a later start [API-22] [D-253] [RST-01]', async () => {
    const { reference } = await restartQuote()
    const today = await premium(reference)
    expect(today).toMatchObject({
      status: 200,
      body: { premium: expect.any(Number), fees: expect.any(Number) },
    })
    server.pass(3 * DAY)
    expect((await premium(reference)).status).toBe(200)
  })

  it('is reported as purchased after the purchase, because the page ends there [NAV-33] [RST-01]', async () => {
    const { reference } = await restartQuote()
    await sql`update milepost.quote set status = 'taken-up' where reference = ${reference}`.execute(server.db)
    expect(await premium(reference)).toMatchObject({ status: 409, body: { code: 'QUOTE_ALREADY_TAKEN_UP' } })
  })

  it('has a start in the future hours and days later, and can then be paid', async () => {
    const { reference } = await restartQuote()
    server.pass(5 * 60)
    expect((await server.opened(reference)).quote.current.risk.cover.start).toMatchObject({
      date: '2026-11-16',
      hour: 14,
    })
    server.pass(3 * DAY)
    const { ready, quote } = await server.opened(reference)
    expect(quote.current.risk).toMatchObject({
      ratedOn: '2026-11-19',
      cover: { start: { date: '2026-11-19' } },
    })
    expect((await server.restart(ready, await server.paid(ready))).status).toBe(200)
  })

  it('may start up to 7 days ahead and no later [RST-13] [CON-02]', async () => {
    const { reference } = await restartQuote()
    const { headers, quote } = await server.opened(reference)
    const from = (date: string): Answers => ({
      ...quote.current.answers,
      coverDetails: {
        ...quote.current.answers.coverDetails,
        effectiveFrom: { date: localDate(date), hour: 9, minute: 0 },
      },
    })
    expect((await rate(reference, headers, from('2026-11-23'))).status).toBe(200)
    expect((await stored(reference))?.current.risk.cover.start.date).toBe('2026-11-23')
    expect(await rate(reference, headers, from('2026-11-24'))).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message:
              'Your cover must start within the next 7 days. Please choose a date up to 23 November 2026',
          },
        ],
      },
    })
  })

  it('accepts only a new start: other answers stay as in the policy [RST-11]', async () => {
    const { reference } = await restartQuote()
    const { headers, quote } = await server.opened(reference)
    const { answers } = quote.current
    const changed: Answers = {
      ...answers,
      vehicleDetails: { ...answers.vehicleDetails, annualMileage: 1_000, registration: 'ZZ99ZZZ' },
      proposerDetails: { ...answers.proposerDetails, firstName: 'Somebody' },
    }
    expect((await rate(reference, headers, changed)).status).toBe(200)
    expect((await stored(reference))?.current.answers).toEqual(answers)
  })

  it('cannot be changed after the purchase [RST-11]', async () => {
    const { reference } = await restartQuote()
    const { ready, headers, quote } = await server.opened(reference)
    await server.restart(ready, await server.paid(ready))
    expect(await rate(reference, headers, quote.current.answers)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_ALREADY_TAKEN_UP' },
    })
  })
})

describe('the registration of a restart [RST-09]', () => {
  async function withoutPlate() {
    const { policyNumber } = await server.cancelled()
    const insured = server.vehicle.at
    server.vehicle.at = undefined
    const { body: reference } = await server.create(policyNumber)
    return { insured, ...(await server.opened(reference)) }
  }
  const give = (reference: string, headers: Headers) =>
    server.send('POST', '/api/v1/Vehicle/SetVehicleRegistration', headers, {
      quoteReference: reference,
      vehicleRegistration: 'NW26 PLT',
    })

  it('is required before the purchase, which then succeeds', async () => {
    const { ready, headers, insured } = await withoutPlate()
    expect((await server.restartIntent(ready)).status).not.toBe(200)
    server.vehicle.at = insured
    expect((await give(ready.reference, headers)).status).toBe(200)
    const again = await server.opened(ready.reference)
    expect(again.quote.current.answers.vehicleDetails).toMatchObject({ registration: 'NW26 PLT' })
    expect((await server.restart(again.ready, await server.paid(again.ready))).status).toBe(200)
  })

  /** The same vehicle from a register that returns no model. */
  const unnamed = (vehicle: VehicleInfo): VehicleInfo => {
    const {
      make: _m,
      cubicCapacity: _c,
      isCommercialVehicle: _v,
      isMotorCycle: _b,
      year: _y,
      ...match
    } = vehicle
    const other = { ...match, abicode: 'DEMO0004', model: { code: 'FOCUS', desc: 'Focus' } }
    return asMatch({ ...vehicle, matches: [other, match] }, undefined)
  }

  it('is accepted if the register names no model and may mean the insured vehicle [D-224]', async () => {
    const { ready, headers, insured } = await withoutPlate()
    if (insured === undefined) throw new Error('No vehicle was insured')
    server.vehicle.at = unnamed(insured)
    expect((await give(ready.reference, headers)).status).toBe(200)
    const again = await server.opened(ready.reference)
    const { vehicleDetails } = again.quote.current.answers
    expect(vehicleDetails).toMatchObject({
      abiCode: insured.abicode,
      vehicleInfo: { model: insured.model, abicode: insured.abicode },
    })
    server.vehicle.at = insured
  })

  it('is known from the start if the register names no model and may mean the insured vehicle', async () => {
    const { policyNumber } = await server.cancelled()
    const insured = server.vehicle.at
    if (insured === undefined) throw new Error('No vehicle was insured')
    server.vehicle.at = unnamed(insured)
    const { body: reference } = await server.create(policyNumber)
    server.vehicle.at = insured
    const { quote } = await server.opened(reference)
    const { registration, vehicleInfo } = quote.current.answers.vehicleDetails
    expect(registration).toBeDefined()
    expect(vehicleInfo).toMatchObject({ model: insured.model, abicode: insured.abicode })
  })

  it.each([
    ['a plate that finds nothing', undefined],
    ['the plate of another vehicle', aPanelVan],
  ])('is refused with "Quote failed" if it is %s [API-29] [ERR-05] [D-224]', async (_what, vehicle) => {
    const { ready, headers, insured } = await withoutPlate()
    server.vehicle.at = vehicle
    const refused = await give(ready.reference, headers)
    server.vehicle.at = insured
    expect(refused).toMatchObject({ status: 403, body: { code: 'QUOTE_FAILED', message: 'Quote failed' } })
  })
})

describe('the record of a restart [RST-10]', () => {
  it('has the first time that the page and the check were opened, by our clock [API-40] [API-41]', async () => {
    const { reference } = await restartQuote()
    const at = server.time.now
    expect((await server.notify('Viewed', 'quoteViewedAt', reference)).status).toBe(200)
    expect((await server.notify('DPAVisit', 'quoteDPAAt', reference)).status).toBe(200)
    server.pass(10)
    await server.notify('Viewed', 'quoteViewedAt', reference)
    expect(await server.restartRow(reference)).toMatchObject({
      viewed_at: at,
      checked_at: at,
      taken_up_at: null,
    })
  })

  it('does not reveal whether a quote exists [D-005]', async () => {
    const ordinary = await server.readyToPay()
    for (const reference of ['A-00000000000', ordinary.reference]) {
      const reply = await server.notify('Viewed', 'quoteViewedAt', reference)
      expect([reply.status, reply.text]).toEqual([200, ''])
    }
  })

  it('has the take-up only if its own browser reports it and it is true [API-39]', async () => {
    const { reference } = await restartQuote()
    const { headers } = await server.opened(reference)
    expect((await server.notify('TakenUp', 'quoteTakenUpAt', reference, headers)).status).toBe(200)
    expect((await server.restartRow(reference)).taken_up_at).toBeNull()
    expect((await server.notify('TakenUp', 'quoteTakenUpAt', reference)).status).toBe(404)
  })
})
