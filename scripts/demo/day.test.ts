import { journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { allPeople } from '../../e2e/personas/all-people.ts'
import { day, type Fate, type Part, weeksBefore } from './day.ts'

const peopleOf = (daysBack: number) => allPeople(addDays(localDate('2026-11-15'), -daysBack))
const parts = day(peopleOf)
const weeks = weeksBefore(peopleOf, 28)
const journeysOf = (fate: Fate) =>
  parts.filter((part) => part.fate === fate).map(({ person }) => person.journey)

it('has a price and a policy on every journey', () => {
  expect(journeysOf('priced').sort()).toEqual([...journeyIds].sort())
  expect(journeysOf('bought').sort()).toEqual([...journeyIds].sort())
})

it.each(['renewal due', 'reminded', 'declined', 'locked', 'cancelled', 'expired'] as const)(
  'has a customer with the outcome "%s"',
  (fate) => {
    expect(journeysOf(fate).length).toBeGreaterThan(0)
  },
)

it.each([
  'referred',
  'approved',
  'turned down',
  'asked',
  'waiting for a second person',
  'stuck in payment',
  'without their email',
  'refused by the bank',
  'refunded',
] as const)('gives the desk a customer with the outcome "%s" [DSK-118]', (fate) => {
  expect(journeysOf(fate).length).toBeGreaterThan(0)
})

it('leaves decisions to underwriters of the brand [DSK-118]', () => {
  const underwriters = ['A', 'M', 'F']
  for (const fate of ['approved', 'turned down', 'asked', 'waiting for a second person'] as const)
    for (const journey of journeysOf(fate)) expect(underwriters).toContain(journeyIdentities[journey].brand)
})

it('renews automatically only policies whose customers chose it', () => {
  const due = parts.filter(({ fate }) => fate === 'renewal due')
  expect(due.every(({ person }) => person.pays?.renews)).toBe(true)
})

it('plays the past from the earliest to the latest, and then the present [DSK-118]', () => {
  const back = [...parts.map(({ minutesBack = 0 }) => minutesBack)]
  expect(back).toEqual([...back].sort((one, other) => other - one))
  expect(weeks[0]?.minutesBack).toBe(28 * 24 * 60)
  expect(weeks.at(-1)?.minutesBack).toBe(24 * 60)
})

it('stays within the purchases and prices that one address may request in an hour', () => {
  const bought: readonly Fate[] = [
    'bought',
    'renewal due',
    'cancelled',
    'refunded',
    'without their email',
    'refused by the bank',
  ]
  const isNow = ({ minutesBack }: Part) => minutesBack === undefined
  expect(parts.filter((part) => isNow(part) && bought.includes(part.fate)).length).toBeLessThanOrEqual(20)
  expect(parts.filter(isNow).length).toBeLessThanOrEqual(100)
})
