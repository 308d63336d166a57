import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { journeyIds } from '../../terms/identity.ts'
import { aCar, aVan } from './testing.ts'
import { vehicleVerdict } from './verdict.ts'

describe('the vehicles that a journey insures', () => {
  it.each([
    ['acorn_pc', 'car'],
    ['carrot_pc', 'car'],
    ['motorcade_pc', 'car'],
    ['acorn_protect', 'car'],
    ['mypolicy_telematics', 'car'],
    ['acorn_taxi', 'car'],
    ['flag_taxi', 'car'],
    ['acorn_cv', 'van'],
    ['motorcade_cv', 'van'],
  ] as const)('on %s include a %s and not the other class [VEH-11]', (id, accepts) => {
    const [good, bad] = accepts === 'car' ? [aCar, aVan] : [aVan, aCar]
    expect(vehicleVerdict(good, journeys[id])).toEqual({ kind: 'accepted' })
    expect(vehicleVerdict(bad, journeys[id])).toMatchObject({ kind: 'wrong-class' })
  })

  it('are of both classes on impound: impounded vans need release too [VEH-11]', () => {
    expect(vehicleVerdict(aCar, journeys.briefly_impound)).toEqual({ kind: 'accepted' })
    expect(vehicleVerdict(aVan, journeys.briefly_impound)).toEqual({ kind: 'accepted' })
  })

  it('cause an inline message on flag_taxi only, with its own key, if the class is wrong [VEH-11]', () => {
    expect(vehicleVerdict(aVan, journeys.flag_taxi)).toMatchObject({
      showsDialog: false,
      error: { key: 'flagCVError' },
    })
    for (const id of journeyIds.filter((each) => each !== 'flag_taxi' && each !== 'briefly_impound')) {
      const other = journeys[id].vehicle.accepts === 'van' ? aCar : aVan
      expect(vehicleVerdict(other, journeys[id])).toMatchObject({ showsDialog: true })
    }
  })

  it('are named under the field as well for carrot customers [VEH-18]', () => {
    expect(vehicleVerdict(aVan, journeys.carrot_pc)).toMatchObject({
      showsDialog: true,
      error: { message: 'Please enter a car registration' },
    })
  })

  it('of the other class lead to the sister journey of the same brand, if there is one [VEH-12]', () => {
    expect(vehicleVerdict(aVan, journeys.acorn_pc)).toMatchObject({ sister: 'acorn_cv' })
    expect(vehicleVerdict(aCar, journeys.motorcade_cv)).toMatchObject({ sister: 'motorcade_pc' })
    expect(vehicleVerdict(aVan, journeys.carrot_pc)).not.toHaveProperty('sister')
  })

  it.each(journeyIds)(
    'on %s do not include a motorcycle, which is checked before the class [VEH-15]',
    (id) => {
      for (const info of [aCar, aVan]) {
        expect(vehicleVerdict({ ...info, isMotorCycle: true }, journeys[id])).toMatchObject({
          kind: 'refused',
          error: { message: 'Motorcycles, mopeds or scooters not insurable on this policy.' },
        })
      }
    },
  )
})

describe('vans that are not insurable', () => {
  const refused = { kind: 'refused', error: { message: 'Vehicle type is not insurable on this policy' } }

  it('refuses a van over 3,500 kg and accepts one of exactly 3,500 kg [VEH-17]', () => {
    expect(vehicleVerdict({ ...aVan, grossWeight: 3_501 }, journeys.acorn_cv)).toMatchObject(refused)
    expect(vehicleVerdict({ ...aVan, grossWeight: 3_500 }, journeys.acorn_cv)).toEqual({ kind: 'accepted' })
  })

  it.each(['Minibus', 'Horsebox', 'Refrigerated van', 'Motorhome', 'Catering van'])(
    'refuses a %s [VEH-17]',
    (body) => {
      const van = { ...aVan, bodyType: { code: body, desc: body } }
      expect(vehicleVerdict(van, journeys.motorcade_cv)).toMatchObject(refused)
    },
  )

  it('does not refuse a van by weight on impound [VEH-17]', () => {
    expect(vehicleVerdict({ ...aVan, grossWeight: 7_500 }, journeys.briefly_impound)).toEqual({
      kind: 'accepted',
    })
  })
})
