import { describe, expect, it } from 'vitest'
import { registeredVehicle } from '../providers/vehicle/registered-vehicle'
import { aRisk, siteServer } from './testing/site-server'

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

describe('a plate whose register names no model [AGG-01]', () => {
  it('asks the site to describe the vehicle, for nobody there can be asked which it is', async () => {
    const { body } = await server.price(risk({ described: undefined }))
    expect(body.errors).toEqual([
      {
        field: 'body.vehicle.described',
        message: 'The registration alone does not tell the model: describe the vehicle too',
      },
    ])
  })

  it('is the model its visitor described, by a plate that is known', async () => {
    const { status, body } = await server.price(risk({ described }))
    expect(status).toBe(200)
    expect(body.outcome).toBe('offered')
    expect(body).not.toHaveProperty('indication')
    const { body: arrived } = await server.land(body.link)
    expect(arrived.vehicleInfo).toMatchObject({ abicode: 'DEMO0004', model: { code: 'FOCUS' } })
    expect(arrived.quoteDetails.vehicleDetails).toMatchObject({ abiCode: 'DEMO0004', model: 'FOCUS' })
  })

  it('is referred when it is none of those the register may mean', async () => {
    const { body } = await server.price(risk({ described: { ...described, model: 'Mondeo' } }))
    expect(body).toMatchObject({ outcome: 'referred' })
  })
})
