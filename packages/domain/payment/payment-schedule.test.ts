import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date.ts'
import { add, fromPounds, pence } from '../values/pence.ts'
import { instalments } from './instalment-plan.ts'
import { firstPaymentDate, paymentDates, paymentSchedule, paymentsToCome } from './payment-schedule.ts'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

const start = { coverStart: localDate('2026-11-16'), today: localDate('2026-11-15') }

it('charges a part today and the rest on the dates of the plan, the unequal payment first [DDM-07]', () => {
  const plan = instalments({ premium: fromPounds('534.24'), fee: fromPounds(35) })
  const [now, first, second, ...rest] = paymentSchedule(plan, start)
  expect(now).toEqual({ kind: 'up-front', on: '2026-11-15', amount: fromPounds('79.52') })
  expect(first).toEqual({ kind: 'instalment', on: '2026-12-16', amount: fromPounds('51.28') })
  expect(second).toEqual({ kind: 'instalment', on: '2027-01-18', amount: fromPounds('51.19') })
  expect(rest).toHaveLength(9)
})

it('adds up to the total payable at any price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 2_000_000 }), (premium) => {
      const plan = instalments({ premium: pence(premium), fee: fromPounds(35) })
      return add(...paymentSchedule(plan, start).map(({ amount }) => amount)) === plan.totalPayable
    }),
  )
})

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

  it('return to the last day of the month after a short month', () => {
    expect(dates('2026-12-31', '2026-12-20', 4)).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-03-31',
      '2027-04-30',
    ])
  })

  it('stay on the last day of the month of a start on the 31st [D-183] [D-268]', () => {
    expect(dates('2027-08-31', '2027-08-20', 4)).toEqual([
      '2027-09-30',
      '2027-11-01',
      '2027-11-30',
      '2027-12-31',
    ])
  })

  it('begin with the first payment date and ascend, each on a working day', () => {
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

const at = (coverStart: string, today: string) =>
  firstPaymentDate({ coverStart: localDate(coverStart), today: localDate(today) })

it('sets the first payment a month after cover starts', () => {
  expect(at('2026-10-16', '2026-10-12')).toBe('2026-11-16')
})

it('moves the first payment to the next working day', () => {
  expect(at('2026-11-25', '2026-11-20')).toBe('2026-12-29')
})

it('uses the last day of a month that is too short, moved to a working day', () => {
  expect(at('2027-01-31', '2027-01-20')).toBe('2027-03-01')
})

it('leaves ten working days of notice for any start of cover [CON-25]', () => {
  const day = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(day, fc.integer({ min: -60, max: 30 }), (offset, ahead) => {
      const today = addDays(localDate('2024-01-01'), offset)
      const date = firstPaymentDate({ coverStart: addDays(today, ahead), today })
      return isWorkingDay(date) && date >= addWorkingDays(today, 10)
    }),
  )
  // Cover that began long ago, as on a quote purchased late.
  expect(at('2026-10-01', '2026-11-16')).toBe('2026-11-30')
})

const plan = instalments({ premium: pence(47_700), fee: pence(3_500) })

it('gives a policy the payments that the customer was shown before buying, on any day [D-183]', () => {
  for (let ahead = 0; ahead < 30; ahead += 1) {
    const today = addDays(localDate('2026-11-15'), ahead)
    const start = { today, coverStart: addDays(today, ahead % 7) }
    const shown = paymentSchedule(plan, start).filter(({ kind }) => kind === 'instalment')
    const toCome = paymentsToCome({
      coverStart: start.coverStart,
      firstOn: firstPaymentDate(start),
      first: plan.first,
      standard: plan.standard,
      count: plan.instalments,
    })
    expect(toCome, today).toEqual(shown.map(({ on, amount }) => ({ on, amount })))
  }
})
