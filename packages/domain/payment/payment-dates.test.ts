import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date'
import { firstPaymentDate } from './first-payment-date'
import { paymentDates } from './payment-dates'
import { isWorkingDay } from './working-days'

const dates = (coverStart: string, today: string, payments = 11) =>
  paymentDates({ coverStart: localDate(coverStart), today: localDate(today) }, payments)

describe('the dates of monthly payments', () => {
  it('are the same day of each month, or the next working day [D-183]', () => {
    expect(dates('2026-10-16', '2026-10-12')).toEqual([
      '2026-11-16',
      '2026-12-16',
      '2027-01-18',
      '2027-02-16',
      '2027-03-16',
      '2027-04-16',
      '2027-05-17',
      '2027-06-16',
      '2027-07-16',
      '2027-08-16',
      '2027-09-16',
    ])
  })

  it('come back to the last days of a month after a short one', () => {
    expect(dates('2026-12-31', '2026-12-20', 4)).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-03-31',
      '2027-04-30',
    ])
  })

  it('begin with the first payment date, each on a working day and each in a month of its own', () => {
    const day = fc.integer({ min: 0, max: 3000 })
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 30 }), (offset, ahead) => {
        const today = addDays(localDate('2024-01-01'), offset)
        const start = { coverStart: addDays(today, ahead), today }
        const all = paymentDates(start, 11)
        return (
          all[0] === firstPaymentDate(start) &&
          all.every(isWorkingDay) &&
          all.every((date, index) => index === 0 || date > (all[index - 1] ?? date))
        )
      }),
    )
  })
})
