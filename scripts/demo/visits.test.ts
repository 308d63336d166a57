import { knownEvent, OTHER } from '@milepost/domain/visit/visit-events'
import { expect, it } from 'vitest'
import { visitsOfDay } from './visits.ts'

const many = visitsOfDay(1, 2_000)
const known = many.flatMap(({ events }) => events.map(knownEvent))

it('uses only questions and codes that the console knows [DSK-118]', () => {
  expect(known.filter(({ question, code }) => question === OTHER || code === OTHER)).toEqual([])
})

it('is the same for the same day, and different for another day [DSK-118]', () => {
  expect(visitsOfDay(1, 20)).toEqual(many.slice(0, 20))
  expect(visitsOfDay(2, 20)).not.toEqual(many.slice(0, 20))
})

it('has visitors who stop at every step, visitors who buy, and visitors from a comparison site [DSK-118]', () => {
  const furthest = new Set(many.map(({ events }) => events.at(-1)?.step))
  expect(furthest.size).toBe(11)
  expect(many.filter(({ site }) => site === 'quotelark').length).toBeGreaterThan(100)
  expect(known.some(({ kind }) => kind === 'extra-added')).toBe(true)
})
