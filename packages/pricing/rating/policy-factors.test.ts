import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { Risk } from '../risk/risk'
import { aClaim, aConviction, aDriver, aRisk, aVanRisk } from '../testing/people'
import { ratesOf } from '../testing/rates'
import { policyFactors } from './policy-factors'
import { rate } from './rate'

const rated = (risk: Risk) => rate(risk, ratesOf(risk.line))
const grossOf = (risk: Risk) => rated(risk).gross
const keysOf = (risk: Risk, factor: string) =>
  rated(risk)
    .lines.filter((line) => line.factor === factor)
    .map(({ key }) => key)

describe('what is read of a policy', () => {
  it.each([
    ['one clean driver over 25 among two', [aDriver({ claims: [aClaim()] }), aDriver()], 'yes'],
    ['nobody clean', [aDriver({ claims: [aClaim()] }), aDriver({ convictions: [aConviction()] })], 'no'],
    ['nobody over 25', [aDriver({ age: 25 }), aDriver({ age: 25 })], 'no'],
    ['nobody to share with', [aDriver()], 'no'],
  ] as const)('is shared driving with %s', (_who, drivers, key) => {
    expect(keysOf(aRisk({ drivers }), 'shared-driving')).toEqual([key])
  })

  it('is a vehicle of unknown age as the dearest age', () => {
    const aged = (age: number | 'unknown') => grossOf(aRisk({ vehicle: { age } }))
    const dearest = Math.max(...Array.from({ length: 40 }, (_, age) => aged(age)))
    expect(aged('unknown')).toBe(dearest)
  })

  it('is never a change made for medical reasons', () => {
    const modified = (isForMedicalReasons: boolean) =>
      aRisk({ vehicle: { modifications: [{ code: 'SEATS', value: fromPounds(900), isForMedicalReasons }] } })
    expect(grossOf(modified(true))).toBe(grossOf(aRisk()))
    expect(grossOf(modified(false))).toBeGreaterThan(grossOf(aRisk()))
  })

  it('is a gross weight that is not known as nought', () => {
    const grossWeight = policyFactors.find(({ table }) => table === 'gross-weight')
    expect(grossWeight?.reads?.(aVanRisk({ vehicle: { grossWeightKilograms: 'unknown' } }))).toBe(0)
    expect(grossWeight?.reads?.(aVanRisk())).toBe(2900)
  })
})
