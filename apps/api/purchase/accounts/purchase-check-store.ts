import { isAttemptState, isIn, unpaidStates } from '@milepost/domain/payment/attempt-states'
import { sql } from 'kysely'
import { type AccountCheck, office } from './account-check-store.ts'

/** A payment that waits longer than this to be confirmed, voided, refunded or captured is stuck (safety K9 g). */
const LONGEST_LOCK = '5 minutes'

/** Policies, their payments and their documents belong together, even if any process is killed at any moment (safety K9). */
export const purchaseChecks: readonly AccountCheck[] = [
  {
    name: 'POLICY_WITHOUT_ONE_PAYMENT',
    about: 'A policy has no payment, or more than one',
    find: () => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, attempt.state as what
      from milepost.policy left join paid using (tenant, reference)
        join milepost.payment_attempt as attempt on attempt.id = policy.attempt_id
      where paid.attempts is distinct from 1
        -- Its price was given up: the customer stays insured, and what it costs is ours.
        and not (paid.attempts is null and exists (select from milepost.ledger_entry as given_up
          where given_up.attempt_id = policy.attempt_id and given_up.kind = 'write-off'))`,
    mend: ({ policyNumber, attemptId, what = '' }) =>
      isAttemptState(what) && isIn(unpaidStates, what)
        ? office(`balance write-off ${policyNumber}`)
        : office(`payment again ${attemptId}`),
  },
  {
    name: 'TAKEN_WITHOUT_POLICY',
    about: 'Money was taken and there is no policy: its customer believes that they are insured',
    find: () => sql`
      select attempt.tenant, null as policy_number, attempt.reference, attempt.id as attempt_id, attempt.state as what
      from milepost.payment_attempt as attempt
      where state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED')
        and not exists (select from milepost.policy where policy.attempt_id = attempt.id)`,
    mend: ({ attemptId }) => office(`payment return ${attemptId}`),
  },
  {
    name: 'QUOTE_AND_POLICY_DISAGREE',
    about: 'A quote is sold without a policy, or a policy has a quote that is not sold',
    find: () => sql`
      select coalesce(quote.tenant, policy.tenant) as tenant, policy.policy_number,
        coalesce(quote.reference, policy.reference) as reference, coalesce(policy.attempt_id, (
          select max(id) from milepost.payment_attempt as attempt
          where attempt.tenant = quote.tenant and attempt.reference = quote.reference
            and attempt.state in ('TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED'))) as attempt_id,
        quote.status as what
      from milepost.quote full join milepost.policy
        on policy.tenant = quote.tenant and policy.reference = quote.reference
      where (quote.status = 'taken-up') is distinct from (policy.policy_number is not null)
        and (quote.status = 'taken-up' or policy.policy_number is not null)`,
    // Once its money is back, the quote is for sale again.
    mend: ({ policyNumber, reference, attemptId }) =>
      policyNumber === undefined && attemptId !== undefined
        ? office(`payment return ${attemptId}`)
        : office(`quote reconcile ${reference}`),
  },
  {
    name: 'DOCUMENTS_MISSING',
    about: 'A policy has no documents, and no job will make them',
    find: (now) => sql`
      select policy.tenant, policy.policy_number, policy.reference, policy.attempt_id, null as what
      from milepost.policy
        left join (
          select tenant, policy_number, bool_and(
            -- No certificate is made for cover that ended before it was.
            made_at is not null or (kind = 'certificate' and (cover_end <= ${now} or exists (
              select from milepost.policy_cancellation as gone
              where gone.tenant = policy.tenant and gone.policy_number = policy.policy_number
                and gone.cancelled_at <= ${now})))
          ) as are_made
          from milepost.policy_document join milepost.policy using (tenant, policy_number)
          group by tenant, policy_number
        ) as issued on issued.tenant = policy.tenant and issued.policy_number = policy.policy_number
        left join open_job on open_job.name = 'documents' and open_job.tenant = policy.tenant
          and open_job.policy_number = policy.policy_number
      where issued.are_made is distinct from true and open_job.name is null`,
    mend: ({ policyNumber }) => office(`documents again ${policyNumber}`),
  },
  {
    name: 'LOCK_TOO_OLD',
    about: 'A payment is stuck between two states',
    find: (now) => sql`
      select attempt.tenant, policy.policy_number, attempt.reference, attempt.id as attempt_id, attempt.state as what
      from milepost.payment_attempt as attempt
        left join milepost.policy on policy.attempt_id = attempt.id
        left join open_job on open_job.name = 'capture' and open_job.attempt_id = attempt.id
      where (state in ('CONFIRM_READY', 'VOID_READY', 'REFUND_READY')
          or (state = 'CAPTURE_READY' and open_job.name is null))
        and moved_at < ${now}::timestamptz - ${LONGEST_LOCK}::interval`,
    mend: ({ attemptId }) => office(`payment again ${attemptId}`),
  },
]
