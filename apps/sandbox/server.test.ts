import { afterAll, describe, expect, it } from 'vitest'
import { testProvider } from './cards/testing/test-provider.ts'
import { createInbox } from './email/inbox.ts'
import { sandboxServer } from './server.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const inbox = createInbox(now)
const app = sandboxServer({
  siteUrl: new URL('http://localhost:3000'),
  inbox: inbox,
  smtpPort: () => 3025,
  now,
  cards: testProvider({ now }),
})
afterAll(() => app.close())

const withKey = { 'x-api-key': 'any' }

describe('vehicle data, in the commercial format', () => {
  const ask = (registration: string, headers: Record<string, string> = withKey) =>
    app.inject({ url: `/vehicle-data/v1/vehicles/${encodeURIComponent(registration)}`, headers })

  it('has everything about a vehicle that a quote needs [DAT-11]', async () => {
    const reply = await ask('aa19 aaa')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      registration: 'AA19AAA',
      vehicle: {
        code: 'DEMO0001',
        class: 'car',
        make: 'Ford',
        model: 'Fiesta',
        variant: '1.0 EcoBoost 100 Titanium',
        bodyType: 'Hatchback',
        doors: 5,
        seats: 5,
        engineCapacityCc: 999,
        fuelType: 'Petrol',
        transmission: 'Manual',
        grossWeightKg: null,
        yearOfManufacture: 2019,
        firstRegistered: '2019-03-01',
        colour: 'BLUE',
      },
      insuranceGroup: 13,
      valuationPounds: 9500,
    })
  })

  it.each([
    ['VN21VAN', 'van'],
    ['MC20BKE', 'motorcycle'],
    ['TX18CAB', 'car'],
  ])('classes %s as a %s', async (registration, expected) => {
    expect((await ask(registration)).json().vehicle.class).toBe(expected)
  })

  it.each([
    ['ER19NFD', 404, 'VEHICLE_NOT_FOUND'],
    ['not a plate', 404, 'VEHICLE_NOT_FOUND'],
    ['ER19BAD', 400, 'INVALID_REGISTRATION'],
    ['ER19ERR', 500, 'INTERNAL_ERROR'],
    ['ER19MNT', 503, 'SERVICE_UNAVAILABLE'],
    ['ER19THR', 429, 'TOO_MANY_REQUESTS'],
  ])('answers %s with %i', async (registration, status, code) => {
    const reply = await ask(registration)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().error.code).toBe(code)
  })

  it('states how long to wait after too many requests', async () => {
    expect((await ask('ER19THR')).headers['retry-after']).toBe('60')
  })

  it('requires a key', async () => {
    expect((await ask('AA19AAA', {})).statusCode).toBe(401)
  })
})

describe('vehicle enquiry, in the DVLA format', () => {
  const ask = (payload: object, headers: Record<string, string> = withKey) =>
    app.inject({ method: 'POST', url: '/vehicle-enquiry/v1/vehicles', headers, payload })

  it('returns the published fields only', async () => {
    expect((await ask({ registrationNumber: 'AA19AAA' })).json()).toEqual({
      registrationNumber: 'AA19AAA',
      taxStatus: 'Taxed',
      motStatus: 'Valid',
      make: 'FORD',
      monthOfFirstRegistration: '2019-03',
      yearOfManufacture: 2019,
      engineCapacity: 999,
      fuelType: 'PETROL',
      markedForExport: false,
      colour: expect.any(String),
      typeApproval: 'M1',
      wheelplan: '2 AXLE RIGID BODY',
    })
  })

  it.each([
    ['VN21VAN', { typeApproval: 'N1', revenueWeight: 3000 }],
    ['HV18VAN', { typeApproval: 'N2', revenueWeight: 5000 }],
    ['MC20BKE', { typeApproval: 'L3', wheelplan: '2-WHEEL' }],
  ])('gives the kind of %s by its type approval', async (registrationNumber, expected) => {
    expect((await ask({ registrationNumber })).json()).toMatchObject(expected)
  })

  it.each([
    [{ registrationNumber: 'ER19NFD' }, 404],
    [{ registrationNumber: 'ER19BAD' }, 400],
    [{ registrationNumber: 5 }, 400],
    [{}, 400],
    [{ registrationNumber: 'ER19THR' }, 429],
    [{ registrationNumber: 'ER19ERR' }, 500],
    [{ registrationNumber: 'ER19MNT' }, 503],
  ])('answers %j with %i', async (body, status) => {
    expect((await ask(body)).statusCode).toBe(status)
  })

  it('requires a key', async () => {
    const reply = await ask({ registrationNumber: 'AA19AAA' }, {})
    expect([reply.statusCode, reply.json()]).toEqual([403, { message: 'Forbidden' }])
  })
})

describe('addresses, in the Ideal Postcodes format', () => {
  const ask = (path: string) => app.inject({ url: `${path}?api_key=any` })

  it('lists a postcode and finds each of its addresses by number', async () => {
    const { code, result } = (await ask('/v1/postcodes/id11qd')).json()
    expect(code).toBe(2000)
    expect(result.length).toBeGreaterThan(5)
    for (const address of result) {
      expect((await ask(`/v1/udprn/${address.udprn}`)).json().result).toEqual(address)
    }
  })

  it.each([
    ['/v1/postcodes/ID1%209NF', 404, 4040],
    ['/v1/postcodes/XX11AA', 404, 4040],
    ['/v1/postcodes/ID19ER', 500, 5000],
    ['/v1/udprn/12', 404, 4044],
    ['/v1/udprn/words', 404, 4044],
  ])('answers %s with %i and code %i', async (path, status, code) => {
    const reply = await ask(path)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  })

  it('requires a key', async () => {
    for (const url of ['/v1/postcodes/ID11QD', '/v1/udprn/12']) {
      expect((await app.inject({ url })).json().code).toBe(4010)
    }
  })
})

describe('every reply', () => {
  it.each(['/', '/console.css', '/v1/postcodes/ID11QD', '/no/such/place'])(
    'of %s forbids sniffing, framing and caching',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['cache-control']).toBe('no-store')
      expect(headers).not.toHaveProperty('server')
    },
  )

  it('is a plain 404 for an unknown path', async () => {
    expect((await app.inject({ url: '/no/such/place' })).statusCode).toBe(404)
  })
})
