import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDate } from '../values/local-date'
import { add, fromPounds, pence } from '../values/pence'
import { instalments } from './instalment-plan'
import { paymentSchedule } from './payment-schedule'

const start = { coverStart: localDate('2026-11-16'), today: localDate('2026-11-15') }

it('takes a part today and the rest on the dates of the plan, the unequal payment first [DDM-07]', () => {
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
