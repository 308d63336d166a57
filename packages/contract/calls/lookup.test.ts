import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals.ts'
import { getVehicleDetailsByVrm } from './lookup.ts'

it('trims and upper-cases the registration', () => {
  expect(z.parse(getVehicleDetailsByVrm.query, { VehicleRegistration: ' aa19 aaa ' })).toEqual({
    VehicleRegistration: 'AA19 AAA',
  })
})

it('refuses text that cannot be a registration', () => {
  const refusal = ['VehicleRegistration: Send a vehicle registration of 1 to 9 letters, digits or spaces']
  for (const VehicleRegistration of ['', '   ', 'AA19AAAAAA', 'AA19-AAA', 'ÀA19AAA', 'AA19AAA;']) {
    expect(refusals(getVehicleDetailsByVrm.query, { VehicleRegistration })).toEqual(refusal)
  }
  expect(refusals(getVehicleDetailsByVrm.query, {})).toEqual([
    'VehicleRegistration: Required: send a vehicle registration',
  ])
})
