import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { expect, it } from 'vitest'
import { testPorts } from '../platform/http/testing/ports.ts'
import { acornCar, testServer } from '../platform/http/testing/test-server.ts'
import { routes } from '../wiring/public-api.ts'
import type { VehicleByRegistration } from './ports.ts'
import type { VehiclePorts } from './routes.ts'

const fiesta: VehicleInfo = {
  make: { code: 'FORD', desc: 'Ford' },
  model: { code: 'FIESTA', desc: 'Fiesta Zetec' },
  numberOfDoors: { code: '5', desc: '5 doors' },
  bodyType: { code: '02', desc: 'Hatchback' },
  cubicCapacity: 1084,
  fuelType: { code: '001', desc: 'Petrol' },
  transmission: { code: '001', desc: 'Manual' },
  value: 8450,
  isCommercialVehicle: false,
  isMotorCycle: false,
  year: 2019,
  abicode: 'DEMO0001',
  abigroup: '7',
  grossWeight: 1630,
  numberOfSeats: 5,
  registrationDate: '2019-04-12' as NonNullable<VehicleInfo['registrationDate']>,
}

async function get(path: string, ports: Partial<VehiclePorts> = {}) {
  const { app } = await testServer({ routes: routes({ ...testPorts, ...ports }) })
  return app.inject({ url: `/api/v1/Vehicle/${path}`, headers: acornCar })
}
const byRegistration = (registration: string, vehicleByRegistration: VehicleByRegistration) =>
  get(`GetVehicleDetailsByVrm?VehicleRegistration=${encodeURIComponent(registration)}`, {
    vehicleByRegistration,
  })

it('answers with the vehicle, and only with fields of the contract [API-30]', async () => {
  const withKeeper = { ...fiesta, keeper: { surname: 'Smith' } }
  const response = await byRegistration('AA19AAA', async () => ({ kind: 'found', value: withKeeper }))
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual(fiesta)
})

it.each([' aa19 aaa ', 'AA19AAA', 'aa19aaa'])('looks %j up as AA19AAA [API-30]', async (typed) => {
  const asked: string[] = []
  await byRegistration(typed, async (registration) => {
    asked.push(registration)
    return { kind: 'not-found' }
  })
  expect(asked).toEqual(['AA19AAA'])
})

it('answers an empty 204 when there is no such vehicle [API-30]', async () => {
  const response = await byRegistration('ER19NFD', async () => ({ kind: 'not-found' }))
  expect(response.statusCode).toBe(204)
  expect(response.body).toBe('')
})

it.each([
  ['timed-out', '5'],
  ['unreachable', '5'],
  ['broken', '5'],
  ['throttled', '30'],
  ['open-circuit', '30'],
  ['refused', '60'],
] as const)('answers 503 when the provider is %s, never "not found"', async (reason, retryAfter) => {
  const response = await byRegistration('ER19ERR', async () => ({ kind: 'failed', reason }))
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe(retryAfter)
  expect(response.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', errors: [] })
})

it.each(['', 'AA19AAAAAA', 'AA19-AAA', 'ÄA19AAA'])(
  'refuses %j and sends no request [API-30]',
  async (registration) => {
    let asked = 0
    const response = await byRegistration(registration, async () => {
      asked += 1
      return { kind: 'not-found' }
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: 'Validation error.',
      errors: [{ field: 'query.VehicleRegistration' }],
    })
    expect(asked).toBe(0)
  },
)

it('lists makes by name [API-31]', async () => {
  const makes = [
    { code: 'VAUXHALL', desc: 'Vauxhall' },
    { code: 'FORD', desc: 'Ford' },
  ]
  const response = await get('GetVehicleMakes', { vehicleMakes: async () => makes })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual([makes[1], makes[0]])
})

it('lists the models of a make [API-31]', async () => {
  const models = async (make: string) =>
    make === 'BMW'
      ? [
          { code: '320', desc: '320' },
          { code: '118', desc: '118' },
        ]
      : []
  const response = await get('GetVehicleModels?vehicleMakeCode=BMW', { vehicleModels: models })
  expect(response.json()).toEqual([
    { code: '118', desc: '118' },
    { code: '320', desc: '320' },
  ])
  expect((await get('GetVehicleModels?vehicleMakeCode=NONE', { vehicleModels: models })).json()).toEqual([])
})

it('requires a make to list its models [API-31] [API-46]', async () => {
  const response = await get('GetVehicleModels')
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toMatchObject([{ field: 'query.vehicleMakeCode' }])
})
