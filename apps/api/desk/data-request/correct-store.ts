import type { CorrectedFacts } from '@milepost/domain/privacy/correction'
import { type Kysely, sql, type Transaction } from 'kysely'
import { recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { quotesOf } from '../../privacy/export-store.ts'
import {
  type ContactChanges,
  correctContacts,
  correctUnboughtAnswers,
} from '../../purchase/policy/correct-contact-store.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import { shelfOf } from '../../quote/row-store.ts'
import type { CorrectionStore } from './ports.ts'
import { subjectAt } from './store.ts'

/**
 * Corrections in PostgreSQL. The wrong value is replaced everywhere it is stored: in every version of the quote, its purchase form, its
 * policy and the search, and in those of the policies before and after it. The trail names the facts but contains neither value (DSK-709).
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
    async correct(request, { reference }, { before, facts }, { by, now }) {
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
        const contact = contactChanges(facts)
        const related = await correctContacts(transaction, { tenant, reference }, contact)
        for (const each of related) {
          // A quote that follows a policy has the contact details of the policy, not those of the answers it was sold on.
          if (each !== reference && (contact.email ?? contact.phone) !== undefined)
            await correctUnboughtAnswers(transaction, { tenant, reference: each }, contact)
          await correctVersions(transaction, id, { tenant, reference: each }, before, facts)
          await sql`select milepost.index_quote(${tenant}, ${each})`.execute(transaction)
          record({ act: 'quote.correct', about: { kind: 'quote', id: each }, after: { fields } })
        }
        const policies = await policiesOf(transaction, tenant, related, now)
        for (const { policyNumber } of policies.filter(
          (each) => each.isRunning || each.reference === reference,
        )) {
          const data = { tenant, policyNumber }
          await makeDocumentsAnew(transaction, data, now)
          await enqueue(transaction, [
            { name: 'documents', data },
            { name: 'policy-mail', data },
          ])
          record({ act: 'policy.correct', about: { kind: 'policy', id: policyNumber }, after: { fields } })
        }
        record({ act: 'data-request.correct', about: { kind: 'data-request', id }, after: { fields } })
        return { policyNumber: policies.find((each) => each.reference === reference)?.policyNumber }
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
function contactChanges(facts: CorrectedFacts): ContactChanges {
  return {
    ...(facts.emailAddress !== undefined && { email: facts.emailAddress }),
    ...(facts.phoneNumber !== undefined && { phone: facts.phoneNumber }),
  }
}

/** The policies of these quotes. Those that run or are to run get documents with the right facts. */
async function policiesOf(
  transaction: Transaction<Database>,
  tenant: string,
  references: readonly string[],
  now: Date,
): Promise<readonly { policyNumber: string; reference: string; isRunning: boolean }[]> {
  const { rows } = await sql<{ policyNumber: string; reference: string; isRunning: boolean }>`
    select policy_number as "policyNumber", reference,
      cover_end > ${now} and not exists (
        select from milepost.policy_cancellation as gone
        where gone.tenant = policy.tenant and gone.policy_number = policy.policy_number
      ) as "isRunning"
    from milepost.policy where tenant = ${tenant} and reference = any(${references}) order by policy_number
  `.execute(transaction)
  return rows
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
