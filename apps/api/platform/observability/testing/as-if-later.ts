import { londonDate } from '@milepost/domain/values/london-time'
import { readRisk } from '@milepost/pricing/risk/risk'
import { sql } from 'kysely'
import type { Deployment } from '../../../chaos/testing/deployment.ts'
import { packVersion, unpackVersion } from '../../../quote/packed-version-store.ts'

/** A price is append-only; only a test may say that it was made the day before. */
export async function makeYesterdays({ db }: Deployment, reference: string): Promise<void> {
  const yesterday = londonDate(new Date(Date.now() - 24 * 60 * 60_000))
  await db.transaction().execute(async (transaction) => {
    await sql`alter table milepost.quote_version disable trigger user`.execute(transaction)
    const stored = await transaction
      .selectFrom('milepost.quote_version')
      .selectAll()
      .where('reference', '=', reference)
      .execute()
    for (const row of stored) {
      const whole = unpackVersion(row)
      const { packed } = packVersion({ ...whole, risk: { ...readRisk(whole.risk), ratedOn: yesterday } })
      await sql`update milepost.quote_version set packed = ${packed}
        where reference = ${reference} and version = ${row.version}`.execute(transaction)
    }
    await sql`
      update milepost.quote set created_at = created_at - interval '1 day'
      where reference = ${reference}`.execute(transaction)
    await sql`alter table milepost.quote_version enable trigger user`.execute(transaction)
  })
}

export async function cancelOne({ db }: Deployment): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at, effected_at)
    select tenant, policy_number, 'customer', now(), now(), now() from milepost.policy where collection_code = 'ANNUAL_CARD_IN_FULL'
    returning policy_number as number`.execute(db)
  return rows[0]?.number ?? ''
}

/** The other policy ends in a few days, and its renewal is due. */
export async function endSoon({ db }: Deployment, not: string): Promise<void> {
  await sql`
    update milepost.policy set cover_start = now() - interval '360 days', cover_end = now() + interval '5 days'
    where policy_number <> ${not}`.execute(db)
  await sql`delete from milepost.job where name = 'periodic'`.execute(db)
}
