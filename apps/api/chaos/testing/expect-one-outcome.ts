import { expect } from 'vitest'
import { readSandbox } from './asking.ts'
import type { Cell, Outcome } from './crash-cell.ts'
import type { Deployment } from './deployment.ts'
import { faults } from './oracle.ts'
import { providerBooks } from './provider-books.ts'

/**
 * After a crash: one policy or one void, never neither and never both; one charge, one set of documents, one email, one direct
 * debit (safety K9, K10).
 */
export async function expectOneOutcome(
  deployment: Deployment,
  { method }: Pick<Cell, 'method'>,
  { confirmations, reference, email, isGone }: Outcome,
): Promise<void> {
  expect(await faults(deployment, confirmations)).toEqual([])
  const policies = await deployment.db
    .selectFrom('milepost.policy')
    .selectAll()
    .where('reference', '=', reference)
    .execute()
  const { byOrder } = await providerBooks(deployment.sandboxUrl)
  const wasHeld = [...byOrder.values()].some(({ holds }) => holds > 0)
  // The purchase request is stored when payment starts, so money that was authorised becomes a policy.
  expect(policies).toHaveLength(isGone && !wasHeld ? 0 : 1)
  const [policy] = policies
  if (policy === undefined) return

  const captures = [...byOrder.values()].reduce((total, order) => total + order.captures, 0)
  expect(captures).toBe(1)
  await expectOneSetOfDocuments(deployment, policy.policy_number)
  expect(await emailsTo(deployment, email)).toBe(1)
  expect(await mandatesOf(deployment, policy.policy_number)).toBe(method === 'deposit' ? 1 : 0)
}

async function expectOneSetOfDocuments({ db }: Deployment, policyNumber: string): Promise<void> {
  const documents = await db
    .selectFrom('milepost.policy_document')
    .select(['kind', 'made_at'])
    .where('policy_number', '=', policyNumber)
    .execute()
  expect(documents.length).toBeGreaterThan(3)
  expect(documents.filter(({ made_at }) => made_at === null)).toEqual([])
  expect(new Set(documents.map(({ kind }) => kind)).size).toBe(documents.length)
}

/** How many emails the sandbox's inbox has for an address. */
export async function emailsTo(
  { sandboxUrl }: Pick<Deployment, 'sandboxUrl'>,
  email: string,
): Promise<number> {
  const consolePage = await (await readSandbox(sandboxUrl)).text()
  return consolePage.split(`to ${email}<`).length - 1
}

async function mandatesOf({ sandboxUrl }: Deployment, policyNumber: string): Promise<number> {
  const reply = await readSandbox(`${sandboxUrl}/finance/v1/mandates?policyNumber=${policyNumber}`)
  const { mandates } = Object(await reply.json())
  return mandates.length
}
