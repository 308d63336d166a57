import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { QuoteContact, QuoteKey } from '../../quote/ports.ts'
import { shelfOf } from '../../quote/row-store.ts'

export type ContactChanges = Partial<Pick<QuoteContact, 'email' | 'phone'>>

/**
 * Everything that will be sent about a policy goes to the corrected address: the policies before and after it, their quotes, and those
 * that renew or restart it and are not bought yet (D-276). Links in earlier emails are withdrawn: the reader of the old mailbox may
 * be someone else. Returns the quotes that the policy belongs with.
 */
export async function correctContacts(
  transaction: Transaction<Database>,
  { tenant, reference }: QuoteKey,
  changes: ContactChanges,
): Promise<readonly string[]> {
  const references = await relatedQuotes(transaction, { tenant, reference })
  // A purchase under way locks its quote too: it has made its policy, or finds the corrected contact.
  await sql`
    select from milepost.quote where tenant = ${tenant} and reference = any(${references})
    order by reference for no key update
  `.execute(transaction)
  const next = JSON.stringify(changes)
  await sql`
    update milepost.policy set contact = (contact::jsonb || ${next}::jsonb)::json
    where tenant = ${tenant} and reference = any(${references})
  `.execute(transaction)
  // A statement of its own: it sees a contact that was copied from a policy until the policy was locked.
  await sql`
    update milepost.quote_contact set contact = contact || ${next}::jsonb
    where tenant = ${tenant} and reference = any(${references})
  `.execute(transaction)
  if (changes.email !== undefined) await withdrawLinks(transaction, tenant, references)
  return references
}

/** The quote of a policy and those of the policies before and after it, however they follow each other, each with its paired quote. */
async function relatedQuotes(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
): Promise<readonly string[]> {
  const { rows } = await sql<{ reference: string }>`
    with recursive related (reference) as (
      select ${reference}::text
      union
      select next.reference from related cross join lateral (
        select renewal.reference from milepost.policy
          join milepost.renewal on renewal.tenant = policy.tenant
            and renewal.from_policy_number = policy.policy_number
          where policy.tenant = ${tenant} and policy.reference = related.reference
        union all
        select restart.reference from milepost.policy
          join milepost.restart_quote as restart on restart.tenant = policy.tenant
            and restart.policy_number = policy.policy_number
          where policy.tenant = ${tenant} and policy.reference = related.reference
        union all
        select policy.reference from milepost.renewal
          join milepost.policy on policy.tenant = renewal.tenant
            and policy.policy_number = renewal.from_policy_number
          where renewal.tenant = ${tenant} and renewal.reference = related.reference
        union all
        select policy.reference from milepost.restart_quote as restart
          join milepost.policy on policy.tenant = restart.tenant and policy.policy_number = restart.policy_number
          where restart.tenant = ${tenant} and restart.reference = related.reference
        union all
        select beside_reference from milepost.quote
          where tenant = ${tenant} and reference = related.reference
      ) as next where next.reference is not null
    )
    select reference from related
  `.execute(db)
  return rows.map(({ reference }) => reference)
}

/**
 * The purchase form of a quote that is not bought yet is filled in from its answers. Those of a quote that was sold stay as they were
 * given, as its documents do.
 */
export async function correctUnboughtAnswers(
  transaction: Transaction<Database>,
  key: QuoteKey,
  { email, phone }: ContactChanges,
): Promise<void> {
  const { tenant, reference } = key
  const { rows } = await sql<{ version: number; answers: string }>`
    select version, answers::text as answers from milepost.quote_version
    where tenant = ${tenant} and reference = ${reference} and shelf = ${shelfOf(key)} and answers is not null
      and not exists (
        select from milepost.policy where policy.tenant = ${tenant} and policy.reference = ${reference}
      )
  `.execute(transaction)
  for (const { version, answers: stored } of rows) {
    const answers = JSON.parse(stored)
    answers.proposerDetails = {
      ...answers.proposerDetails,
      ...(email !== undefined && { emailAddress: email }),
      ...(phone !== undefined && { phoneNumber: phone }),
    }
    await sql`select milepost.correct_contact_answers(
      ${tenant}, ${reference}, ${version}, ${stored}::json, ${JSON.stringify(answers)}::json)`.execute(
      transaction,
    )
  }
}

async function withdrawLinks(
  transaction: Transaction<Database>,
  tenant: QuoteKey['tenant'],
  references: readonly string[],
): Promise<void> {
  await sql`
    delete from milepost.quote_token where tenant = ${tenant} and reference = any(${references})
  `.execute(transaction)
  await sql`
    delete from milepost.subscription_link
    where tenant = ${tenant} and first_policy_number in (
      select policy_number from milepost.policy where tenant = ${tenant} and reference = any(${references})
    )
  `.execute(transaction)
}
