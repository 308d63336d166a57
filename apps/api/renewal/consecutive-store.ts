import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { startOfLondonDay } from '@milepost/domain/values/london-time'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'

const isInForce = sql`not exists (select from milepost.policy_cancellation as gone
  where gone.tenant = policy.tenant and gone.policy_number = policy.policy_number)`

/** Whether the same person has another policy for the same vehicle that covers the day after this one. */
export async function hasCoverAfter(
  db: Kysely<Database>,
  { tenant, policyNumber, reference }: PolicyKey & { reference: string },
  lastDay: LocalDate,
): Promise<boolean> {
  const next = startOfLondonDay(addDays(lastDay, 1))
  const { rows } = await sql`
    select policy.policy_number from milepost.search_entry as own
    join milepost.search_entry as other on other.tenant = own.tenant and other.registration = own.registration
      and other.surname = own.surname and other.forename is not distinct from own.forename
    join milepost.policy on policy.tenant = other.tenant and policy.reference = other.reference
    where own.tenant = ${tenant} and own.reference = ${reference} and own.number = 1 and other.number = 1
      and policy.policy_number <> ${policyNumber}
      and policy.cover_end > ${next} and policy.cover_start < ${startOfLondonDay(addDays(lastDay, 2))}
      and ${isInForce}
    limit 1
  `.execute(db)
  return rows.length > 0
}
