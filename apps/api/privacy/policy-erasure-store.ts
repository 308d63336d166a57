import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { QuoteKey } from '../quote/ports.ts'
import { eraseHeld } from './quote-erasure-store.ts'
import { isRestricted } from './restricted-store.ts'

/** When cover ended: by the calendar, or by an earlier cancellation. */
const coverEndedBefore = (before: Date) => sql`(
  policy.cover_end < ${before} or exists (
    select from milepost.policy_cancellation as cancellation
    where cancellation.tenant = policy.tenant and cancellation.policy_number = policy.policy_number
      and cancellation.cancelled_at < ${before}
  )
)`

/** A person was reported injured: the policy is kept longer (D-281). */
const hasInjuryReport = sql`exists (
  select from milepost.injury_report as report
  where report.tenant = policy.tenant and report.policy_number = policy.policy_number
)`

/** A refund under way, or a customer's account that is not even: someone must deal with it first. */
const isUnsettled = sql`(
  exists (
    select from milepost.policy_refund as refund
    where refund.tenant = policy.tenant and refund.policy_number = policy.policy_number
      and refund.state in ('proposed', 'ready', 'failed')
  )
  or exists (
    select from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
    where entry.attempt_id = policy.attempt_id and line.account = 'customer'
    having sum(line.pence) <> 0
  )
)`

/** Tables whose rows name a policy and go with it; a test compares them with the rules. The accounts, named by the payment, go first. */
export const erasedWithPolicy = [
  'injury_report',
  'policy_event',
  'policy_document',
  'policy_cancellation',
  'notice_withdrawn',
  'policy_proof',
  'policy_refund',
  'finance_mandate',
  'lender_event',
  'loan_ending',
  'customer_payment',
  'saved_card',
  'customer_promise',
] as const

/**
 * Erases at most this many policies with everything that belongs to them, the quotes they were sold on and the accounts included.
 * Locked ones are left for the next run, restricted and unsettled ones until that is over.
 */
export function erasePolicies(
  db: Kysely<Database>,
  which: { endedBefore: Date; hasInjuryReport: boolean },
  atMost: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows: due } = await sql<PolicyKey & { reference: string }>`
      select policy.tenant, policy.policy_number as "policyNumber", policy.reference
      from milepost.policy as policy
      join milepost.quote on quote.tenant = policy.tenant and quote.reference = policy.reference
      where ${coverEndedBefore(which.endedBefore)} and ${hasInjuryReport} = ${which.hasInjuryReport}
        and not ${isRestricted} and not ${isUnsettled}
      order by policy.cover_end limit ${atMost} for update of policy skip locked
    `.execute(transaction)
    if (due.length > 0) await erase(transaction, due)
    return due.length
  })
}

async function erase(
  transaction: Transaction<Database>,
  due: readonly (PolicyKey & { reference: string })[],
): Promise<void> {
  const these = keysAs(
    due.map(({ tenant, policyNumber }) => [tenant, policyNumber]),
    'policy_number',
  )
  const chains = await chainsOf(transaction, these)
  const quotes = await quotesOf(transaction, due)
  await eraseAccounts(transaction, quotes)
  // A quote that restarted the policy may have been sold; only its mention of the policy goes.
  for (const table of ['restart_quote', ...erasedWithPolicy])
    await sql`delete from ${sql.table(`milepost.${table}`)} as own using ${these}
      where own.tenant = these.tenant and own.policy_number = these.policy_number`.execute(transaction)
  await sql`delete from milepost.job using ${these}
    where data ->> 'tenant' = these.tenant and data ->> 'policyNumber' = these.policy_number`.execute(
    transaction,
  )
  for (const table of ['mail_sent', 'mail_claim'])
    await sql`delete from ${sql.table(`milepost.${table}`)} as own using ${these}
      where own.subject = these.tenant || ':' || these.policy_number`.execute(transaction)
  await sql`delete from milepost.policy as own using ${these}
    where own.tenant = these.tenant and own.policy_number = these.policy_number`.execute(transaction)
  await eraseHeld(transaction, quotes)
  await eraseEndedChains(transaction, chains)
}

/** The quotes that were sold, and those that were offered next to them. */
async function quotesOf(
  transaction: Transaction<Database>,
  due: readonly QuoteKey[],
): Promise<readonly QuoteKey[]> {
  const these = keysAs(
    due.map(({ tenant, reference }) => [tenant, reference]),
    'reference',
  )
  const { rows } = await sql<QuoteKey>`
    select quote.tenant, quote.reference from milepost.quote join ${these}
      on quote.tenant = these.tenant and these.reference in (quote.reference, quote.beside_reference)
    where not exists (
      select from milepost.policy as other
      where other.tenant = quote.tenant and other.reference = quote.reference and other.reference <> these.reference
    )
  `.execute(transaction)
  return rows
}

/** Lines before their entries. The database refuses what is younger than six years. */
async function eraseAccounts(transaction: Transaction<Database>, quotes: readonly QuoteKey[]): Promise<void> {
  const these = keysAs(
    quotes.map(({ tenant, reference }) => [tenant, reference]),
    'reference',
  )
  const entries = sql`(
    select entry.id from milepost.ledger_entry as entry
    join milepost.payment_attempt as attempt on attempt.id = entry.attempt_id
    join ${these} on attempt.tenant = these.tenant and attempt.reference = these.reference
  )`
  await sql`delete from milepost.ledger_line where entry_id in ${entries}`.execute(transaction)
  await sql`delete from milepost.ledger_entry where id in ${entries}`.execute(transaction)
}

type Chain = { tenant: BrandCode; firstPolicy: string }

async function chainsOf(
  transaction: Transaction<Database>,
  these: ReturnType<typeof keysAs>,
): Promise<readonly Chain[]> {
  const { rows } = await sql<Chain>`
    select these.tenant, these.policy_number as "firstPolicy" from ${these}
    union
    select renewal.tenant, renewal.first_policy_number from milepost.renewal join ${these}
      on renewal.tenant = these.tenant
      and these.policy_number in (renewal.from_policy_number, renewal.policy_number)
  `.execute(transaction)
  return rows
}

/** Periods, stops and links of chains of which no policy is left. */
async function eraseEndedChains(transaction: Transaction<Database>, chains: readonly Chain[]): Promise<void> {
  const these = keysAs(
    chains.map(({ tenant, firstPolicy }) => [tenant, firstPolicy]),
    'first_policy_number',
  )
  const { rows: ended } = await sql<Chain>`
    select these.tenant, these.first_policy_number as "firstPolicy" from ${these}
    where not exists (
      select from milepost.policy where policy.tenant = these.tenant and policy.policy_number = these.first_policy_number
    )
    and not exists (
      select from milepost.renewal join milepost.policy
        on policy.tenant = renewal.tenant
        and policy.policy_number in (renewal.from_policy_number, renewal.policy_number)
      where renewal.tenant = these.tenant and renewal.first_policy_number = these.first_policy_number
    )
  `.execute(transaction)
  const gone = keysAs(
    ended.map(({ tenant, firstPolicy }) => [tenant, firstPolicy]),
    'first_policy_number',
  )
  if (ended.length === 0) return
  for (const table of ['subscription_link', 'subscription_stop', 'renewal'])
    await sql`delete from ${sql.table(`milepost.${table}`)} as own using ${gone}
      where own.tenant = these.tenant and own.first_policy_number = these.first_policy_number`.execute(
      transaction,
    )
  // Emails about a period are recorded under the first policy and the period.
  for (const table of ['mail_sent', 'mail_claim'])
    await sql`delete from ${sql.table(`milepost.${table}`)} as own using ${gone}
      where starts_with(own.subject, these.tenant || ':' || these.first_policy_number || ':')`.execute(
      transaction,
    )
}

const keysAs = (keys: readonly (readonly [tenant: string, name: string])[], column: string) =>
  sql`unnest(${keys.map(([tenant]) => tenant)}::text[], ${keys.map(([, name]) => name)}::text[])
    as these (tenant, ${sql.ref(column)})`

/** `known` when one was recorded before: the first day stays. */
export async function saveInjuryReport(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  { reportedOn, now }: { reportedOn: LocalDate; now: Date },
): Promise<'saved' | 'known' | 'no-policy'> {
  const policy = await transaction
    .selectFrom('milepost.policy')
    .select('policy_number')
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .forUpdate()
    .executeTakeFirst()
  if (policy === undefined) return 'no-policy'
  const row = await transaction
    .insertInto('milepost.injury_report')
    .values({ tenant, policy_number: policyNumber, reported_on: reportedOn, recorded_at: now })
    .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
    .returning('reported_on')
    .executeTakeFirst()
  return row ? 'saved' : 'known'
}

/** Forgets at most this many bank accounts of policies whose cover is over: nothing more is collected from them (D-281). */
export function forgetAccounts(db: Kysely<Database>, before: Date, atMost: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ attemptId: string }>`
      update milepost.policy set sealed_account = null
      where (tenant, policy_number) in (
        select policy.tenant, policy.policy_number from milepost.policy as policy
        where policy.sealed_account is not null and ${coverEndedBefore(before)} and not ${isUnsettled}
        limit ${atMost} for update skip locked
      )
      returning attempt_id as "attemptId"
    `.execute(transaction)
    const attempts = rows.map(({ attemptId }) => attemptId)
    if (attempts.length > 0)
      await sql`update milepost.payment_attempt set sealed_account = null where id = any(${attempts})`.execute(
        transaction,
      )
    return rows.length
  })
}

/** Erases at most this many quotes that were paid for, never sold, and whose payments were returned before this time. */
export function erasePaidQuotes(db: Kysely<Database>, before: Date, atMost: number): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<QuoteKey>`
      select quote.tenant, quote.reference from milepost.quote
      where quote.created_at < ${before} and not ${isRestricted}
        and not exists (
          select from milepost.policy
          where policy.tenant = quote.tenant and policy.reference in (quote.reference, quote.beside_reference)
        )
        and exists (
          select from milepost.payment_attempt as attempt join milepost.ledger_entry as entry on entry.attempt_id = attempt.id
          where attempt.tenant = quote.tenant and attempt.reference = quote.reference
        )
        and not exists (
          select from milepost.payment_attempt as attempt left join milepost.ledger_entry as entry on entry.attempt_id = attempt.id
          where attempt.tenant = quote.tenant and attempt.reference = quote.reference
            and (entry.at >= ${before} or attempt.state not in ('DECLINED', 'EXPIRED', 'SUPERSEDED', 'VOIDED', 'REFUNDED'))
        )
      limit ${atMost} for update of quote skip locked
    `.execute(transaction)
    if (rows.length === 0) return 0
    await eraseAccounts(transaction, rows)
    await eraseHeld(transaction, rows)
    return rows.length
  })
}
