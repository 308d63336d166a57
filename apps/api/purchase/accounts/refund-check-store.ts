import { REFUND_WORKING_DAYS } from '@milepost/domain/payment/refund-states'
import { addWorkingDays } from '@milepost/domain/payment/working-days'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { type RawBuilder, sql } from 'kysely'
import { type AccountCase, type AccountCheck, office } from './account-check-store.ts'

const whatIsProposed = sql`coalesce(
  ', ' || case open.reason when 'cancellation' then 'correct' else 'refuse' end
    || ' ' || open.number || ' of ' || open.amount_pence || ' pence', '')`

/** The last proposal that can still be taken back: what staff chose to give is refused; what a cancellation owes is only made less. */
const proposalBeyond = (tooMuch: RawBuilder<unknown>, only = sql``) => sql`
  left join lateral (
    select number, reason, amount_pence from milepost.policy_refund
    where attempt_id = attempt.id and state = 'proposed' ${only}
      and (reason <> 'cancellation' or amount_pence > ${tooMuch})
    order by reason = 'cancellation', number desc limit 1
  ) as open on true`

/** Refunds are paid, within what was paid, in time and in the accounts (DSK-504, DSK-506, DSK-516, DSK-522). */
export const refundChecks: readonly AccountCheck[] = [
  {
    name: 'RETURNED_ABOVE_PAID',
    about: 'More was refunded or promised than was paid',
    find: () => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id,
        refunds.to_card || ' of ' || attempt.amount_pence || ' pence' || ${whatIsProposed} as what
      from refunds
        join milepost.payment_attempt as attempt on attempt.id = refunds.attempt_id
        left join milepost.policy on policy.attempt_id = attempt.id
        ${proposalBeyond(sql`refunds.to_card - attempt.amount_pence`, sql`and way = 'card'`)}
      where refunds.to_card > attempt.amount_pence`,
    mend: withinWhatWasPaid,
  },
  {
    name: 'RETURNED_ABOVE_PRICE',
    about: 'Card and bank account were refunded or promised more than the policy cost',
    find: () => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id,
        refunds.promised || ' of ' || coalesce(booked.price, 0) || ' pence' || ${whatIsProposed} as what
      from refunds join booked using (attempt_id)
        join milepost.payment_attempt as attempt on attempt.id = attempt_id
        left join milepost.policy on policy.attempt_id = attempt.id
        ${proposalBeyond(sql`refunds.promised - coalesce(booked.price, 0)`)}
      where refunds.promised > coalesce(refunds.to_card, 0) and refunds.promised > coalesce(booked.price, 0)`,
    mend: withinWhatWasPaid,
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
    mend: ({ attemptId }) => office(`balance restate ${attemptId}`),
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
      return office(`refund ${state === 'proposed' ? 'confirm' : 'again'} ${policyNumber} ${number}`)
    },
  },
]

/** The proposal that leads to more than was paid is refused or made less; what was paid already is not called back. */
function withinWhatWasPaid({ policyNumber, what = '' }: AccountCase): string | undefined {
  const found = /^(\d+) of (\d+) pence, (refuse|correct) (\d+) of (\d+) pence$/.exec(what)
  if (found === null) return undefined
  const [, promised, paid, act, number, proposed] = found
  if (act === 'refuse') return office(`refund refuse ${policyNumber} ${number}`)
  const fits = Number(proposed) - (Number(promised) - Number(paid))
  return office(`refund correct ${policyNumber} ${number} ${(fits / 100).toFixed(2)}`)
}

/** Refunds begun on this day or later may still wait today. */
function firstDayInTime(today: LocalDate): LocalDate {
  let day = today
  while (addWorkingDays(addDays(day, -1), REFUND_WORKING_DAYS) >= today) day = addDays(day, -1)
  return day
}
