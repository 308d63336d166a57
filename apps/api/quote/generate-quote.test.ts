import { isQuoteReference } from '@milepost/domain/quote/quote-reference'
import { journeyIds } from '@milepost/domain/terms/identity'
import { fromPounds } from '@milepost/domain/values/pence'
import { anAccident, answersFor, aPanelVan, now } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { sessionHash } from '../platform/session/session-hash.ts'
import { generateQuote } from './generate-quote.ts'
import { openQuote } from './open-quote.ts'
import { pricingSetup } from './testing/pricing-setup.ts'

const setup = await pricingSetup()
const { ports } = setup

describe('a first price', () => {
  it.each(journeyIds)('is made, stored and returned on %s [API-21] [COV-10]', async (journey) => {
    const { made, session, tenant } = await setup.customer(journey)
    if (made.kind !== 'priced') throw new Error(JSON.stringify(made))
    expect(isQuoteReference(made.quote.reference)).toBe(true)
    const held = { sessionHash: sessionHash(session), now }
    const stored = await ports.quotes.findGranted({ tenant, reference: made.quote.reference }, held)
    expect(stored).toEqual(made.quote)
    expect(stored?.status).toBe('priced')
  })

  it('expires after thirty days', async () => {
    const { made } = await setup.buyer('acorn_pc')
    expect(made.quote.expiresAt).toEqual(new Date('2026-12-16T09:00:00Z'))
  })

  it('is two quotes that refer to each other where thirty days are sold alongside a year [DAT-22]', async () => {
    const { made, session, tenant } = await setup.buyer('acorn_taxi')
    const short = made.thirtyDay?.quote
    expect(short).toMatchObject({ term: 'thirty-day', pairedReference: made.quote.reference })
    expect(made.quote.pairedReference).toBe(short?.reference)
    const held = { sessionHash: sessionHash(session), now }
    expect(await ports.quotes.findGranted({ tenant, reference: short?.reference ?? '' }, held)).toEqual(short)
  })

  it('is not found by another session or for another brand', async () => {
    const { made, tenant, session } = await setup.buyer('acorn_pc')
    const { reference } = made.quote
    const other = { sessionHash: sessionHash(setup.newSession()), now }
    expect(await ports.quotes.findGranted({ tenant, reference }, other)).toBeUndefined()
    const own = { sessionHash: sessionHash(session), now }
    expect(await ports.quotes.findGranted({ tenant: 'M', reference }, own)).toBeUndefined()
  })

  it('stores only consent that the customer was able to refuse', async () => {
    const { made } = await setup.buyer('carrot_pc')
    expect(made.quote.current.marketing).toMatchObject({ emailOptIn: true, smsOptIn: false })
  })
})

describe('incomplete or wrong answers', () => {
  it('are reported by field, and nothing is stored', async () => {
    const before = await count()
    const { made } = await setup.customer(
      'acorn_pc',
      answersFor('acorn_pc', { vehicle: { value: fromPounds(2_000_000) }, you: { emailAddress: 'nobody' } }),
    )
    if (made.kind !== 'incomplete') throw new Error('Priced')
    expect(made.missing.map(({ field }) => field)).toEqual([
      'vehicleDetails.value',
      'proposerDetails.emailAddress',
    ])
    expect(await count()).toBe(before)
  })

  it('include a vehicle this journey does not insure, even if the caller claims otherwise', async () => {
    const car = answersFor('acorn_pc')
    const { request } = await setup.customer('acorn_pc', car)
    const vehicleByRegistration = async () => ({ kind: 'found', value: aPanelVan }) as const
    const made = await generateQuote(request, { ...ports, vehicleByRegistration })
    expect(made).toMatchObject({
      kind: 'incomplete',
      missing: [{ field: 'vehicleDetails.registration', step: 'vehicleDetails' }],
    })
  })

  it('include a registration that is not found', async () => {
    const { request } = await setup.customer('acorn_pc')
    const made = await generateQuote(request, {
      ...ports,
      vehicleByRegistration: async () => ({ kind: 'not-found' }),
    })
    expect(made).toMatchObject({ kind: 'incomplete', missing: [{ field: 'vehicleDetails.registration' }] })
  })
})

it('reports that the vehicle look-up failed, and stores nothing', async () => {
  const { request } = await setup.customer('acorn_pc')
  const before = await count()
  const failed = { kind: 'failed', reason: 'timed-out' } as const
  expect(await generateQuote(request, { ...ports, vehicleByRegistration: async () => failed })).toEqual(
    failed,
  )
  expect(await count()).toBe(before)
})

it('draws another reference when one is taken', async () => {
  const { request } = await setup.customer('acorn_pc')
  let tries = 0
  const createQuotes: typeof ports.quotes.createQuotes = async (...made) => {
    tries += 1
    return tries === 1 ? 'reference-taken' : ports.quotes.createQuotes(...made)
  }
  const made = await generateQuote(request, { ...ports, quotes: { ...ports.quotes, createQuotes } })
  expect(made.kind).toBe('priced')
  expect(tries).toBe(2)
})

const manyClaims = { hasMotoringClaims: true, motoringClaims: Array(6).fill(anAccident) }
it.each([
  ['referred', 'a driver was refused cover', { you: { hasBeenRefusedCover: true } }],
  ['referred', 'the vehicle is worth too much', { vehicle: { value: fromPounds(150_000) } }],
  ['declined', 'there are too many claims', { you: manyClaims }],
] as const)(
  'stores a quote that cannot be bought: %s because %s [COV-10]',
  async (status, _because, differences) => {
    const { made, asked } = await setup.buyer('acorn_pc', answersFor('acorn_pc', differences))
    expect(made.quote.status).toBe(status)
    expect(await ports.quotes.findQuote(made.quote, now)).toMatchObject({ status })
    expect(await openQuote(asked, ports)).toEqual({ kind: 'closed', reason: status })
  },
)

async function count(): Promise<number> {
  const rows = await setup.db.selectFrom('milepost.quote').select('reference').execute()
  return rows.length
}
