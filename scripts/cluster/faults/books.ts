import type { Kysely } from 'kysely'
import { faults as faultsFound } from '../../../apps/api/chaos/testing/oracle.ts'
import { providerBooks } from '../../../apps/api/chaos/testing/provider-books.ts'
import { waitUntilIdle } from '../../../apps/api/chaos/testing/wait-until-idle.ts'
import { connect } from '../../../apps/api/platform/db/connect.ts'
import type { Database } from '../../../apps/api/platform/db/schema.ts'
import { aesEncryption } from '../../../apps/api/platform/encryption/aes-encryption.ts'
import { withKeys } from '../../../apps/api/platform/encryption/database-keys.ts'
import type { Cluster } from '../cluster.ts'
import { databaseUrl } from '../database.ts'
import type { Acknowledged } from './buyers.ts'
import { lostDocuments } from './documents.ts'

/** Our books and the provider's, compared with the purchases that were confirmed to customers. */
export type Books = {
  /** Confirmed purchases without a policy. */
  lostOf(told: readonly Acknowledged[]): Promise<number>
  /** Confirmed purchases that were sold or charged twice. */
  doubledOf(told: readonly Acknowledged[]): Promise<number>
  /**
   * Waits until everything that was begun is finished or voided, then compares our books, the provider's and the confirmations.
   * Returns each disagreement in words.
   */
  wrongInTheEnd(told: readonly Acknowledged[]): Promise<readonly string[]>
  close(): Promise<void>
}

export async function openBooks(cluster: Cluster): Promise<Books> {
  const owner = await connect({ connectionString: databaseUrl(cluster, 'owner') }, () => {})
  const db = withKeys(owner.db, aesEncryption([Buffer.from(cluster.secrets.encryptionKey, 'base64')]))
  const sandboxUrl = `http://127.0.0.1:${cluster.ports.sandbox}`
  return {
    lostOf: (told) => lostOf(db, told),
    doubledOf: (told) => doubledOf(db, sandboxUrl, told),
    async wrongInTheEnd(told) {
      await waitUntilIdle(db, 300)
      const wrong = await faultsFound({ db, sandboxUrl }, told)
      return [...wrong, ...(await lostDocuments(cluster, db, told))]
    },
    close: owner.close,
  }
}

async function lostOf(db: Kysely<Database>, told: readonly Acknowledged[]): Promise<number> {
  const policies = await policiesOf(db, told)
  return told.filter(
    ({ reference, policyNumber }) =>
      !policies.some((each) => each.reference === reference && each.policy_number === policyNumber),
  ).length
}

async function doubledOf(
  db: Kysely<Database>,
  sandboxUrl: string,
  told: readonly Acknowledged[],
): Promise<number> {
  const policies = await policiesOf(db, told)
  const references = new Set(policies.map(({ reference }) => reference))
  const { byOrder } = await providerBooks(sandboxUrl)
  const charged = [...byOrder.values()].filter(({ captures }) => captures > 1).length
  return policies.length - references.size + charged
}

async function policiesOf(db: Kysely<Database>, told: readonly Acknowledged[]) {
  if (told.length === 0) return []
  return db
    .selectFrom('milepost.policy')
    .select(['reference', 'policy_number'])
    .where(
      'reference',
      'in',
      told.map(({ reference }) => reference),
    )
    .execute()
}
