import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, sql, type Transaction } from 'kysely'
import { brokenTrail, type TrailAnchor } from '../../platform/audit/check-store.ts'
import { elsewhere } from '../../platform/db/read-elsewhere.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type AccountCase, commonTables } from './account-check-store.ts'
import { accountChecks } from './all-account-check-store.ts'

/**
 * A violation, how often it occurs and the first cases of it, each with the command that mends it; for the audit trail the first wrong
 * entry instead.
 */
export type Broken = {
  check: string
  count: number
  says?: string
  cases?: readonly (AccountCase & { mend: string | undefined })[]
}

/** Of each violation as many cases are named. The rest is named once these are mended. */
const NAMED = 20
const LONGEST_CHECK_MS = 10 * 60_000

/**
 * What must always be true of policies, payments and accounts, even if any process is killed at any moment (safety K9). Each check
 * counts violations and names them. The provider's ledger is compared with ours where it can be read. The audit trail must be
 * unchanged up to the anchor that an operator noted elsewhere.
 */
export function checkAccounts(
  db: Kysely<Database>,
  now: Date,
  anchor?: TrailAnchor,
): Promise<readonly Broken[]> {
  return elsewhere(db, (reader) =>
    reader
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        // No request waits for this. With many policies it takes longer than the limit for requests.
        await sql`set local statement_timeout = ${sql.lit(LONGEST_CHECK_MS)}`.execute(transaction)
        const broken = await brokenIn(transaction, now)
        const trail = await brokenTrail(transaction, anchor)
        return trail ? [...broken, { check: trail.check, count: 1, says: trail.says }] : broken
      }),
  )
}

/** What is broken, with the command that mends each case; or one line saying that nothing is. */
export function accountsInWords(broken: readonly Broken[]): readonly string[] {
  if (broken.length === 0) return ['Policies, payments and accounts agree, and the audit trail is whole.']
  return broken.flatMap(({ check, count, says, cases = [] }) => {
    const about = accountChecks.find(({ name }) => name === check)?.about
    return [
      `${check}: ${says ?? count}${about === undefined ? '' : `  ${about}`}`,
      ...cases.map(caseInWords),
      ...(cases.length > 0 && cases.length < count ? [`    and ${count - cases.length} more`] : []),
    ]
  })
}

function caseInWords({
  policyNumber,
  reference,
  attemptId,
  what,
  mend,
}: AccountCase & { mend: string | undefined }) {
  const named = [
    policyNumber && `policy ${policyNumber}`,
    reference && `quote ${reference}`,
    attemptId && `payment ${attemptId}`,
    what,
  ]
  const words = named.filter(Boolean).join(', ')
  return `    ${words}\n        ${mend ?? 'call the developers (docs/operations/runbooks/accounts-broken.md)'}`
}

type Row = {
  name: string
  total: string
  tenant: BrandCode
  policy_number: string | null
  reference: string | null
  attempt_id: string | null
  what: string | null
}

/** One statement, so that all counts are of the same moment. Each table is read once, regardless of how many policies there are. */
export async function brokenIn(transaction: Transaction<Database>, now: Date): Promise<readonly Broken[]> {
  const each = accountChecks.map(
    ({ name, find }) => sql`(
      select ${sql.lit(name)} as name, count(*) over () as total, found.tenant, found.policy_number, found.reference,
        found.attempt_id, found.what::text as what
      from (${find(now)}) as found order by found.policy_number, found.reference limit ${NAMED})`,
  )
  const { rows } = await sql<Row>`with ${commonTables} ${sql.join(each, sql` union all `)}`.execute(
    transaction,
  )
  return accountChecks.flatMap(({ name, mend }): Broken[] => {
    const own = rows.filter((row) => row.name === name)
    const [first] = own
    if (first === undefined) return []
    const cases = own.map(caseOf).map((found) => ({ ...found, mend: mend(found) }))
    return [{ check: name, count: Number(first.total), cases }]
  })
}

function caseOf(row: Row): AccountCase {
  return {
    brand: row.tenant,
    policyNumber: row.policy_number ?? undefined,
    reference: row.reference ?? undefined,
    attemptId: row.attempt_id ?? undefined,
    what: row.what ?? undefined,
  }
}
