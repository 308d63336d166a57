import { expect, it } from 'vitest'
import { localDate } from '../values/local-date'
import { isUnder18 } from './under-18'

it.each([
  ['the day before the birthday', '2026-11-19', true],
  ['on the birthday', '2026-11-20', false],
])('is told at cover start, %s [YOU-12]', (_when, coverStart, under) => {
  expect(isUnder18({ dateOfBirth: localDate('2008-11-20'), coverStart: localDate(coverStart) })).toBe(under)
})
