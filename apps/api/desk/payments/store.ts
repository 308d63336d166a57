import { addDays } from '@milepost/domain/values/local-date'
import { startOfLondonDay } from '@milepost/domain/values/london-time'
import { stoppedStates } from '@milepost/domain/work/why'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { PaymentsRead, PaymentsStore } from './ports.ts'

/** More than finance can handle in a day; the oldest are shown. */
const MOST = 500
/** As in the queue: most payments recover on their own within this time. */
const STANDS_STILL = sql`interval '10 minutes'`

export function paymentsStore(db: Kysely<Database>): PaymentsStore {
  type Rows<Name extends keyof PaymentsRead> = PaymentsRead[Name][number]
  return {
    async read(brands, day, now) {
      const own = sql`any(${brands}::text[])`
      const stopped = await sql<Rows<'stopped'> & { policyNumber: string | null }>`
        select attempt.tenant as brand, attempt.reference, policy.policy_number as "policyNumber", attempt.state,
          attempt.amount_pence::integer as pence, attempt.moved_at as since
        from milepost.payment_attempt as attempt left join milepost.policy on policy.attempt_id = attempt.id
        where attempt.tenant = ${own} and attempt.state in (${sql.join(stoppedStates.map((state) => sql.lit(state)))})
          and attempt.moved_at < ${now}::timestamptz - ${STANDS_STILL}
        order by attempt.moved_at limit ${MOST}`.execute(db)
      const refunds = await sql<Rows<'refunds'>>`
        select tenant as brand, policy_number as "policyNumber", number, amount_pence::integer as pence, reason, way, state,
          first_who as "firstPerson", begun_at as since
        from milepost.policy_refund
        where tenant = ${own} and state in ('proposed', 'ready', 'failed')
        order by begun_at limit ${MOST}`.execute(db)
      const mandates = await sql<Rows<'mandates'> & { code: string | null }>`
        select mandate.tenant as brand, mandate.policy_number as "policyNumber", mandate.code, mandate.at as since
        from milepost.finance_mandate as mandate
        where mandate.tenant = ${own} and mandate.state = 'rejected' and not exists (
          select from milepost.policy_cancellation as ended
          where ended.tenant = mandate.tenant and ended.policy_number = mandate.policy_number)
        order by mandate.at limit ${MOST}`.execute(db)
      const booked = await sql<Rows<'booked'>>`
        select entry.tenant as brand, entry.kind, line.account, count(*)::integer as entries,
          sum(line.pence)::float8 as pence
        from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
        where entry.tenant = ${own} and entry.at >= ${startOfLondonDay(day)}
          and entry.at < ${startOfLondonDay(addDays(day, 1))}
        group by 1, 2, 3 order by 1, 2, 3`.execute(db)
      return {
        stopped: stopped.rows.map((row) => ({ ...row, policyNumber: row.policyNumber ?? undefined })),
        refunds: refunds.rows,
        mandates: mandates.rows.map((row) => ({ ...row, code: row.code ?? undefined })),
        booked: booked.rows,
      }
    },
  }
}
