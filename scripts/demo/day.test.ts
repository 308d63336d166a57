import { journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { everybody } from '../../e2e/personas/everybody'
import { day, type Fate } from './day'

const parts = day(everybody(localDate('2026-11-15')), everybody(localDate('2026-10-15')))
const journeysOf = (fate: Fate) =>
  parts.filter((part) => part.fate === fate).map(({ person }) => person.journey)

it('has a price and a policy on every journey', () => {
  expect(journeysOf('priced').sort()).toEqual([...journeyIds].sort())
  expect(journeysOf('bought').sort()).toEqual([...journeyIds].sort())
})

it.each(['renewal due', 'reminded', 'declined', 'referred', 'locked', 'cancelled', 'expired'] as const)(
  'has somebody who is %s',
  (fate) => {
    expect(journeysOf(fate).length).toBeGreaterThan(0)
  },
)

it('renews by itself only what its person wants renewed', () => {
  const due = parts.filter(({ fate }) => fate === 'renewal due')
  expect(due.every(({ person }) => person.pays?.renews)).toBe(true)
})

it('stays within what one address may buy and price in an hour', () => {
  const isBought = ({ fate }: { fate: Fate }) => ['bought', 'renewal due', 'cancelled'].includes(fate)
  expect(parts.filter(isBought).length).toBeLessThanOrEqual(20)
  expect(parts.length).toBeLessThanOrEqual(100)
})
