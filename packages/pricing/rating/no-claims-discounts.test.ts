import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { aRisk, aTaxiRisk, aVanRisk } from '../testing/people.ts'
import { book, ratesOf } from '../testing/rates.ts'
import { noClaimsDiscounts } from './no-claims-discounts.ts'
import { ratesInForce } from './rates.ts'
import { readTables } from './tables.ts'

const percents = (discounts: ReturnType<typeof noClaimsDiscounts>) => discounts.map(({ percent }) => percent)

describe('the discount by years of no claims [AON-01]', () => {
  it('is the discount in the rates of the line', () => {
    expect(percents(noClaimsDiscounts(aRisk(), ratesOf('private-car')))).toEqual([
      18, 26, 32, 38, 43, 45, 47, 49, 52, 52,
    ])
    expect(noClaimsDiscounts(aVanRisk(), ratesOf('van'))[0]).toEqual({ years: 1, percent: 15 })
  })

  it('never falls as the years increase', () => {
    const found = percents(noClaimsDiscounts(aTaxiRisk(), ratesOf('taxi')))
    expect([...found].sort((a, b) => a - b)).toEqual(found)
  })

  it('changes when the rates change', () => {
    const text = '# Source: this test\nfrom,to,multiplier\n0,0,1\n1,3,0.825\n4,,0.5\n'
    const moved = readTables([{ path: 'private-car/no-claims/2026-12-01.csv', text }]).book
    const found = ratesInForce(new Map([...book, ...moved]), 'private-car', localDate('2026-12-01'))
    if (!found.ok) throw new Error(found.problems.join())
    expect(percents(noClaimsDiscounts(aRisk(), found.rates)).slice(0, 5)).toEqual([17.5, 17.5, 17.5, 50, 50])
  })
})
