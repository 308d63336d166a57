import { isIn, openStates, payingStates } from '@milepost/domain/payment/attempt-states'
import { type Kysely, sql } from 'kysely'
import { liveAttemptOf } from '../payment/attempt-begin-store'
import type { Database } from '../platform/db/schema'
import type { NextVersion, QuoteStore } from './ports'
import { newVersionRow } from './row-store'

/**
 * The next price of quotes, in one statement. It first takes hold of the quotes that are still at the version each was priced from;
 * whoever waited for another finds its quote moved on. Only when all are held is anything written. They are taken in the order of
 * their keys, so that two who want the same pair never wait for each other. A price somebody is paying does not move; one that was
 * only prepared to be paid gives way (F7).
 */
export function quoteVersions(db: Kysely<Database>): Pick<QuoteStore, 'addVersions'> {
  return {
    async addVersions(versions) {
      if (versions.length === 0) return 'added'
      const areAllHeld = sql`(select count(*) from held) = ${versions.length}`
      const { numAffectedRows } = await sql`
        with next (
          tenant, reference, version, after, status, outcome_id,
          answers, marketing, risk, choices, assessment, cause, priced_at
        ) as (values ${sql.join(versions.map((next) => nextRow(db, next)))}),
        held as (
          select from milepost.quote join next using (tenant, reference)
          where quote.current_version = next.after and quote.status <> 'taken-up'
            and not exists (
              select from milepost.payment_attempt as attempt
              where attempt.tenant = quote.tenant and attempt.reference = quote.reference
                and attempt.state in (${sql.join(payingStates.map((state) => sql.lit(state)))})
            )
          order by quote.tenant, quote.reference
          for no key update of quote
        ),
        moved as (
          update milepost.quote set current_version = next.version, status = next.status
          from next
          where quote.tenant = next.tenant and quote.reference = next.reference and ${areAllHeld}
        ),
        superseded as (
          update milepost.payment_attempt as attempt
          set state = 'SUPERSEDED', revision = attempt.revision + 1, moved_at = next.priced_at, looked_at = next.priced_at
          from next
          where attempt.tenant = next.tenant and attempt.reference = next.reference 
            and attempt.state in (${sql.join(openStates.map((state) => sql.lit(state)))})
            and ${areAllHeld}
        )
        insert into milepost.quote_version (
          tenant, reference, version, outcome_id,
          answers, marketing, risk, choices, assessment, cause, priced_at
        )
        select
          tenant, reference, version, outcome_id,
          answers, marketing, risk, choices, assessment, cause, priced_at
        from next where ${areAllHeld}
      `.execute(db)
      if (numAffectedRows === BigInt(versions.length)) return 'added'
      return (await isBeingPaid(db, versions)) ? 'being-paid' : 'moved-on'
    },
  }
}

async function isBeingPaid(db: Kysely<Database>, versions: readonly NextVersion[]): Promise<boolean> {
  for (const { tenant, reference } of versions) {
    const live = await liveAttemptOf(db, { tenant, reference })
    if (live && isIn(payingStates, live.state)) return true
  }
  return false
}

function nextRow(db: Kysely<Database>, { after, status, next, ...key }: NextVersion) {
  const row = newVersionRow(db, key, { ...next, version: after + 1 })
  return sql`(
    ${row.tenant}, ${row.reference}, ${row.version}::integer, ${after}::integer, ${status}, ${row.outcome_id},
    ${row.answers}::json, ${row.marketing}::json, ${row.risk}::json, ${row.choices}::json,
    ${row.assessment}::json, ${row.cause}, ${row.priced_at}::timestamptz
  )`
}
