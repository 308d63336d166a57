import { describe, expect, it } from 'vitest'
import { closingOrder, policyOrder } from '../rating/order'
import { aDriver, aRisk, aTaxiRisk, aVanRisk } from '../testing/people'
import { priced } from '../testing/priced'
import { policyGroups, receiptGroupOf } from './groups'
import { receiptOf } from './receipt'

describe('the part of a price a line stands with', () => {
  it('is known of everything that is rated for the whole policy', () => {
    const tables = [...policyOrder, ...closingOrder].map(({ factor }) => factor.table)
    expect([...tables, 'base', 'minimum'].filter((table) => !Object.hasOwn(policyGroups, table))).toEqual([])
  })

  it('is about driving for whatever is rated of a driver', () => {
    expect(receiptGroupOf({ factor: 'age', driver: 0 })).toBe('you')
    expect(receiptGroupOf({ factor: 'claims', driver: 1 })).toBe('you')
  })

  it('is found for a factor that has gone', () => {
    expect(receiptGroupOf({ factor: 'tow-bar', driver: 'none' })).toBe('use')
    expect(receiptGroupOf({ factor: 'toString', driver: 'none' })).toBe('use')
  })

  it.each([
    ['a car', aRisk({ drivers: [aDriver({ age: 20 })] })],
    ['a van', aVanRisk()],
    ['a taxi', aTaxiRisk()],
  ])('starts %s at the base and ends it with tax and fee', (_what, risk) => {
    const groups = receiptOf(priced(risk, ['KEYCARE'])).lines.map(({ group }) => group)
    expect(groups[0]).toBe('start')
    expect(groups.at(-1)).toBe('charges')
    expect(new Set(groups)).toEqual(new Set(['start', 'you', 'vehicle', 'use', 'cover', 'charges']))
  })
})
