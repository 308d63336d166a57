import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultLimits, outgoing } from '../http/outgoing.ts'
import { type FakeProvider, fakeProvider, json } from '../testing/fake-provider.ts'
import { dvlaVehicles } from './dvla-vehicles.ts'

let provider: FakeProvider | undefined
afterEach(async () => {
  await provider?.close()
  provider = undefined
})

const limits = { ...defaultLimits, attemptMs: 300, overallMs: 600, backOffMs: 10 }

async function against(answer: (reply: ServerResponse) => void) {
  const fake = await fakeProvider(answer)
  provider = fake
  const ask = outgoing(() => new Date(0), limits)
  return { fake, find: dvlaVehicles(ask, { baseUrl: fake.url, apiKey: 'key' }) }
}

const error = (status: string, title: string) => ({
  errors: [{ status, code: status, title, detail: title }],
})

describe('the DVLA Vehicle Enquiry Service', () => {
  it('is called as documented', async () => {
    const { fake, find } = await against((reply) => json(reply, 404, error('404', 'Vehicle Not Found')))
    await find('AA19AAA')
    expect(fake.requests).toMatchObject([
      {
        method: 'POST',
        path: '/vehicle-enquiry/v1/vehicles',
        headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
        body: '{"registrationNumber":"AA19AAA"}',
      },
    ])
  })

  it('is read in its published format, and unknown values are left to the customer [DAT-11]', async () => {
    const { find } = await against((reply) =>
      json(reply, 200, {
        registrationNumber: 'AB21CDE',
        taxStatus: 'Taxed',
        taxDueDate: '2027-03-01',
        artEndDate: '2026-04-30',
        motStatus: 'Valid',
        motExpiryDate: '2027-03-01',
        make: 'FORD',
        monthOfFirstDvlaRegistration: '2021-04',
        monthOfFirstRegistration: '2021-04',
        yearOfManufacture: 2021,
        engineCapacity: 2261,
        co2Emissions: 179,
        fuelType: 'PETROL',
        markedForExport: false,
        colour: 'RED',
        typeApproval: 'M1',
        wheelplan: '2 AXLE RIGID BODY',
        revenueWeight: 1925,
        realDrivingEmissions: '2',
        dateOfLastV5CIssued: '2021-04-20',
        euroStatus: 'EURO6',
        automatedVehicle: false,
      }),
    )
    expect(await find('AB21CDE')).toEqual({
      kind: 'found',
      value: {
        make: { code: 'FORD', desc: 'Ford' },
        model: { code: '', desc: '' },
        numberOfDoors: { code: '', desc: '' },
        bodyType: { code: '', desc: '' },
        cubicCapacity: 2261,
        fuelType: { code: 'PETROL', desc: 'Petrol' },
        transmission: { code: '', desc: '' },
        value: 0,
        isCommercialVehicle: false,
        isMotorCycle: false,
        year: 2021,
        abicode: '',
        abigroup: '',
        grossWeight: 1925,
        numberOfSeats: 0,
        matches: [
          {
            abicode: 'DEMO0006',
            abigroup: '34',
            model: { code: 'FOCUS', desc: 'Focus 2.3 ST EcoBoost 280' },
            numberOfDoors: { code: '5', desc: '5 doors' },
            bodyType: { code: 'HATCHBACK', desc: 'Hatchback' },
            fuelType: { code: 'PETROL', desc: 'Petrol' },
            transmission: { code: 'M', desc: 'Manual' },
            value: 22500,
            grossWeight: 1925,
            numberOfSeats: 5,
          },
        ],
        registrationDate: '2021-04-01',
        colour: 'RED',
      },
    })
  })

  it.each([
    [404, error('404', 'Vehicle Not Found')],
    [400, error('400', 'Bad Request')],
  ])('has no such vehicle when it answers %i', async (status, body) => {
    const { find } = await against((reply) => json(reply, status, body))
    expect(await find('ER19NFD')).toEqual({ kind: 'not-found' })
  })

  it.each([
    [403, { message: 'Forbidden' }, 'refused'],
    [429, { message: 'Too Many Requests' }, 'throttled'],
    [500, error('500', 'Internal Server Error'), 'broken'],
    [503, error('503', 'Service Unavailable'), 'broken'],
    [404, { message: 'no route' }, 'broken'],
    [200, { make: 'FORD' }, 'broken'],
    [200, { registrationNumber: 'AA19AAA', engineCapacity: 'big' }, 'broken'],
    [200, [], 'broken'],
  ])('that answers %i %j is %s', async (status, body, reason) => {
    const { find } = await against((reply) => json(reply, status, body))
    expect(await find('AA19AAA')).toEqual({ kind: 'failed', reason })
  })

  it('is called again after a failure, because a look-up changes nothing', async () => {
    const { fake, find } = await against((reply) => json(reply, 503, {}))
    await find('AA19AAA')
    expect(fake.requests).toHaveLength(3)
  })
})
