import { expect, it } from 'vitest'
import { firstPaymentDate } from '../payment/first-payment-date'
import { instalments } from '../payment/instalment-plan'
import { paymentSchedule } from '../payment/payment-schedule'
import { addDays, localDate } from '../values/local-date'
import { pence } from '../values/pence'
import { paymentsToCome } from './payments-to-come'

const plan = instalments({ premium: pence(47_700), fee: pence(3_500) })

it('are those the customer was shown before buying, whatever the day [D-183]', () => {
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
