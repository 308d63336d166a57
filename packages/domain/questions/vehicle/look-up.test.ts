import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { fromPounds } from '../../values/pence.ts'
import type { VehicleDetails } from '../answers.ts'
import { forgetVehicle, searchStarted } from './look-up.ts'
import { aCar, aVan } from './testing.ts'
import { vehicleFound } from './vehicle-found.ts'

const known: VehicleDetails = {
  registration: 'AA19 AAA',
  searchedRegistration: 'AA19AAA',
  vehicleInfo: aCar,
  value: fromPounds(7_000),
}

describe('a search', () => {
  it('clears the vehicle when it starts and keeps the typed registration [VEH-09]', () => {
    const started = searchStarted(known, 'BB20 BBB')
    expect(started).not.toHaveProperty('vehicleInfo')
    expect(started.registration).toBe('BB20 BBB')
  })

  it('leaves no vehicle after a failure or a cleared field, and keeps the registration [VEH-09]', () => {
    const forgotten = forgetVehicle(searchStarted(known, 'BB20 BBB'))
    expect(forgotten).not.toHaveProperty('vehicleInfo')
    expect(forgotten.registration).toBe('BB20 BBB')
  })

  it('stores the vehicle found and prefills its value when that is above 0 [VEH-10]', () => {
    const { vehicle } = vehicleFound({}, 'aa19 aaa', aCar, journeys.acorn_pc)
    expect(vehicle).toMatchObject({
      vehicleInfo: aCar,
      searchedRegistration: 'AA19AAA',
      value: fromPounds(9_500),
    })
  })

  it('prefills no value when the provider has none [VEH-10]', () => {
    const { vehicle } = vehicleFound({}, 'AA19AAA', { ...aCar, value: 0 }, journeys.acorn_pc)
    expect(vehicle).not.toHaveProperty('value')
  })

  it('keeps a typed value when the same vehicle is searched again, and replaces it for another [VEH-10]', () => {
    expect(vehicleFound(known, 'AA19AAA', aCar, journeys.acorn_pc).vehicle.value).toBe(fromPounds(7_000))
    expect(vehicleFound(known, 'BB20BBB', aCar, journeys.acorn_pc).vehicle.value).toBe(fromPounds(9_500))
    expect(
      vehicleFound(known, 'BB20BBB', { ...aCar, value: 0 }, journeys.acorn_pc).vehicle,
    ).not.toHaveProperty('value')
  })

  it('still matches a typed value to its vehicle after a failed search [VEH-10]', () => {
    const failed = forgetVehicle(searchStarted(known, 'AA19AAA'))
    expect(vehicleFound(failed, 'AA19AAA', aCar, journeys.acorn_pc).vehicle.value).toBe(fromPounds(7_000))
    const other = forgetVehicle(searchStarted(known, 'BB20BBB'))
    expect(vehicleFound(other, 'BB20BBB', aCar, journeys.acorn_pc).vehicle.value).toBe(fromPounds(9_500))
  })

  it('stores no vehicle that the journey cannot insure [VEH-09]', () => {
    const { vehicle, verdict } = vehicleFound(known, 'VN21VAN', aVan, journeys.acorn_pc)
    expect(verdict.kind).toBe('wrong-class')
    expect(vehicle).not.toHaveProperty('vehicleInfo')
  })
})
