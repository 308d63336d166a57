import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TimeProduct } from './time-product.ts'
import type { SeenCancellation, SeenLoan, SeenPolicy } from './what-was-seen.ts'

type Row = Omit<SeenPolicy, 'cancellation'> & {
  [Field in keyof SeenCancellation]: SeenCancellation[Field] | null
}

/** Every policy with what our accounts say of its card: no page shows them all. Notices that were withdrawn are no cancellations. */
export async function policiesIn({ owner }: TimeProduct): Promise<readonly SeenPolicy[]> {
  const { rows } = await sql<Row>`
    with booked as (
      select entry.attempt_id,
        coalesce(sum(line.pence) filter (where entry.kind = 'capture'), 0)::int as taken,
        coalesce(-sum(line.pence) filter (where entry.kind = 'refund' or entry.kind like 'return-%'), 0)::int as returned
      from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
      where line.account = 'card-provider' group by entry.attempt_id
    )
    select policy.policy_number as "policyNumber", lower(policy.contact ->> 'email') as email,
      policy.attempt_id as "orderId", policy.term, issued_at as "soldAt", cover_start as "coverStart", cover_end as "coverEnd",
      ended.reason, ended.asked_at as "askedAt", ended.cancelled_at as "endsAt",
      coalesce(wanted ->> 'isAutomatic' = 'true', false) as "isRenewal",
      coalesce(wanted ->> 'automaticRenewal' = 'true' and wanted ->> 'saveCard' is distinct from 'false', false)
        and collection_code <> 'TX_FINANCE_PLAN_V2' as renews,
      coalesce(booked.taken, 0) as taken, coalesce(booked.returned, 0) as returned
    from milepost.policy
    left join milepost.policy_cancellation as ended using (tenant, policy_number)
    left join booked on booked.attempt_id = policy.attempt_id
    order by issued_at`.execute(owner)
  return rows.map(({ reason, askedAt, endsAt, ...policy }) => ({
    ...policy,
    cancellation: reason && askedAt && endsAt ? { reason, askedAt, endsAt } : undefined,
  }))
}

const lodged = z.object({ mandates: z.array(z.object({ mandateRef: z.string() })) })
const ended = z.object({
  endings: z.array(
    z.object({
      kind: z.string(),
      lent: z.number(),
      sent: z.number(),
      owed: z.number(),
      back: z.number(),
      endingRef: z.string(),
    }),
  ),
})

/** Each loan as we have it and as the lender's own calls show it. */
export async function loansIn({ owner, sandboxUrl }: TimeProduct): Promise<readonly SeenLoan[]> {
  const { rows } = await sql<{ policyNumber: string; since: Date; ours: string }>`
    select policy.policy_number as "policyNumber",
      greatest(issued_at, mandate.at, ending.asked_at, ending.acknowledged_at) as since,
      coalesce(mandate.ref, 'no mandate') || case when ending.tenant is null then ''
        else concat_ws(' ', ',', ending.kind, lent_pence, sent_pence, owed_pence, back_pence, lender_ref) end as ours
    from milepost.policy
    left join milepost.finance_mandate as mandate using (tenant, policy_number)
    left join milepost.loan_ending as ending using (tenant, policy_number)
    where collection_code = 'TX_FINANCE_PLAN_V2'`.execute(owner)
  return Promise.all(
    rows.map(async ({ policyNumber, since, ours }) => {
      const ask = async (what: string) =>
        (await fetch(`${sandboxUrl}/finance/v1/${what}?policyNumber=${policyNumber}`)).json()
      const { mandates } = lodged.parse(await ask('mandates'))
      const { endings } = ended.parse(await ask('endings'))
      const ending = endings.map(({ kind, lent, sent, owed, back, endingRef }) =>
        [',', kind, lent, sent, owed, back, endingRef].join(' '),
      )
      const mandate = mandates[0]?.mandateRef ?? 'no mandate'
      return { policyNumber, since, ours, lenders: [mandate, ...ending].join('') }
    }),
  )
}
