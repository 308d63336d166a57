import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { decryptDocument, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { providerBooks } from './provider-books.ts'

/** A purchase that was confirmed to a customer: a 200 with the policy number. */
export type Confirmation = { reference: string; policyNumber: string }

const emptyOrder = { held: 0, taken: 0, holds: 0, captures: 0, states: [] }

/**
 * What is wrong, in words; empty if all is well. Called when nothing is in progress: our accounts, the provider's, and the policies
 * confirmed to customers must agree (safety K9).
 */
export async function faults(
  { db, sandboxUrl }: { db: Kysely<Database>; sandboxUrl: string },
  confirmations: readonly Confirmation[] = [],
): Promise<readonly string[]> {
  const broken = await checkAccounts(db, new Date())
  const [attempts, policies, books] = await Promise.all([
    db.selectFrom('milepost.payment_attempt').selectAll().execute(),
    db.selectFrom('milepost.policy').selectAll().execute(),
    providerBooks(sandboxUrl),
  ])
  const found = broken.map(({ check, count }) => `${check} ${count}`)
  const say = (words: string) => found.push(words)
  if (books.sum !== 0) say(`the provider's ledger does not balance: ${books.sum}`)

  const known = new Set(attempts.map(({ id }) => id))
  for (const [orderId, order] of books.byOrder)
    if (!known.has(orderId) && (order.held !== 0 || order.taken !== 0))
      say(`the provider has money of an order we do not know: ${orderId}`)

  let taken = 0
  for (const { id, state, amount_pence, provider, reference } of attempts) {
    if (provider === null) continue
    const order = books.byOrder.get(id) ?? emptyOrder
    const due = state === 'CAPTURED' ? Number(amount_pence) : 0
    taken += order.taken
    if (order.taken !== due) say(`${id} of ${reference} is ${state}, and ${order.taken} of ${due} is taken`)
    if (order.held !== 0) say(`${id} of ${reference} is ${state}, and ${order.held} is still held`)
    if (order.captures > 1) say(`${id} of ${reference} was taken ${order.captures} times`)
  }
  const owed = policies.reduce((total, policy) => total + Number(policy.due_now_pence), 0)
  if (taken !== owed) say(`${taken} was taken for policies that cost ${owed} now`)

  const sold = new Map<string, string>()
  for (const { reference, policy_number } of policies) {
    if (sold.has(reference)) say(`${reference} was sold twice`)
    sold.set(reference, policy_number)
  }
  for (const { reference, policyNumber } of confirmations)
    if (sold.get(reference) !== policyNumber)
      say(`${reference} was told of ${policyNumber}, which is not its policy`)
  return [...found, ...(await badDocuments(db))]
}

/** A document exists completely or not at all (F20). */
async function badDocuments(db: Kysely<Database>): Promise<readonly string[]> {
  const made = await db.selectFrom('milepost.policy_document').select(['id', 'file_name', 'bytes']).execute()
  return made
    .filter(({ id, bytes }) => !isWhole(db, id, bytes))
    .map(({ file_name }) => `incomplete document: ${file_name}`)
}

function isWhole(db: Kysely<Database>, id: string, bytes: Uint8Array | null): boolean {
  if (bytes === null) return true
  const document = Buffer.from(decryptDocument(db, placeOf('policy_document.bytes', id), bytes) ?? [])
  return document.subarray(0, 5).equals(Buffer.from('%PDF-')) && document.includes('%%EOF')
}
