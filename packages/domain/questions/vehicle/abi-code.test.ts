import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { fromPounds } from '../../values/pence.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { wordsOf } from '../asking.ts'
import { abiCode, NONE_OF_THESE } from './abi-code.ts'
import { aFiesta, aFocus, aFord } from './testing.ts'
import { identifiedVehicle, vehicleChosen, vehicleFound } from './vehicle-found.ts'

const asking = (subject: VehicleDetails) => ({
  terms: journeys.acorn_pc,
  answers: noAnswers,
  subject,
  today: localDate('2026-11-15'),
})
const searched = vehicleFound({}, 'AB20 REG', aFord, journeys.acorn_pc).vehicle

describe('which vehicle it is [DAT-11]', () => {
  it('is asked where the look-up names no model, even for a single match', () => {
    expect(abiCode.isAsked?.(asking(searched))).toBe(true)
    const single = { ...aFord, matches: [aFocus] }
    expect(abiCode.isAsked?.(asking({ ...searched, vehicleInfo: single }))).toBe(true)
  })

  it('is not asked for a vehicle that the look-up named, one without a match, or another plate', () => {
    const { matches: _none, ...named } = aFord
    expect(abiCode.isAsked?.(asking({ ...searched, vehicleInfo: named }))).toBe(false)
    expect(abiCode.isAsked?.(asking({ ...searched, vehicleInfo: { ...aFord, matches: [] } }))).toBe(false)
    expect(abiCode.isAsked?.(asking({ ...searched, registration: 'BB20BBB' }))).toBe(false)
  })

  it('must be answered with one of the matches or with none of them', () => {
    const check = (code: string | undefined) => abiCode.validate(code, asking(searched))
    expect(check(undefined)?.key).toBe('abiCodeRequired')
    expect(check('DEMO9999')?.key).toBe('abiCodeRequired')
    expect(check(aFocus.abicode)).toBeUndefined()
    expect(check(NONE_OF_THESE)).toBeUndefined()
  })

  it('names a car or a van in its question', () => {
    const van = { ...aFord, isCommercialVehicle: true }
    expect(wordsOf(abiCode.label, asking(searched))).toBe('Which of these is your car?')
    expect(wordsOf(abiCode.label, asking({ ...searched, vehicleInfo: van }))).toBe(
      'Which of these is your van?',
    )
  })

  it('offers none of these as the last option', () => {
    const offered = abiCode.kind.options?.(asking(searched)).map(({ desc }) => desc)
    expect(offered).toEqual(['Fiesta 1.0', 'Focus 1.0', 'None of these'])
  })
})

describe('a chosen model', () => {
  it('becomes the vehicle, with its value [VEH-10]', () => {
    const { vehicle } = vehicleChosen(searched, aFocus.abicode, journeys.acorn_pc)
    expect(vehicle).toMatchObject({
      abiCode: aFocus.abicode,
      value: fromPounds(aFocus.value),
      vehicleInfo: { ...aFocus, year: 2020, make: aFord.make },
    })
  })

  it('is removed completely after a change to none of these', () => {
    const chosen = vehicleChosen(searched, aFocus.abicode, journeys.acorn_pc).vehicle
    const { vehicle } = vehicleChosen(chosen, NONE_OF_THESE, journeys.acorn_pc)
    expect(vehicle).toEqual({ ...searched, abiCode: NONE_OF_THESE })
  })

  it('stays chosen when the same plate is searched again, but not for another plate [VEH-10]', () => {
    const chosen = vehicleChosen(searched, aFiesta.abicode, journeys.acorn_pc).vehicle
    const again = vehicleFound(chosen, 'ab20reg', aFord, journeys.acorn_pc).vehicle
    expect(again).toMatchObject({ abiCode: aFiesta.abicode, vehicleInfo: { model: aFiesta.model } })
    const other = vehicleFound(chosen, 'BB20BBB', aFord, journeys.acorn_pc).vehicle
    expect(other).not.toHaveProperty('abiCode')
    expect(other).not.toHaveProperty('value')
    expect(other.vehicleInfo?.model.code).toBe('')
  })

  it('is refused when the journey does not insure it [VEH-17]', () => {
    const heavy = { ...aFocus, grossWeight: 5_000 }
    const vans = { ...aFord, isCommercialVehicle: true, matches: [aFiesta, heavy] }
    const found = vehicleFound({}, 'AB19REG', vans, journeys.motorcade_cv).vehicle
    const { vehicle, verdict } = vehicleChosen(found, heavy.abicode, journeys.motorcade_cv)
    expect(verdict.kind).toBe('refused')
    expect(vehicle).not.toHaveProperty('abiCode')
    expect(vehicle.vehicleInfo?.model.code).toBe('')
  })

  it('is ignored unless it is a match of the look-up, regardless of the caller [SEC-03]', () => {
    expect(identifiedVehicle(aFord, 'DEMO9999')).toEqual({ vehicleInfo: aFord })
    const { matches: _none, ...named } = { ...aFord, ...aFiesta }
    expect(identifiedVehicle(named, aFocus.abicode)).toEqual({ vehicleInfo: named })
  })
})
