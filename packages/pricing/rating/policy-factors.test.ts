import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { Risk } from '../risk/risk.ts'
import { aClaim, aConviction, aDriver, aRisk, aVanRisk } from '../testing/people.ts'
import { ratesOf } from '../testing/rates.ts'
import { policyFactors } from './policy-factors.ts'
import { rate } from './rate.ts'

const rated = (risk: Risk) => rate(risk, ratesOf(risk.line))
const grossOf = (risk: Risk) => rated(risk).gross
const keysOf = (risk: Risk, factor: string) =>
  rated(risk)
    .lines.filter((line) => line.factor === factor)
    .map(({ key }) => key)

describe('rating a policy', () => {
  it.each([
    ['one clean driver over 25 among two', [aDriver({ claims: [aClaim()] }), aDriver()], 'yes'],
    ['no clean driver', [aDriver({ claims: [aClaim()] }), aDriver({ convictions: [aConviction()] })], 'no'],
    ['no driver over 25', [aDriver({ age: 25 }), aDriver({ age: 25 })], 'no'],
    ['a single driver', [aDriver()], 'no'],
  ] as const)('reads shared driving from %s', (_who, drivers, key) => {
    expect(keysOf(aRisk({ drivers }), 'shared-driving')).toEqual([key])
  })

  it('reads an unknown vehicle age as the dearest age', () => {
    const aged = (age: number | 'unknown') => grossOf(aRisk({ vehicle: { age } }))
    const dearest = Math.max(...Array.from({ length: 40 }, (_, age) => aged(age)))
    expect(aged('unknown')).toBe(dearest)
  })

  it('ignores a modification made for medical reasons', () => {
    const modified = (isForMedicalReasons: boolean) =>
      aRisk({ vehicle: { modifications: [{ code: 'SEATS', value: fromPounds(900), isForMedicalReasons }] } })
    expect(grossOf(modified(true))).toBe(grossOf(aRisk()))
    expect(grossOf(modified(false))).toBeGreaterThan(grossOf(aRisk()))
  })

  it('reads an unknown gross weight as 0', () => {
    const grossWeight = policyFactors.find(({ table }) => table === 'gross-weight')
    expect(grossWeight?.reads?.(aVanRisk({ vehicle: { grossWeightKilograms: 'unknown' } }))).toBe(0)
    expect(grossWeight?.reads?.(aVanRisk())).toBe(2900)
  })
})
