import { addDays } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { aHatchback, answersFor, coverStart, now } from '@milepost/pricing/testing/people-by-journey'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeAddOn, repriceWithAddOns, updateNoClaimsProtection } from './change-add-ons.ts'
import type { QuoteAsked } from './open-quote.ts'
import { previewQuote } from './preview-quote.ts'
import { getQuotePremium } from './quote-premium.ts'
import { rateExistingQuote } from './rate-existing-quote.ts'
import { setVehicleRegistration } from './set-vehicle-registration.ts'
import { addOnOf, idsOf, optionOf } from './testing/offered.ts'
import { pricingSetup } from './testing/pricing-setup.ts'

const setup = await pricingSetup()
const { ports, time } = setup
const nextDay = new Date('2026-11-17T00:00:00Z')

beforeEach(() => {
  time.now = now
})

const stored = async ({ tenant, reference }: { tenant: 'A'; reference: string }) =>
  ports.quotes.findQuote({ tenant, reference }, time.now)

describe('an existing quote rated with other answers [API-17]', () => {
  it('gets a new version and keeps its reference; the old version is unchanged', async () => {
    const { made, asked, marketing } = await setup.buyer('acorn_pc')
    const answers = answersFor('acorn_pc', { cover: { voluntaryExcess: fromPounds(1000) } })
    const rated = await rateExistingQuote(
      { ...asked, answersFor: () => answers, marketing, outcomeId: undefined },
      ports,
    )
    if (rated.kind !== 'priced') throw new Error(rated.kind)
    expect(rated.quote).toMatchObject({
      reference: asked.reference,
      current: { version: 2, cause: 'answers' },
    })
    expect(optionOf(rated).price.gross).toBeLessThan(optionOf(made).price.gross)
    expect(await ports.quotes.findVersion(asked, 1)).toEqual(made.quote.current)
  })

  it('keeps the extras chosen, as far as they are still on offer [AON-10]', async () => {
    const { made, asked, marketing, answers } = await setup.buyer('acorn_pc')
    const addOns = [addOnOf(made, 'KEYCARE'), addOnOf(made, 'PC_BREAKDOWN_NATIONAL')]
    await repriceWithAddOns({ ...asked, named: idsOf(made), addOns }, ports)
    const old = { ...aHatchback, year: 2005, registrationDate: addDays(coverStart, -16 * 366) }
    const vehicleByRegistration = async () => ({ kind: 'found', value: old }) as const
    const rated = await rateExistingQuote(
      { ...asked, answersFor: () => answers, marketing, outcomeId: undefined },
      { ...ports, vehicleByRegistration },
    )
    const stored = optionOf(rated).addOns.filter(({ selected }) => selected)
    expect(stored.map(({ code }) => code)).toEqual(['KEYCARE'])
  })

  it('is priced together with its paired thirty-day quote', async () => {
    const { made, asked, marketing } = await setup.buyer('acorn_taxi')
    const answers = answersFor('acorn_taxi', { cover: { voluntaryExcess: fromPounds(500) } })
    const rated = await rateExistingQuote(
      { ...asked, answersFor: () => answers, marketing, outcomeId: undefined },
      ports,
    )
    if (rated.kind !== 'priced') throw new Error(rated.kind)
    expect(rated.thirtyDay?.quote.reference).toBe(made.thirtyDay?.quote.reference)
    expect(rated.thirtyDay?.quote.current).toMatchObject({
      version: 2,
      risk: { cover: { term: 'thirty-day' } },
    })
  })

  it('overwrites nothing of another tab: of twenty simultaneous changes of one price exactly one is stored', async () => {
    const { made, asked, marketing, answers } = await setup.buyer('acorn_pc')
    const { outcomeId } = made.quote.current
    const tries = Array.from({ length: 20 }, () =>
      rateExistingQuote({ ...asked, answersFor: () => answers, marketing, outcomeId }, ports),
    )
    const kinds = (await Promise.all(tries)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'priced')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'mismatch')).toHaveLength(19)
    expect((await stored({ tenant: 'A', reference: asked.reference }))?.current.version).toBe(2)
  })

  it('reports the wrong field and is left unchanged', async () => {
    const { made, asked, marketing } = await setup.buyer('acorn_pc')
    const answers = answersFor('acorn_pc', { you: { firstName: '' } })
    const rated = await rateExistingQuote(
      { ...asked, answersFor: () => answers, marketing, outcomeId: undefined },
      ports,
    )
    expect(rated).toMatchObject({ kind: 'incomplete', missing: [{ field: 'proposerDetails.firstName' }] })
    expect(await stored({ tenant: 'A', reference: asked.reference })).toEqual(made.quote)
  })

  it('is closed from then on if it was referred', async () => {
    const { asked, marketing, answers } = await setup.buyer('acorn_pc')
    const refused = answersFor('acorn_pc', { you: { hasBeenRefusedCover: true } })
    const request = { ...asked, marketing, outcomeId: undefined }
    expect(await rateExistingQuote({ ...request, answersFor: () => refused }, ports)).toMatchObject({
      kind: 'priced',
      quote: { status: 'referred' },
    })
    expect(await rateExistingQuote({ ...request, answersFor: () => answers }, ports)).toEqual({
      kind: 'closed',
      reason: 'referred',
    })
  })
})

describe('a caller without access to a quote', () => {
  it.each([
    ['another browser', { session: 'x'.repeat(43) }],
    ['a caller without a session', { session: undefined }],
    ['another brand', { tenant: 'M' as const }],
    ['a caller who guesses a reference', { reference: 'A-00000000000' }],
  ])('finds no quote: %s', async (_who, other) => {
    const { made, asked, answers, marketing } = await setup.buyer('acorn_pc')
    const stranger = { ...asked, ...other }
    const notFound = { kind: 'not-found' }
    const named = { named: idsOf(made), addOns: [] }
    expect(
      await rateExistingQuote(
        { ...stranger, answersFor: () => answers, marketing, outcomeId: undefined },
        ports,
      ),
    ).toEqual(notFound)
    expect(await repriceWithAddOns({ ...stranger, ...named }, ports)).toEqual(notFound)
    expect(await removeAddOn({ ...stranger, dataPointId: 'x' }, ports)).toEqual(notFound)
    const protect = { isProtected: true, outcomeId: undefined }
    expect(await updateNoClaimsProtection({ ...stranger, ...protect }, ports)).toEqual(notFound)
    expect(await setVehicleRegistration({ ...stranger, registration: 'AB19CDE' }, ports)).toEqual(notFound)
    expect(await previewQuote({ ...stranger, outcomeId: 'x', tries: [{}] }, ports)).toEqual(notFound)
  })

  it('includes its own browser once the grant has ended', async () => {
    const { asked, answers, marketing } = await setup.buyer('acorn_pc')
    time.now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    const rated = await rateExistingQuote(
      { ...asked, answersFor: () => answers, marketing, outcomeId: undefined },
      ports,
    )
    expect(rated).toEqual({ kind: 'not-found' })
  })
})

describe('the premium of a quote by its reference [API-22]', () => {
  it('is the stored price for the whole day', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    time.now = new Date('2026-11-16T23:59:00Z')
    const { price } = optionOf(made)
    expect(await getQuotePremium(asked, ports)).toEqual({ kind: 'found', price })
  })

  it('is calculated again on a later day, and is not stored [CON-28]', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    time.now = nextDay
    expect((await getQuotePremium(asked, ports)).kind).toBe('found')
    expect((await stored({ tenant: 'A', reference: asked.reference }))?.current).toEqual(made.quote.current)
  })

  it('is refused as expired once cover should have begun, and once the quote has expired', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const expired = { kind: 'closed', reason: 'expired' }
    time.now = new Date('2026-11-21T09:00:00Z')
    expect(await getQuotePremium(asked, ports)).toEqual(expired)
    time.now = new Date('2026-12-16T09:00:00Z')
    expect(await getQuotePremium(asked, ports)).toEqual(expired)
  })

  it('is not found for another brand', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    expect(await getQuotePremium({ ...asked, tenant: 'M' }, ports)).toEqual({ kind: 'not-found' })
  })
})

describe('a quote with another vehicle [API-29]', () => {
  const setTo = (asked: QuoteAsked, value: VehicleInfo, registration = 'XY21ZZZ') =>
    setVehicleRegistration(
      { ...asked, registration },
      { ...ports, vehicleByRegistration: async () => ({ kind: 'found', value }) },
    )

  it('is priced with the vehicle and the value from our look-up, not with the old vehicle’s value [D-057]', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const rated = await setTo(asked, { ...aHatchback, abigroup: '40', value: 31_000 })
    expect(rated).toMatchObject({
      quote: {
        current: {
          answers: { vehicleDetails: { registration: 'XY21ZZZ', value: fromPounds(31_000) } },
          risk: { vehicle: { group: 40, value: fromPounds(31_000) } },
        },
      },
    })
    expect(optionOf(rated).price.gross).toBeGreaterThan(optionOf(made).price.gross)
  })

  it('has no price when the value of the vehicle is unknown, or when we do not insure it', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    expect(await setTo(asked, { ...aHatchback, value: 0 })).toMatchObject({
      kind: 'incomplete',
      missing: [{ field: 'vehicleDetails.value' }],
    })
    expect(await setTo(asked, { ...aHatchback, isMotorCycle: true })).toMatchObject({ kind: 'incomplete' })
  })

  it('keeps the value its customer entered when the plate is the same [D-057]', async () => {
    const answers = answersFor('acorn_pc', { vehicle: { value: fromPounds(7_000) } })
    const { asked } = await setup.buyer('acorn_pc', answers)
    const same = await setTo(asked, aHatchback, answers.vehicleDetails.registration)
    expect(same).toMatchObject({
      quote: { current: { answers: { vehicleDetails: { value: fromPounds(7_000) } } } },
    })
  })
})

describe('a preview', () => {
  it('prices up to three tries in one call and changes nothing', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const { outcomeId } = made.quote.current
    const tries = [{ voluntaryExcess: fromPounds(500) }, { annualMileage: 20_000 }, {}]
    const previewed = await previewQuote({ ...asked, outcomeId, tries }, ports)
    if (previewed.kind !== 'previewed') throw new Error(previewed.kind)
    const prices = previewed.previews.map(({ assessment }) =>
      assessment.kind === 'offered' ? assessment.outcome.options[0]?.price.gross : undefined,
    )
    const { gross } = optionOf(made).price
    expect(prices[0]).toBeLessThan(gross)
    expect(prices[1]).toBeGreaterThan(gross)
    expect(prices[2]).toBe(gross)
    expect(await stored({ tenant: 'A', reference: asked.reference })).toEqual(made.quote)
  })

  it('reports the try and the field that are not valid', async () => {
    const { made, asked } = await setup.buyer('acorn_pc')
    const effectiveFrom = { date: addDays(coverStart, 60), hour: 9, minute: 0 }
    const tries = [{}, { effectiveFrom }]
    expect(
      await previewQuote({ ...asked, outcomeId: made.quote.current.outcomeId, tries }, ports),
    ).toMatchObject({
      kind: 'bad-tries',
      fieldErrors: [{ at: 1, field: 'coverDetails.effectiveFrom' }],
    })
  })
})
