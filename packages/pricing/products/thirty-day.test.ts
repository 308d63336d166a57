import { expect, it } from 'vitest'
import { anImpoundRisk, aRisk, aTaxiDriver, aTaxiRisk } from '../testing/people.ts'
import { forThirtyDays, thirtyDayOffer } from './thirty-day.ts'

const withBadge = (years: number) => {
  const { badge } = aTaxiDriver()
  return aTaxiRisk({ drivers: [aTaxiDriver({ badge: badge.kind === 'held' ? { ...badge, years } : badge })] })
}

it('is offered alongside annual taxi cover only', () => {
  expect(thirtyDayOffer(aTaxiRisk())).toMatchObject({ kind: 'sold', isOnlyMonthlyOption: false })
  expect(thirtyDayOffer(aTaxiRisk({ journey: 'flag_taxi' })).kind).toBe('sold')
  expect(thirtyDayOffer(aRisk()).kind).toBe('not-sold')
  expect(thirtyDayOffer(anImpoundRisk()).kind).toBe('not-sold')
})

it('is not offered alongside a thirty-day quote', () => {
  expect(thirtyDayOffer(forThirtyDays(aTaxiRisk())).kind).toBe('not-sold')
})

it('is the only monthly option for a driver new to the trade', () => {
  expect(thirtyDayOffer(withBadge(0))).toMatchObject({ isOnlyMonthlyOption: true })
  expect(thirtyDayOffer(withBadge(1))).toMatchObject({ isOnlyMonthlyOption: false })
})

it('does not protect the discount', () => {
  const noClaims = { kind: 'earned', years: 5, isProtected: true, on: '12' } as const
  expect(forThirtyDays(aTaxiRisk({ cover: { noClaims } })).cover).toMatchObject({
    term: 'thirty-day',
    noClaims: { isProtected: false, years: 5 },
  })
})
