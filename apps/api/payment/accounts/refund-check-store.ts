import { REFUND_WORKING_DAYS } from '@milepost/domain/payment/refund-states'
import { addWorkingDays } from '@milepost/domain/payment/working-days'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { type AccountCheck, office } from './account-check-store.ts'

/** Refunds are paid, within what was paid, in time and in the accounts (DSK-504, DSK-506, DSK-516, DSK-522). */
export const refundChecks: readonly AccountCheck[] = [
  {
    name: 'RETURNED_ABOVE_PAID',
    about: 'More was refunded or promised than was paid',
    find: () => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id,
        refunds.to_card || ' of ' || attempt.amount_pence || ' pence' as what
      from refunds
        join milepost.payment_attempt as attempt on attempt.id = refunds.attempt_id
        left join milepost.policy on policy.attempt_id = attempt.id
      where refunds.to_card > attempt.amount_pence`,
  },
  {
    name: 'RETURNED_ABOVE_PRICE',
    about: 'Card and bank account were refunded or promised more than the policy cost',
    find: () => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id,
        refunds.promised || ' of ' || booked.price || ' pence' as what
      from refunds join booked using (attempt_id)
        join milepost.payment_attempt as attempt on attempt.id = attempt_id
        left join milepost.policy on policy.attempt_id = attempt.id
      where refunds.promised > refunds.to_card and refunds.promised > coalesce(booked.price, 0)`,
  },
  {
    name: 'RETURNED_IS_NOT_BOOKED',
    about: 'What was refunded is not what the accounts say',
    find: () => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id,
        coalesce(refunds.done, 0) || ' pence refunded, ' || coalesce(booked.returned, 0) || ' booked' as what
      from refunds full join booked using (attempt_id)
        join milepost.payment_attempt as attempt on attempt.id = attempt_id
        left join milepost.policy on policy.attempt_id = attempt.id
      where coalesce(refunds.done, 0) <> coalesce(booked.returned, 0)`,
  },
  {
    name: 'REFUND_WAITS_TOO_LONG',
    about: 'A refund was due and is not paid',
    find: (now) => sql`
      select refund.tenant, refund.policy_number, policy.reference, refund.attempt_id,
        refund.state || ' refund ' || refund.number || case when refund.way = 'bank' then ' by transfer' else '' end as what
      from milepost.policy_refund as refund join milepost.policy using (tenant, policy_number)
      where refund.state in ('proposed', 'ready', 'failed')
        and coalesce(refund.waits_since, refund.begun_at) < ${startOfLondonDay(firstDayInTime(londonDate(now)))}`,
    mend: ({ policyNumber, what = '' }) => {
      const [state, , number, by] = what.split(' ')
      if (state === 'ready' && by !== undefined) return office(`refund transferred ${policyNumber} ${number}`)
      if (state === 'ready') return office('jobs again all')
      return office(`refund ${state === 'proposed' ? 'confirm' : 'again'} ${policyNumber} ${number}`)
    },
  },
]

/** Refunds begun on this day or later may still wait today. */
function firstDayInTime(today: LocalDate): LocalDate {
  let day = today
  while (addWorkingDays(addDays(day, -1), REFUND_WORKING_DAYS) >= today) day = addDays(day, -1)
  return day
}
