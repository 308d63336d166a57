import { londonDate } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { unpaidLoans } from '../loan/unpaid-loan-store.ts'
import { type AccountCheck, office } from './account-check-store.ts'

/** The lender is told within seconds; this is longer than an outage of a night. */
const LONGEST_UNACKNOWLEDGED = '1 day'

/** The lender gets back what it lent and what it earned, is told how the loan ends and acknowledges it (DSK-521). */
export const lenderChecks: readonly AccountCheck[] = [
  {
    name: 'LENDER_SENT_TOO_MUCH',
    about: 'The lender was sent more than it lent and earned',
    find: () => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id,
        booked.sent || ' of ' || booked.lent || ' pence' as what
      from milepost.policy
        join booked on booked.attempt_id = policy.attempt_id
        join milepost.policy_cancellation as ended using (tenant, policy_number)
      -- A lender that has collected more pays the rest back, and is sent nothing.
      where coalesce(booked.sent, 0) > greatest(0, coalesce(booked.lent, 0)
        + coalesce((ended.figures->'loan'->>'earned')::bigint, 0)
        - coalesce((ended.figures->'loan'->>'collected')::bigint, 0))`,
    mend: ({ attemptId }) => office(`balance restate ${attemptId}`),
  },
  {
    name: 'LENDER_NOT_ACKNOWLEDGED',
    about: 'A loan ended alone or with its policy, and the lender has not acknowledged how',
    find: (now) => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, null as what
      from milepost.policy
        left join milepost.policy_cancellation as ended using (tenant, policy_number)
        left join milepost.loan_ending using (tenant, policy_number)
      where policy.collection_code = 'TX_FINANCE_PLAN_V2' and loan_ending.acknowledged_at is null
        and coalesce(loan_ending.asked_at, ended.cancelled_at)
          < ${now}::timestamptz - ${LONGEST_UNACKNOWLEDGED}::interval`,
    mend: ({ policyNumber }) => office(`lender-again ${policyNumber}`),
  },
  {
    name: 'LOAN_NOT_PAID_TO_US',
    about: 'A loan ended before it was paid out, and the customer has not paid us instead by the day',
    find: (now) => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, debt.balance || ' pence' as what
      from (${unpaidLoans}) as debt join milepost.policy using (tenant, policy_number)
      where debt.pay_by < ${londonDate(now)}`,
    // Once the money is there. Until then staff call the customer, whose policy can be cancelled for it by notice.
    mend: ({ policyNumber, what = '' }) =>
      office(`customer-paid ${policyNumber} ${(Number.parseInt(what, 10) / 100).toFixed(2)} bank`),
  },
]
