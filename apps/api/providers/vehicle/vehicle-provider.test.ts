import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLimits } from '../http/outgoing.ts'
import type { Outcome } from '../observed.ts'
import { deadUrl, fakeProvider, json } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { type VehiclePorts, type VehicleSettings, vehicleProvider } from './vehicle-provider.ts'

const limits = { ...defaultLimits, attemptMs: 500, overallMs: 1200, backOffMs: 10 }
const clock = () => new Date()
let seen: { provider: string; outcome: Outcome; ms: number }[] = []

function provider(settings: Partial<VehicleSettings>): VehiclePorts {
  seen = []
  return vehicleProvider(
    { vehicleProvider: 'sandbox', sandboxUrl: 'http://sandbox.invalid', ...settings },
    { clock, limits, observe: (name, outcome, ms) => seen.push({ provider: name, outcome, ms }) },
  )
}

let sandbox: Awaited<ReturnType<typeof realSandbox>>
beforeAll(async () => {
  sandbox = await realSandbox()
})
afterAll(() => sandbox.stop())

describe('vehicles from the sandbox, over HTTP', () => {
  it('finds everything that a quote needs to know about a vehicle [DAT-11]', async () => {
    const { vehicleByRegistration } = provider({ sandboxUrl: sandbox.url })
    expect(await vehicleByRegistration('AA19AAA')).toEqual({
      kind: 'found',
      value: {
        make: { code: 'FORD', desc: 'Ford' },
        model: { code: 'FIESTA', desc: 'Fiesta 1.0 EcoBoost 100 Titanium' },
        numberOfDoors: { code: '5', desc: '5 doors' },
        bodyType: { code: 'HATCHBACK', desc: 'Hatchback' },
        cubicCapacity: 999,
        fuelType: { code: 'PETROL', desc: 'Petrol' },
        transmission: { code: 'M', desc: 'Manual' },
        value: 9500,
        isCommercialVehicle: false,
        isMotorCycle: false,
        year: 2019,
        abicode: 'DEMO0001',
        abigroup: '13',
        grossWeight: 0,
        numberOfSeats: 5,
        registrationDate: '2019-03-01',
        colour: 'BLUE',
      },
    })
    expect(seen).toEqual([{ provider: 'vehicle', outcome: 'found', ms: expect.any(Number) }])
  })

  it.each([
    ['VN21VAN', { year: 2021, isCommercialVehicle: true, grossWeight: 3000 }],
    ['HV18VAN', { year: 2018, isCommercialVehicle: true, grossWeight: 5000 }],
    ['MC20BKE', { year: 2020, isMotorCycle: true, isCommercialVehicle: false }],
    ['OL05CAR', { year: 2005, isCommercialVehicle: false }],
    ['TX18CAB', { year: 2018, isCommercialVehicle: false }],
    ['KX15ABC', { year: 2015, isCommercialVehicle: false }],
  ])('finds %s with the expected details', async (registration, expected) => {
    const { vehicleByRegistration } = provider({ sandboxUrl: sandbox.url })
    expect(await vehicleByRegistration(registration)).toMatchObject({ kind: 'found', value: expected })
  })

  it('returns no model if the provider returns none, and lists the possible ones [DAT-11]', async () => {
    const { vehicleByRegistration } = provider({ sandboxUrl: sandbox.url })
    const models = async (plate: string) => {
      const vehicle = await vehicleByRegistration(plate)
      if (vehicle.kind !== 'found') throw new Error(vehicle.kind)
      expect(vehicle.value).toMatchObject({ model: { code: '' }, abicode: '', abigroup: '', value: 0 })
      return vehicle.value.matches?.map(({ abicode }) => abicode)
    }
    expect(await models('AB19REG')).toEqual(['DEMO0001', 'DEMO0004', 'DEMO0007'])
    expect(await models('AC21REG')).toEqual(['DEMO0006'])
    expect(await models('AD15REG')).toEqual([])
  })

  it('lists the models of the make it found, including the model', async () => {
    const { vehicleByRegistration, vehicleMakes, vehicleModels } = provider({ sandboxUrl: sandbox.url })
    const vehicle = await vehicleByRegistration('KX15ABC')
    if (vehicle.kind !== 'found') throw new Error(vehicle.kind)
    const { make, model } = vehicle.value
    expect(await vehicleMakes()).toContainEqual(make)
    expect((await vehicleModels(make.code)).map(({ code }) => code)).toContain(model.code)
  })
})

const bothProviders = [
  ['sandbox', () => ({ sandboxUrl: sandbox.url })],
  ['dvla', () => ({ vehicleProvider: 'dvla', dvlaUrl: sandbox.url, dvlaApiKey: 'key' })],
] as const satisfies readonly [string, () => Partial<VehicleSettings>][]

describe.each(bothProviders)('failures of the %s provider, over HTTP', (_name, settings) => {
  it.each([
    ['ER19NFD', { kind: 'not-found' }],
    ['ER19BAD', { kind: 'not-found' }],
    ['NOTAPLATE', { kind: 'not-found' }],
    ['ER19ERR', { kind: 'failed', reason: 'broken' }],
    ['ER19MNT', { kind: 'failed', reason: 'broken' }],
    ['ER19THR', { kind: 'failed', reason: 'throttled' }],
    ['ER19TMO', { kind: 'failed', reason: 'timed-out' }],
  ])('%s returns %j', async (registration, expected) => {
    const started = performance.now()
    expect(await provider(settings()).vehicleByRegistration(registration)).toEqual(expected)
    expect(performance.now() - started).toBeLessThan(2500)
  })

  it('fails immediately without a call after five consecutive failures', async () => {
    const { vehicleByRegistration } = provider(settings())
    for (let i = 0; i < 5; i++) await vehicleByRegistration('ER19ERR')
    expect(await vehicleByRegistration('AA19AAA')).toEqual({ kind: 'failed', reason: 'open-circuit' })
    expect(seen.map(({ outcome }) => outcome)).toEqual([...Array<Outcome>(5).fill('broken'), 'open-circuit'])
  })
})

describe('vehicles in the DVLA format, over HTTP', () => {
  it.each([
    ['AA19AAA', { make: { desc: 'Ford' }, year: 2019, isCommercialVehicle: false, isMotorCycle: false }],
    ['VN21VAN', { make: { desc: 'Ford' }, isCommercialVehicle: true, grossWeight: 3000 }],
    ['HV18VAN', { make: { desc: 'Iveco' }, isCommercialVehicle: true, grossWeight: 5000 }],
    ['MC20BKE', { make: { desc: 'Honda' }, isMotorCycle: true }],
  ])('finds %s', async (registration, expected) => {
    const { vehicleByRegistration } = provider({
      vehicleProvider: 'dvla',
      dvlaUrl: sandbox.url,
      dvlaApiKey: 'key',
    })
    expect(await vehicleByRegistration(registration)).toMatchObject({ kind: 'found', value: expected })
  })

  it('does not start without the key', () => {
    expect(() => provider({ vehicleProvider: 'dvla' })).toThrow('needs a key')
  })
})

describe('a sandbox that misbehaves', () => {
  it.each([
    [200, {}],
    [200, 'words'],
    [404, { error: { code: 'NO_SUCH_PLACE' } }],
    [404, {}],
    [418, {}],
  ])('is broken when it answers %i %j', async (status, body) => {
    const fake = await fakeProvider((reply) => json(reply, status, body))
    expect(await provider({ sandboxUrl: fake.url }).vehicleByRegistration('AA19AAA')).toEqual({
      kind: 'failed',
      reason: 'broken',
    })
    await fake.close()
  })

  it('is unreachable when it is not running', async () => {
    const { vehicleByRegistration } = provider({ sandboxUrl: await deadUrl() })
    expect(await vehicleByRegistration('AA19AAA')).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})
