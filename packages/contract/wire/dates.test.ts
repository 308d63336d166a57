import { isLocalDate } from '@milepost/domain/values/local-date'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals'
import { date, instant } from './dates'

it('takes exactly the dates the domain takes', () => {
  const nearDates = fc.oneof(fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), fc.string())
  fc.assert(fc.property(nearDates, (text) => z.safeParse(date, text).success === isLocalDate(text)))
})

it('takes the placeholder of an unset date like any date, and refuses days that do not exist', () => {
  expect(refusals(date, '1700-02-01')).toEqual([])
  for (const value of ['2025-02-29', '2025-13-01', '01/02/2025', '2025-1-2', 20250102]) {
    expect(refusals(date, value)).toEqual([': Send a real date written yyyy-MM-dd'])
  }
  expect(refusals(date, undefined)).toEqual([': Required: send a real date written yyyy-MM-dd'])
})

it('takes instants with an offset and none without', () => {
  expect(refusals(instant, '2026-11-15T09:30:00Z')).toEqual([])
  expect(refusals(instant, '2026-06-15T09:30:00.123+01:00')).toEqual([])
  for (const value of ['2026-11-15T09:30:00', '2026-11-15', 'yesterday']) {
    expect(refusals(instant, value)).toEqual([': Send a date and time written 2026-11-15T09:30:00+00:00'])
  }
})
