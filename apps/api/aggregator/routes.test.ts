import { aPanelVan } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { aRisk, quotelark, siteServer } from './testing/site-server.ts'

const server = await siteServer()

type PaymentOptionReply = { code: string; totalAmountPayable: { amount: number } }
type Priced = {
  underwritingOutcome: { underwrittenOptions: { paymentCollectionOptions: PaymentOptionReply[] }[] }
}
const inFullOf = ({ underwritingOutcome }: Priced) =>
  underwritingOutcome.underwrittenOptions[0]?.paymentCollectionOptions.find(
    ({ code }) => code === 'ANNUAL_CARD_IN_FULL',
  )?.totalAmountPayable.amount

describe('a risk of a comparison site', () => {
  it('is priced in full and per month, with its excesses and the link for its visitor [AGG-02]', async () => {
    const { status, body, headers } = await server.price(aRisk)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcome: 'offered',
      quoteReference: expect.stringMatching(/^A-/),
      expires: '2026-12-16T09:00:00+00:00',
      prices: { inFull: expect.any(Number), monthly: { instalments: 11, apr: expect.any(Number) } },
      excesses: { compulsory: 250, voluntary: 250, total: 500 },
      assumed: [],
    })
    const { deposit, firstInstalment, instalment, totalPayable } = body.prices.monthly
    expect(deposit + firstInstalment + 10 * instalment).toBeCloseTo(totalPayable, 2)
    const link = new URL(body.link)
    expect(`${link.origin}${link.pathname}`).toBe('https://quotes.acorn.example/pcw-result')
    expect(link.searchParams.get('QuoteRef')).toBe(body.quoteReference)
    expect(link.searchParams.get('Token')).toMatch(/^[\w-]{43}$/)
    // It names the site, so that the visit can be attributed before the quote has loaded (JRN-24).
    expect([...link.searchParams.keys()]).toEqual(['Token', 'QuoteRef', 'SourceOfBusiness'])
    expect(link.searchParams.get('SourceOfBusiness')).toBe('quotelark')
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('gets a link to the host in the settings, regardless of the host that the site called [T12]', async () => {
    const { body } = await server.price(aRisk, { headers: { host: 'quotes.acorn.example:6666' } })
    expect(new URL(body.link).origin).toBe('https://quotes.acorn.example')
  })

  it('costs the same as on our own pages for the same answers [D-139]', async () => {
    const { body } = await server.price(aRisk)
    const { body: arrived } = await server.land(body.link)
    const quote = {
      ...arrived.quoteDetails,
      // As the customer would enter them in the wizard, because they come back masked.
      proposerDetails: {
        ...arrived.quoteDetails.proposerDetails,
        emailAddress: aRisk.proposer.email,
        phoneNumber: aRisk.proposer.phone,
        licenceNumber: 'MORGA803277A99AB',
      },
    }
    const headers = headersOf('acorn_pc')
    const wizard = await server.send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', headers, { quote })
    expect(inFullOf(wizard.body)).toBe(body.prices.inFull)
    expect(inFullOf(arrived)).toBe(body.prices.inFull)
  })

  it('is stored with the source of its answers and what was shown, and belongs to no session yet', async () => {
    const { proposer, vehicle, cover, version } = aRisk
    const { homeOwner: _left, ...less } = proposer
    const { body } = await server.price({ version, proposer: less, vehicle, cover })
    const key = { tenant: 'A' as const, reference: String(body.quoteReference) }
    const stored = await server.db
      .selectFrom('milepost.quote_arrival')
      .selectAll()
      .where((column) => column.and(key))
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ site: 'quotelark', shown_at: server.time.now })
    expect(Number(stored.shown_in_full_pence)).toBe(Math.round(body.prices.inFull * 100))
    expect(Number(stored.shown_per_month_pence)).toBe(Math.round(body.prices.monthly.instalment * 100))
    expect(stored.provenance).toMatchObject({
      'proposerDetails.firstName': 'comparison-site',
      'proposerDetails.isHomeOwner': 'assumed',
      'proposerDetails.motoringClaims.0.costOfClaim': 'comparison-site',
      'vehicleDetails.vehicleUse': 'comparison-site',
      'coverDetails.effectiveFrom': 'comparison-site',
    })
    expect(Object.keys(stored.provenance)).not.toContain('vehicleDetails.vehicleInfo')
    expect(body.assumed).toEqual([{ field: 'proposer.homeOwner', words: 'Does not own their home' }])
    const grants = server.db.selectFrom('milepost.quote_grant').selectAll()
    expect(await grants.where('reference', '=', key.reference).execute()).toEqual([])
  })

  it('without a value gets the value of the look-up, which is marked as looked up on arrival [AGG-05]', async () => {
    const { value: _left, ...vehicle } = aRisk.vehicle
    const { body } = await server.price({ ...aRisk, vehicle })
    const arrived = await server.land(body.link)
    expect(arrived.body.quoteDetails.vehicleDetails.value).toBe(9500)
    expect(arrived.body.provenance['vehicleDetails.value']).toBe('looked-up')
  })

  it('stores marketing consent as the visitor gave it, and treats no answer as no consent', async () => {
    const silent = await server.price({ ...aRisk, marketing: undefined })
    const reply = await server.price({ ...aRisk, marketing: { email: true } })
    const preferences = async (link: string) =>
      (await server.land(link)).body.quoteDetails.marketingPreferences
    expect(await preferences(silent.body.link)).toEqual({
      emailOptIn: false,
      phoneOptIn: false,
      smsOptIn: false,
    })
    expect(await preferences(reply.body.link)).toMatchObject({ emailOptIn: true, phoneOptIn: false })
  })

  it('that is declined or referred gets only the outcome, with no price, no link and no reason', async () => {
    const proposer = { ...aRisk.proposer, refusedInsurance: true, criminalConvictions: true }
    const { status, body } = await server.price({ ...aRisk, proposer })
    expect(status).toBe(200)
    expect(['declined', 'referred']).toContain(body.outcome)
    expect(Object.keys(body).sort()).toEqual(['assumed', 'expires', 'outcome', 'quoteReference'])
  })

  it('is priced on a van journey with the answers that only vans need', async () => {
    server.found.vehicle = aPanelVan
    const vehicle = { ...aRisk.vehicle, use: 'G', businessMileage: 2000, businessRadius: '25' }
    const cover = { ...aRisk.cover, ncdEarnedOn: '2' }
    const { body } = await server.price({ ...aRisk, vehicle, cover }, { journey: 'acorn_cv' })
    expect(body.outcome).toBe('offered')
    expect(body.link).toMatch(/^https:\/\/vans\.acorn\.example\/pcw-result\?Token=/)
    expect(body.assumed.map(({ field }: { field: string }) => field)).toEqual([
      'vehicle.internalRacking',
      'vehicle.dangerousGoods',
      'vehicle.hazardousSites',
    ])
    const wrong = await server.price(aRisk)
    expect(wrong.body.errors).toEqual([
      { field: 'body.vehicle.registration', message: 'This product does not insure vehicles of this class' },
    ])
    server.found.vehicle = { ...aPanelVan, isCommercialVehicle: false }
  })
})

it('also prices thirty-day cover where it is available, and recognises a full-time taxi driver [AGG-08]', async () => {
  const taxis = await siteServer()
  const proposer = {
    ...aRisk.proposer,
    employmentStatus: 'S',
    occupation: 'D34',
    industry: '703',
    taxiBadgeType: 'PR',
    taxiBadgeObtained: '2015-05-05',
  }
  const vehicle = { ...aRisk.vehicle, use: 'PR', businessMileage: 5000, businessRadius: '25' }
  const cover = { ...aRisk.cover, ncdEarnedOn: '12' }
  const taxi = { licensingAuthority: 'BIRMINGHAM', operatingArea: 'WEST_MIDLANDS' }
  const { body } = await taxis.price({ ...aRisk, proposer, vehicle, cover, taxi }, { journey: 'acorn_taxi' })
  expect(body.outcome).toBe('offered')
  expect(body.thirtyDay.quoteReference).not.toBe(body.quoteReference)
  expect(body.thirtyDay.prices).toEqual({ inFull: expect.any(Number) })
  expect(body.thirtyDay.prices.inFull).toBeLessThan(body.prices.inFull)
  const arrived = await taxis.land(body.link, { journey: 'acorn_taxi' })
  expect(arrived.body.thirtyDayQuoteDetails.quoteRef).toBe(body.thirtyDay.quoteReference)
  expect(arrived.body.quoteDetails.proposerDetails.isFullTimeTaxi).toBe(true)
})

describe('a price that its customer could not buy', () => {
  const codesOf = (arrived: Priced) =>
    arrived.underwritingOutcome.underwrittenOptions[0]?.paymentCollectionOptions.map(({ code }) => code)

  it('is in no answer: a year on credit for a driver new to the trade [D-294]', async () => {
    const taxis = await siteServer()
    const proposer = {
      ...aRisk.proposer,
      employmentStatus: 'S',
      occupation: 'D34',
      industry: '703',
      taxiBadgeType: 'PR',
      taxiBadgeObtained: '2026-06-01',
    }
    const vehicle = { ...aRisk.vehicle, use: 'PR', businessMileage: 5000, businessRadius: '25' }
    const cover = { ...aRisk.cover, ncdEarnedOn: '12' }
    const taxi = { licensingAuthority: 'BIRMINGHAM', operatingArea: 'WEST_MIDLANDS' }
    const risk = { ...aRisk, proposer, vehicle, cover, taxi }
    const { body } = await taxis.price(risk, { journey: 'acorn_taxi' })
    expect(body.outcome).toBe('offered')
    expect(body.prices).toEqual({ inFull: expect.any(Number) })
    expect(body.thirtyDay.prices).toEqual({ inFull: expect.any(Number) })
    const arrived = await taxis.land(body.link, { journey: 'acorn_taxi' })
    expect(arrived.body.thirtyDayQuoteDetails).toMatchObject({ showOnly30DayQuote: true })
    expect(codesOf(arrived.body)).toEqual(['ANNUAL_CARD_IN_FULL'])
    expect(arrived.body.priceShown).toMatchObject({ inFull: body.prices.inFull })
    expect(arrived.body.priceShown).not.toHaveProperty('perMonth')
  })

  it('is in no answer: a year on credit for a customer who is 17 today and 18 when cover starts [D-267]', async () => {
    const young = await siteServer()
    const risk = {
      ...aRisk,
      proposer: {
        ...aRisk.proposer,
        dateOfBirth: '2008-12-10',
        ukResidentSince: '2008-12-10',
        licenceObtained: '2025-12-20',
        claims: [],
        convictions: [],
      },
      cover: { ...aRisk.cover, start: '2026-12-10T09:00', ncdYears: 0 },
    }
    const { status, body } = await young.price(risk)
    expect([status, body]).toMatchObject([200, { outcome: 'offered' }])
    expect(body.prices).toEqual({ inFull: expect.any(Number) })
    const arrived = await young.land(body.link)
    expect(codesOf(arrived.body)).toEqual(['ANNUAL_CARD_IN_FULL'])
  })
})

describe('gaps in a risk', () => {
  const named = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field)

  it('are all named in one response by the site’s own field names, and nothing is stored [ERR-04]', async () => {
    const before = await server.count()
    const { status, body } = await server.price({
      version: '2026-11',
      proposer: { title: 'Wizard' },
      vehicle: { registration: 'AB19CDE', value: 9500, use: 'flying' },
      cover: {},
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION_ERROR', title: 'Validation error.' })
    expect(named(body)).toEqual(
      expect.arrayContaining([
        'body.proposer.title',
        'body.vehicle.use',
        'body.proposer.firstName',
        'body.proposer.dateOfBirth',
        'body.proposer.claims',
        'body.proposer.address',
        'body.vehicle.purchased',
        'body.vehicle.annualMileage',
        'body.cover.level',
        'body.cover.start',
        'body.cover.ncdYears',
      ]),
    )
    expect(new Set(named(body)).size).toBe(named(body).length)
    expect(await server.count()).toBe(before)
  })

  it('of a driver are named by the driver’s position in the list', async () => {
    const { body } = await server.price({ ...aRisk, drivers: [{ firstName: 'Jo' }] })
    expect(named(body)).toContain('body.drivers.0.relationship')
    expect(named(body)).toContain('body.drivers.0.lastName')
  })

  it('that break the schema are named too', async () => {
    const { body } = await server.price({ ...aRisk, vehicle: { ...aRisk.vehicle, value: 'much' } })
    expect(body.errors).toEqual([{ field: 'body.vehicle.value', message: 'Send an amount in pounds' }])
  })

  it('include the vehicle: an unknown registration, or neither a registration nor a description', async () => {
    const known = server.found.vehicle
    server.found.vehicle = undefined
    const unknown = await server.price(aRisk)
    expect(unknown.body.errors).toEqual([
      {
        field: 'body.vehicle.registration',
        message: 'No vehicle has this registration: check it, or describe the vehicle',
      },
    ])
    const { registration: _left, ...vehicle } = aRisk.vehicle
    const none = await server.price({ ...aRisk, vehicle })
    expect(none.body.errors).toMatchObject([
      { field: 'body.vehicle.registration', message: 'Send the registration, or describe the vehicle' },
    ])
    server.found.vehicle = known
  })
})

describe('the key of a site', () => {
  it.each([undefined, '', 'sandbox-site-key-quotelar', `${quotelark} `, 'quotelark'])(
    'that is %j is refused without any detail',
    async (key) => {
      const { status, body } = await server.price(aRisk, { headers: { 'x-site-key': key } })
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: 'FORBIDDEN', errors: [] })
    },
  )

  it('that is wrong is recorded as a security event without the key, and so is every arrival by a link [T40]', async () => {
    server.events.length = 0
    await server.price(aRisk, { headers: { 'x-site-key': 'a key that nobody has' } })
    const here = { tenant: 'A', address: '127.0.0.1' }
    expect(server.events).toEqual([{ kind: 'site-key-refused', ...here, session: undefined }])
    const { body } = await server.price(aRisk)
    await server.land(body.link)
    const link = new URL(body.link)
    const quote = link.searchParams.get('QuoteRef')
    expect(server.events.at(-1)).toMatchObject({ kind: 'grant-made', how: 'comparison-site', quote, ...here })
    link.searchParams.set('Token', 'x'.repeat(43))
    await server.land(link.href)
    expect(server.events.at(-1)).toMatchObject({ kind: 'link-refused', quote })
  })

  it('appears in no log, nor do the link and the customer’s details', async () => {
    const { body } = await server.price(aRisk)
    await server.land(body.link)
    const token = new URL(body.link).searchParams.get('Token') ?? ''
    for (const secret of [quotelark, token, 'Morgan', 'alan.morgan', 'enquiry-'])
      expect(server.log()).not.toContain(secret)
  })

  it('is refused when a page in a browser sends it', async () => {
    const { status } = await server.price(aRisk, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(status).toBe(403)
  })
})

it('limits each site separately, and says when to try again [SEC-02]', async () => {
  const slow = await siteServer({ limit: { count: 3, perSeconds: 60 } })
  for (let asked = 0; asked < 3; asked += 1) expect((await slow.price(aRisk)).status).toBe(200)
  const limited = await slow.price(aRisk)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  const other = await slow.price(aRisk, { headers: { 'x-site-key': 'sandbox-site-key-pennyfair' } })
  expect(other.status).toBe(200)
})
