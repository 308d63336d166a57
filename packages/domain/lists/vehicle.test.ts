import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import {
  annualMileageLabel,
  annualMileages,
  annualMileagesHolding,
  isBusinessUse,
  otherOwnersAndKeepers,
  ownersAndKeepers,
  policyholderAsOwnerOrKeeper,
  vehicleUses,
} from './vehicle.ts'

it('counts every use except social and commuting as business', () => {
  const notBusiness = vehicleUses.map((use) => use.code).filter((code) => !isBusinessUse(code))
  expect(notBusiness).toEqual(['S', 'C'])
})

it('has the uses of cars, of vans and of taxis', () => {
  expect(vehicleUses.map((use) => use.code).sort()).toEqual([
    '1',
    '2',
    '3',
    '4',
    'C',
    'G',
    'H',
    'N',
    'PR',
    'PU',
    'S',
  ])
})

it('does not offer the policyholder after a no to being the owner or keeper', () => {
  expect(isCode(ownersAndKeepers, policyholderAsOwnerOrKeeper)).toBe(true)
  expect(isCode(otherOwnersAndKeepers, policyholderAsOwnerOrKeeper)).toBe(false)
  expect(otherOwnersAndKeepers).toHaveLength(ownersAndKeepers.length - 1)
})

describe('the mileage options', () => {
  it('run in steps of 1,000 to 50,000', () => {
    expect(annualMileages.map((mileage) => mileage.miles)).toEqual(
      Array.from({ length: 50 }, (_, index) => (index + 1) * 1000),
    )
    expect(annualMileages[7]).toEqual({ code: '8000', desc: 'Up to 8,000', miles: 8000 })
  })

  it.each([
    [0, 'Up to 1,000'],
    [1, 'Up to 1,000'],
    [1000, 'Up to 1,000'],
    [7001, 'Up to 8,000'],
    [7450, 'Up to 8,000'],
    [8000, 'Up to 8,000'],
    [8001, 'Up to 9,000'],
    [50000, 'Up to 50,000'],
    [62300, 'Up to 63,000'],
  ])('label %i miles "%s", rounded up to the nearest 1,000 [VEH-39]', (miles, label) => {
    expect(annualMileageLabel(miles)).toBe(label)
  })
})

describe('the options for a stored mileage', () => {
  it('list an odd number in place of its band', () => {
    const options = annualMileagesHolding(7450)
    expect(options).toHaveLength(50)
    expect(options[7]).toEqual({ code: '7450', desc: 'Up to 8,000', miles: 7450 })
  })

  it('add a mileage above the highest band at the end', () => {
    expect(annualMileagesHolding(62300).at(-1)).toEqual({ code: '62300', desc: 'Up to 63,000', miles: 62300 })
  })

  it.each([[undefined], [0]])('are the standard ones when nothing was answered (%s)', (stored) => {
    expect(annualMileagesHolding(stored)).toEqual(annualMileages)
  })

  it('always include the stored number once, with labels that are in order and unique', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), (miles) => {
        const options = annualMileagesHolding(miles)
        expect(options.filter((mileage) => mileage.code === String(miles))).toHaveLength(1)
        expect(new Set(options.map((mileage) => mileage.desc)).size).toBe(options.length)
        expect(options.map((mileage) => mileage.miles)).toEqual(
          options.map((mileage) => mileage.miles).sort((a, b) => a - b),
        )
      }),
    )
  })
})
