import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { objectStoreOf, readObject } from '../../platform/objects/database-objects.ts'
import { ObjectDamaged, ObjectsAway } from '../../platform/objects/object-errors.ts'

const ROWS_AT_ONCE = 500
/** A document's object exists before its row names it, and a backup reads rows that are hours old. */
const KEEP_MS = 24 * 3_600_000

/**
 * Removes objects that no row names: from a document that two processes made simultaneously, a document that was encrypted again
 * or an erased policy. Each is noted when it is first seen unnamed, and removed a day later if it still is.
 */
export async function removeUnnamed(
  db: Kysely<Database>,
  now: Date,
  signal: Pick<AbortSignal, 'aborted'>,
): Promise<number> {
  const store = objectStoreOf(db)
  let removed = 0
  for (let from: string | undefined; ; ) {
    const page = await store.list(from)
    if (page.kind === 'failed') throw new ObjectsAway(`The object store is ${page.reason}`)
    const { addresses, next } = page.value
    const old = await notedBefore(db, addresses, now)
    const gone = await store.remove(old)
    if (gone.kind === 'failed') throw new ObjectsAway(`The object store is ${gone.reason}`)
    await forget(db, old)
    removed += old.length
    if (next === undefined || signal.aborted) return removed
    from = next
  }
}

/** Notes those that no row names, and returns those that were noted long enough ago. */
async function notedBefore(
  db: Kysely<Database>,
  addresses: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ address: string; isOld: boolean }>`
    with unnamed as (
      select address from unnest(${addresses}::text[]) as listed (address)
      where not exists (select from milepost.policy_document where object_address = address)
    ), named as (
      delete from milepost.unnamed_object
      where address = any(${addresses}::text[]) and address not in (select address from unnamed)
    )
    insert into milepost.unnamed_object (address, seen_at)
    select address, ${now} from unnamed where length(address) = 64 and address !~ '[^0-9a-f]'
    on conflict (address) do update set seen_at = unnamed_object.seen_at
    returning address, seen_at <= ${new Date(now.getTime() - KEEP_MS)} as "isOld"`.execute(db)
  return rows.filter(({ isOld }) => isOld).map(({ address }) => address)
}

async function forget(db: Kysely<Database>, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await db
    .deleteFrom('milepost.unnamed_object')
    .where('address', 'in', [...addresses])
    .execute()
}

export type DocumentsChecked = {
  inDatabase: number
  inObjects: number
  /** The documents whose object is missing or was changed. */
  damaged: readonly { policyNumber: string; fileName: string }[]
}

/** Reads every object that a row names and compares it with its address. */
export async function checkObjects(
  db: Kysely<Database>,
  onChecked: (checked: number) => void = () => {},
): Promise<DocumentsChecked> {
  const damaged: { policyNumber: string; fileName: string }[] = []
  let inObjects = 0
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('milepost.policy_document')
      .select(['id', 'object_address', 'policy_number', 'file_name'])
      .where('object_address', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { id, object_address: address, policy_number: policyNumber, file_name: fileName } of rows) {
      after = id
      inObjects += 1
      try {
        await readObject(db, address ?? '')
      } catch (error) {
        if (!(error instanceof ObjectDamaged)) throw error
        damaged.push({ policyNumber, fileName })
      }
    }
    onChecked(inObjects)
    if (rows.length < ROWS_AT_ONCE) break
  }
  const { count } = await db
    .selectFrom('milepost.policy_document')
    .select((column) => column.fn.countAll<string>().as('count'))
    .where('bytes', 'is not', null)
    .executeTakeFirstOrThrow()
  return { inDatabase: Number(count), inObjects, damaged }
}
