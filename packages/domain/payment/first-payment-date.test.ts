import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date'
import { firstPaymentDate } from './first-payment-date'
import { addWorkingDays, isWorkingDay } from './working-days'

const at = (coverStart: string, today: string) =>
  firstPaymentDate({ coverStart: localDate(coverStart), today: localDate(today) })

it('is a month after cover starts', () => {
  expect(at('2026-10-16', '2026-10-12')).toBe('2026-11-16')
})

it('moves to the next working day', () => {
  expect(at('2026-11-25', '2026-11-20')).toBe('2026-12-29')
})

it('is the last day of a month too short for it', () => {
  expect(at('2027-01-31', '2027-01-20')).toBe('2027-03-01')
})

it('leaves ten working days of notice whatever the start [CON-25]', () => {
  const day = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 30 }), (offset, ahead) => {
      const today = addDays(localDate('2024-01-01'), offset)
      const date = firstPaymentDate({ coverStart: addDays(today, ahead), today })
      return isWorkingDay(date) && date >= addWorkingDays(today, 10)
    }),
  )
  // Cover that began long ago, as on a quote taken up late.
  expect(at('2026-10-01', '2026-11-16')).toBe('2026-11-30')
})
