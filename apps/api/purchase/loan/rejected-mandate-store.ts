import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { RejectedMandates } from '../policy/ports.ts'

/** A mandate as a piece of work: rejected, its loan not ended alone, and its policy neither cancelled nor over. Work on anything else would have no end. */
export const unsolvedMandate = (now: Date) => sql<boolean>`
  mandate.state = 'rejected' and policy.cover_end > ${now} and not exists (
    select from milepost.loan_ending as over
    where over.tenant = mandate.tenant and over.policy_number = mandate.policy_number
      and over.alone is not null) and not exists (
    select from milepost.policy_cancellation as ended
    where ended.tenant = mandate.tenant and ended.policy_number = mandate.policy_number
      and ended.cancelled_at <= ${now})`

export function rejectedMandateStore(db: Kysely<Database>): RejectedMandates {
  return {
    async unsolved(now, most) {
      const { rows } = await sql<{ tenant: BrandCode; policyNumber: string; since: Date }>`
        select mandate.tenant, mandate.policy_number as "policyNumber", mandate.at as since
        from milepost.finance_mandate as mandate join milepost.policy using (tenant, policy_number)
        where ${unsolvedMandate(now)} and not exists (
          select from milepost.work as done
          where done.kind = 'mandate' and done.tenant = mandate.tenant and done.about = mandate.policy_number
            and done.state = 'done' and done.reason is not null and done.ended_at >= mandate.at)
          and not exists (
          select from milepost.mail_sent as sent
          where sent.subject = mandate.tenant || ':' || mandate.policy_number
            and sent.template = 'mandate-rejected-again' and sent.is_confirmed)
        order by mandate.at limit ${most}
      `.execute(db)
      return rows
    },
  }
}
