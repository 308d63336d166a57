import { expect, it } from 'vitest'
import { daysUntil, inDays } from './Greeting.tsx'

const now = new Date('2026-11-15T09:00:00Z')

it.each([
  ['2026-12-15T09:00:00Z', 30, 'in 30 days'],
  ['2026-12-15T09:00:01Z', 31, 'in 31 days'],
  ['2026-11-15T09:00:01Z', 1, 'in 1 day'],
  ['2026-11-15T09:00:00Z', 0, 'today'],
  ['2026-11-01T09:00:00Z', 0, 'today'],
])('counts the days to %s rounded up and never below zero [RES-02]', (end, days, words) => {
  expect(daysUntil(new Date(end), now)).toBe(days)
  expect(inDays(days)).toBe(words)
})
