import type { Kysely } from 'kysely'
import type { Database } from '../../../apps/api/platform/db/schema.ts'
import { withObjects } from '../../../apps/api/platform/objects/database-objects.ts'
import { s3Objects } from '../../../apps/api/providers/objects/s3-objects.ts'
import { moveDocuments } from '../../../apps/api/purchase/policy/document-move-store.ts'
import { checkObjects } from '../../../apps/api/purchase/policy/object-check-store.ts'
import type { Cluster } from '../cluster.ts'
import { objectSettings } from '../engines/ceph.ts'
import type { Acknowledged } from './buyers.ts'

/**
 * The faults in the documents of these policies, in words. Each policy must have some, and every document that the object store
 * ever acknowledged must still be readable. Documents made while it was unavailable are moved there first, as the product does
 * every five minutes.
 */
export async function lostDocuments(
  cluster: Cluster,
  bare: Kysely<Database>,
  told: readonly Acknowledged[],
): Promise<readonly string[]> {
  const without = told.length === 0 ? 0 : await withoutDocuments(bare, told)
  const missing = without === 0 ? [] : [`${without} policies have no documents`]
  if (!cluster.hasObjectStore) return missing
  const parts = { clock: () => new Date(), observe: () => {} }
  const store = await s3Objects(objectSettings(cluster), parts)
  const db = withObjects(bare, { store, isForNew: true })
  await moveDocuments(db, { to: 'objects', signal: { aborted: false } })
  const { damaged, inDatabase } = await checkObjects(db)
  return [
    ...missing,
    ...(inDatabase === 0 ? [] : [`${inDatabase} documents were not moved to the object store`]),
    ...damaged.map(({ policyNumber }) => `a document of ${policyNumber} is lost or damaged`),
  ]
}

async function withoutDocuments(db: Kysely<Database>, told: readonly Acknowledged[]): Promise<number> {
  const numbers = told.map(({ policyNumber }) => policyNumber)
  const rows = await db
    .selectFrom('milepost.policy_document')
    .select('policy_number')
    .distinct()
    .where('policy_number', 'in', numbers)
    .execute()
  const served = new Set(rows.map((row) => row.policy_number))
  return numbers.filter((number) => !served.has(number)).length
}
