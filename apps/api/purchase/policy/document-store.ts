import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { elsewhere } from '../../platform/db/read-elsewhere.ts'
import type { Database } from '../../platform/db/schema.ts'
import { encryptionOf } from '../../platform/encryption/database-keys.ts'
import { decryptDocument, placeOf } from '../../platform/encryption/encrypted-columns.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { isForNewObjects, readObject, writeObject } from '../../platform/objects/database-objects.ts'
import { ObjectsAway } from '../../platform/objects/object-errors.ts'
import type { PolicyStore } from './ports.ts'

const named = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, policy_number: policyNumber })

/** The same place for a row and for an object, so that the encrypted bytes can be moved unchanged. */
const documentAt = (id: string) => placeOf('policy_document.bytes', id)

/** The documents of policies: in their rows, or as objects that the rows name. Encrypted in both. */
export function documentStore(
  db: Kysely<Database>,
): Pick<PolicyStore, 'documentsOf' | 'saveDocument' | 'findDocument'> {
  return {
    async documentsOf(key) {
      const rows = await db
        .selectFrom('milepost.policy_document')
        .select(['id', 'kind', 'name', 'file_name', 'made_at'])
        .where((column) => column.and(named(key)))
        .orderBy('place')
        .execute()
      return rows.map(({ file_name: fileName, made_at: madeAt, ...document }) => ({
        ...document,
        fileName,
        isReady: madeAt !== null,
      }))
    },
    /** The first one made stays: a second run changes nothing (F20). */
    async saveDocument(key, kind, bytes, now) {
      const waiting = await db
        .selectFrom('milepost.policy_document')
        .select('id')
        .where((column) => column.and({ ...named(key), kind }))
        .where('made_at', 'is', null)
        .executeTakeFirst()
      if (waiting === undefined) return
      await db
        .updateTable('milepost.policy_document')
        .set({
          ...(await stored(db, encryptionOf(db).encryptBytes(bytes, documentAt(waiting.id)))),
          sha256: createHash('sha256').update(bytes).digest(),
          made_at: now,
        })
        .where('id', '=', waiting.id)
        .where('made_at', 'is', null)
        .execute()
    },
    async findDocument(tenant, id) {
      const row = await elsewhere(db, (reader) =>
        reader
          .selectFrom('milepost.policy_document as document')
          .innerJoin('milepost.policy as policy', (join) =>
            join
              .onRef('policy.tenant', '=', 'document.tenant')
              .onRef('policy.policy_number', '=', 'document.policy_number'),
          )
          .select(['document.policy_number', 'policy.reference', 'document.file_name', 'document.bytes'])
          .select('document.object_address')
          .where('document.tenant', '=', tenant)
          .where('document.id', '=', id)
          .executeTakeFirst(),
      )
      if (row === undefined) return undefined
      const { policy_number: policyNumber, reference, file_name: fileName } = row
      const encrypted = row.object_address === null ? row.bytes : await readObject(db, row.object_address)
      const bytes = decryptDocument(db, documentAt(id), encrypted)
      return { policy: { tenant, policyNumber }, reference, fileName, bytes }
    },
  }
}

/**
 * Where a new document is stored. While the object store is unavailable it stays in its row and is moved later, so no customer
 * waits for a certificate.
 */
async function stored(db: Kysely<Database>, encrypted: Uint8Array) {
  if (!isForNewObjects(db)) return { bytes: encrypted }
  try {
    return { object_address: await writeObject(db, encrypted) }
  } catch (error) {
    if (error instanceof ObjectsAway) return { bytes: encrypted }
    throw error
  }
}
