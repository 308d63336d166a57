import { describe, expect, it } from 'vitest'
import { registeredVehicle } from '../providers/vehicle/registered-vehicle.ts'
import { aRisk, siteServer } from './testing/site-server.ts'

const server = await siteServer()
server.found.vehicle = registeredVehicle({
  make: 'FORD',
  fuels: ['Petrol'],
  cc: 999,
  year: 2019,
  kind: 'car',
})
const described = { make: 'Ford', model: 'Focus', year: 2019, fuel: 'Petrol' }
const risk = (more: object) => ({ ...aRisk, vehicle: { ...aRisk.vehicle, ...more } })

describe('a plate for which the register names no model [AGG-01]', () => {
  it('requires a description of the vehicle, because no visitor is there to choose the model', async () => {
    const { body } = await server.price(risk({ described: undefined }))
    expect(body.errors).toEqual([
      {
        field: 'body.vehicle.described',
        message: 'The registration alone does not tell the model: describe the vehicle too',
      },
    ])
  })

  it('is priced as the model that the visitor described, and not as an indication', async () => {
    const { status, body } = await server.price(risk({ described }))
    expect(status).toBe(200)
    expect(body.outcome).toBe('offered')
    expect(body).not.toHaveProperty('indication')
    const { body: arrived } = await server.land(body.link)
    expect(arrived.vehicleInfo).toMatchObject({ abicode: 'DEMO0004', model: { code: 'FOCUS' } })
    expect(arrived.quoteDetails.vehicleDetails).toMatchObject({ abiCode: 'DEMO0004', model: 'FOCUS' })
  })

  it('is referred if the description matches none of the models in the register', async () => {
    const { body } = await server.price(risk({ described: { ...described, model: 'Mondeo' } }))
    expect(body).toMatchObject({ outcome: 'referred' })
  })
})
