import type { CorrectedFacts } from '@milepost/domain/privacy/correction'
import { type Kysely, sql, type Transaction } from 'kysely'
import { recorded } from '../../platform/audit/store'
import type { Database } from '../../platform/db/schema'
import type { Enqueue } from '../../platform/jobs/store'
import { quotesOf } from '../../privacy/export-store'
import type { QuoteKey } from '../../quote/ports'
import { shelfOf } from '../../quote/row-store'
import type { CorrectionStore } from './ports'
import { subjectAt } from './store'

/**
 * Corrections in PostgreSQL. The wrong value is replaced everywhere it is stored: in every version of the quote, its purchase form, its
 * policy and the search. The trail names the facts but contains neither value (DSK-709).
 */
export function correctionStore(db: Kysely<Database>, enqueue: Enqueue): CorrectionStore {
  return {
    async recordsOf({ person, tenant }) {
      const subject = subjectAt(person, tenant)
      if (subject === undefined) return []
      const references = (await quotesOf(db, subject)).map(({ reference }) => reference)
      const { rows } = await sql<{ reference: string; policyNumber: string | null }>`
        select quote.reference, policy.policy_number as "policyNumber" from milepost.quote
          left join milepost.policy on policy.tenant = quote.tenant and policy.reference = quote.reference
        where quote.tenant = ${tenant} and quote.reference = any(${references})
        order by quote.created_at desc, quote.reference
      `.execute(db)
      return rows.map(({ reference, policyNumber }) => ({
        reference,
        ...(policyNumber !== null && { policyNumber }),
      }))
    },
    async correct(request, { reference, pairedReference }, { before, facts }, { by, now }) {
      const { id, tenant } = request
      return recorded(db, by, now, async (transaction, record) => {
        // Locked while the correction runs: the request cannot be closed meanwhile, and corrections run one after another.
        const open = await transaction
          .selectFrom('milepost.data_request')
          .select('id')
          .where((column) => column.and({ id, state: 'open' }))
          .forUpdate()
          .executeTakeFirst()
        if (open === undefined) return undefined
        const fields = Object.keys(facts)
        for (const each of pairedReference === undefined ? [reference] : [reference, pairedReference]) {
          const key = { tenant, reference: each }
          await correctVersions(transaction, id, key, before, facts)
          await correctContact(transaction, key, facts)
          await sql`select milepost.index_quote(${tenant}, ${each})`.execute(transaction)
          record({ act: 'quote.correct', about: { kind: 'quote', id: each }, after: { fields } })
        }
        const policy = await correctPolicy(transaction, { tenant, reference }, facts)
        if (policy !== undefined) {
          await makeDocumentsAnew(transaction, { tenant, policyNumber: policy }, now)
          const data = { tenant, policyNumber: policy }
          await enqueue(transaction, [
            { name: 'documents', data },
            { name: 'policy-mail', data },
          ])
          record({ act: 'policy.correct', about: { kind: 'policy', id: policy }, after: { fields } })
        }
        record({ act: 'data-request.correct', about: { kind: 'data-request', id }, after: { fields } })
        return { policyNumber: policy }
      })
    },
  }
}

/** Replaces the wrong value in each version that has it. An earlier version with a different value was answered that way at the time. */
async function correctVersions(
  transaction: Transaction<Database>,
  requestId: string,
  key: QuoteKey,
  before: CorrectedFacts,
  facts: CorrectedFacts,
): Promise<void> {
  const { tenant, reference } = key
  const { rows } = await sql<{ version: number; answers: string }>`
    select version, answers::text as answers from milepost.quote_version
    where tenant = ${tenant} and reference = ${reference} and shelf = ${shelfOf(key)} order by version
  `.execute(transaction)
  for (const { version, answers: stored } of rows) {
    const answers = JSON.parse(stored)
    const proposer = Object(answers.proposerDetails)
    for (const [name, value] of Object.entries(facts))
      if (JSON.stringify(proposer[name]) === JSON.stringify(Object(before)[name])) proposer[name] = value
    const next = JSON.stringify(answers)
    if (next !== JSON.stringify(JSON.parse(stored)))
      await sql`select milepost.correct_answers(
        ${requestId}, ${tenant}, ${reference}, ${version}, ${stored}::json, ${next}::json)`.execute(
        transaction,
      )
  }
}

/** The fields of a contact that hold the same facts. */
function contactChanges(facts: CorrectedFacts): Readonly<Record<string, string>> {
  return {
    ...(facts.emailAddress !== undefined && { email: facts.emailAddress }),
    ...(facts.phoneNumber !== undefined && { phone: facts.phoneNumber }),
  }
}

async function correctContact(
  transaction: Transaction<Database>,
  { tenant, reference }: QuoteKey,
  facts: CorrectedFacts,
): Promise<void> {
  await sql`
    update milepost.quote_contact set contact = contact || ${JSON.stringify(contactChanges(facts))}::jsonb
    where tenant = ${tenant} and reference = ${reference}
  `.execute(transaction)
}

/** Returns the policy number if the quote became a policy. */
async function correctPolicy(
  transaction: Transaction<Database>,
  { tenant, reference }: QuoteKey,
  facts: CorrectedFacts,
): Promise<string | undefined> {
  const { rows } = await sql<{ policy_number: string }>`
    update milepost.policy set contact = (contact::jsonb || ${JSON.stringify(contactChanges(facts))}::jsonb)::json
    where tenant = ${tenant} and reference = ${reference} returning policy_number
  `.execute(transaction)
  return rows[0]?.policy_number
}

/** The documents contain the facts. Documents with wrong facts are deleted, and the email with the documents is sent again. */
async function makeDocumentsAnew(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: { tenant: string; policyNumber: string },
  now: Date,
): Promise<void> {
  await sql`
    update milepost.policy_document set bytes = null, object_address = null, sha256 = null, made_at = null
    where tenant = ${tenant} and policy_number = ${policyNumber}
  `.execute(transaction)
  for (const table of ['milepost.mail_sent', 'milepost.mail_claim'])
    await sql`
      delete from ${sql.table(table)} where subject = ${`${tenant}:${policyNumber}`} and template = 'policy'
    `.execute(transaction)
  await sql`
    insert into milepost.policy_event (tenant, policy_number, kind, at)
    values (${tenant}, ${policyNumber}, 'facts-corrected', ${now})
  `.execute(transaction)
}
