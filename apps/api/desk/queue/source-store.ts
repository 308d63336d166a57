import type { JourneyId } from '@milepost/domain/terms/identity'
import { type WorkKey, type WorkKind, workKinds } from '@milepost/domain/work/kinds'
import { stoppedStates } from '@milepost/domain/work/why'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { unsolvedMandate } from '../../purchase/loan/rejected-mandate-store.ts'
import { unpaidLoans } from '../../purchase/loan/unpaid-loan-store.ts'
import { versionOf } from '../../quote/row-store.ts'
import { type FoundWork, workOfJob } from './ports.ts'

/** A payment counts as stuck, and a job as failed, only after this time: most recover on their own. */
const STANDS_STILL = sql`interval '10 minutes'`
const FAILS_LONG = sql`interval '1 hour'`

/** The morning after the day by which a proof should have come. */
const chasedFrom = sql<Date>`((proof.due_on::date + 1 + time '09:00') at time zone 'Europe/London')`

const payableFrom = sql<Date>`((debt.pay_by::date + 1 + time '09:00') at time zone 'Europe/London')`

/** As its index says (migration 0052). */
const isPostAsked = sql<boolean>`(
  policy.contact ->> 'documentsByPost' = 'true' or policy.wanted ->> 'sendWelcomePack' = 'true'
)`
const partToPost = sql<string>`case
  when policy.contact ->> 'documentsByPost' is distinct from 'true' then 'welcome-pack'
  when policy.wanted ->> 'sendWelcomePack' = 'true' then 'both'
  else 'documents'
end`

/**
 * The source of each kind of work, one record a kind (DSK-201). All return the same columns: `tenant`, `about` (unique within the brand),
 * `journey`, `reference`, `policy_number`, `since`, `due_at` and `stage`. A new kind of work needs only a record in domain/work/kinds.ts
 * and its source here.
 */
const sources: Readonly<Record<WorkKind, (now: Date) => RawBuilder<unknown>>> = {
  referral: (now) => sql`
    select referral.tenant, referral.reference || '.' || referral.number as about, quote.journey,
      referral.reference, null as policy_number, referral.moved_at as since, referral.due_at, referral.state as stage
    from milepost.referral join milepost.quote using (tenant, reference)
    where referral.state in ('open', 'asked') and quote.expires_at > ${now}`,

  // A pair is locked together; the thirty-day quote is listed with its annual one.
  lock: (now) => sql`
    select quote.tenant, quote.reference as about, quote.journey, quote.reference, null as policy_number,
      coalesce(locked.at, priced.priced_at) as since, quote.locked_until as due_at,
      coalesce(locked.who, '') as stage
    from milepost.quote cross join lateral ${versionOf()} as priced
    left join lateral (
      select at, who from milepost.audit_entry where about_id = quote.reference and act = 'quote.lock' and outcome = 'done'
      order by position desc limit 1
    ) as locked on true
    where quote.is_locked and (quote.locked_until is null or quote.locked_until > ${now})
      and quote.expires_at > ${now} and quote.status <> 'taken-up'
      and not (quote.term = 'thirty-day' and quote.beside_reference is not null)`,

  payment: (now) => sql`
    select attempt.tenant, attempt.id as about, quote.journey, attempt.reference, policy.policy_number,
      attempt.moved_at as since, null::timestamptz as due_at, attempt.state as stage
    from milepost.payment_attempt as attempt join milepost.quote using (tenant, reference)
      left join milepost.policy on policy.attempt_id = attempt.id
    where attempt.state in (${sql.join(stoppedStates.map((state) => sql.lit(state)))})
      and attempt.moved_at < ${now}::timestamptz - ${STANDS_STILL}`,

  mandate: (now) => sql`
    select mandate.tenant, mandate.policy_number as about, policy.journey, policy.reference, mandate.policy_number,
      mandate.at as since, null::timestamptz as due_at, coalesce(mandate.code, '') as stage
    from milepost.finance_mandate as mandate join milepost.policy using (tenant, policy_number)
    where ${unsolvedMandate(now)}`,

  // What has come is checked; what did not come by its day is asked for again, from the next morning.
  proof: (now) => sql`
    select proof.tenant, proof.policy_number || '.' || proof.code as about, policy.journey, policy.reference,
      proof.policy_number,
      case when proof.state = 'received' then proof.moved_at else ${chasedFrom} end as since,
      null::timestamptz as due_at, proof.code || '.' || proof.state as stage
    from milepost.policy_proof as proof join milepost.policy using (tenant, policy_number)
    where (proof.state = 'received' or (proof.state in ('asked', 'refused') and ${chasedFrom} <= ${now}))
      and policy.cover_end > ${now}
      and not exists (
        select from milepost.policy_cancellation as ended
        where ended.tenant = proof.tenant and ended.policy_number = proof.policy_number)`,

  // Once the documents are made. What was posted is marked by hand; the mark outlives the year in which this looks.
  post: (now) => sql`
    select policy.tenant, policy.policy_number as about, policy.journey, policy.reference, policy.policy_number,
      policy.issued_at as since, null::timestamptz as due_at, ${partToPost} as stage
    from milepost.policy
    where ${isPostAsked} and policy.issued_at > ${now}::timestamptz - interval '1 year'
      and not exists (
        select from milepost.policy_document as document
        where document.tenant = policy.tenant and document.policy_number = policy.policy_number and document.made_at is null
      )
      and not exists (
        select from milepost.policy_cancellation as ended
        where ended.tenant = policy.tenant and ended.policy_number = policy.policy_number)`,

  // A customer who counted on a renewal and did not get it is called, and the days we covered them for nothing are looked at (D-278).
  renewal: () => sql`
    select renewal.tenant, renewal.from_policy_number as about, policy.journey, policy.reference,
      renewal.from_policy_number as policy_number, renewal.moved_at as since, null::timestamptz as due_at,
      renewal.because as stage
    from milepost.renewal join milepost.policy
      on policy.tenant = renewal.tenant and policy.policy_number = renewal.from_policy_number
    where renewal.state = 'lapsed' and renewal.because in ('systems-down', 'mail-down', 'cover-held')`,

  // A correction waits since the refund that it replaced was begun.
  refund: () => sql`
    select refund.tenant, refund.policy_number || '.' || refund.number as about, policy.journey, policy.reference,
      refund.policy_number, coalesce(refund.waits_since, refund.begun_at) as since, null::timestamptz as due_at,
      refund.state || '.' || refund.amount_pence || '.' || refund.way as stage
    from milepost.policy_refund as refund join milepost.policy using (tenant, policy_number)
    where refund.state in ('proposed', 'failed') or (refund.state = 'ready' and refund.way = 'bank')`,

  // From the morning after the day to pay by, until it is paid or the policy is cancelled (DSK-524).
  debt: (now) => sql`
    select debt.tenant, debt.policy_number as about, policy.journey, policy.reference, debt.policy_number,
      ${payableFrom} as since, null::timestamptz as due_at, debt.balance::text as stage
    from (${unpaidLoans}) as debt join milepost.policy using (tenant, policy_number)
    where ${payableFrom} <= ${now}`,

  email: (now) => troubledJobs('email', now),
  job: (now) => troubledJobs('job', now),

  // Until it is answered. The due date, extended or not, is the legal deadline (DSK-410).
  request: () => sql`
    select request.tenant, request.id as about, null as journey, null as reference, null as policy_number,
      request.received_on::timestamp at time zone 'Europe/London' as since,
      (request.due_on || ' 17:00')::timestamp at time zone 'Europe/London' as due_at,
      request.kind || '.' || request.state as stage
    from milepost.data_request as request where request.state in ('open', 'proposed')`,
}

/** Jobs that are no longer retried, or have failed for so long that staff should know. The data of a job identifies the quote. */
function troubledJobs(kind: 'email' | 'job', now: Date): RawBuilder<unknown> {
  const names = Object.entries(workOfJob).flatMap(([name, work]) =>
    work?.kind === kind ? [sql.lit(name)] : [],
  )
  return sql`
    select quote.tenant, job.id::text as about, quote.journey, quote.reference, policy.policy_number,
      job.created_at as since, null::timestamptz as due_at, job.name as stage
    from milepost.job
      left join milepost.payment_attempt as attempt on attempt.id = job.data->>'attemptId'
      left join milepost.policy
        on policy.tenant = job.data->>'tenant' and policy.policy_number = job.data->>'policyNumber'
      join milepost.quote on quote.tenant = coalesce(job.data->>'tenant', attempt.tenant)
        and quote.reference = coalesce(job.data->>'reference', attempt.reference, policy.reference)
    where (job.state = 'dead' or (job.state = 'waiting' and job.failures > 0))
      and job.name in (${sql.join(names)})
      and (job.state = 'dead' or job.created_at < ${now}::timestamptz - ${FAILS_LONG})`
}

/** The work of these kinds as one table, with its kind. */
export function foundWork(kinds: readonly WorkKind[], now: Date): RawBuilder<unknown> {
  const each = kinds.map(
    (kind) => sql`select ${sql.lit(kind)} as kind, source.* from (${sources[kind](now)}) as source`,
  )
  return sql`(${sql.join(each, sql` union all `)})`
}

/** Whether a person has marked it as done; an event that began later is another piece of work. */
export const isDoneByHand = sql<boolean>`exists (
  select from milepost.work as done
  where done.kind = found.kind and done.tenant = found.tenant and done.about = found.about
    and done.state = 'done' and done.reason is not null and done.ended_at >= found.since
)`

export type FoundRow = Omit<FoundWork, 'policyNumber' | 'dueAt' | 'journey' | 'reference'> & {
  journey: JourneyId | null
  reference: string | null
  policy_number: string | null
  due_at: Date | null
}

export function workOf({
  policy_number: policyNumber,
  due_at: dueAt,
  ...row
}: FoundRow): FoundWork & { dueAt: Date } {
  return {
    kind: row.kind,
    tenant: row.tenant,
    about: row.about,
    journey: row.journey ?? undefined,
    reference: row.reference ?? undefined,
    since: row.since,
    stage: row.stage,
    policyNumber: policyNumber ?? undefined,
    dueAt: dueAt ?? workKinds[row.kind].due(row.since),
  }
}

/** One piece of work, if it still exists. */
export async function findWork(
  db: Kysely<Database>,
  { kind, tenant, about }: WorkKey,
  now: Date,
): Promise<(FoundWork & { dueAt: Date }) | undefined> {
  const { rows } = await sql<FoundRow>`
    select found.* from ${foundWork([kind], now)} as found
    where found.tenant = ${tenant} and found.about = ${about} and not ${isDoneByHand}`.execute(db)
  return rows[0] && workOf(rows[0])
}
