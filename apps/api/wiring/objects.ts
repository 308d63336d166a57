import type { Config } from '../platform/config/config.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { withObjects } from '../platform/objects/database-objects.ts'
import type { Clock } from '../platform/ports.ts'
import { s3Objects } from '../providers/objects/s3-objects.ts'
import type { Observe } from '../providers/observed.ts'

/** The database with the object store of its documents, if one is configured. */
export async function withConfiguredObjects(
  db: OpenDatabase['db'],
  { objects }: Pick<Config, 'objects'>,
  parts: { clock: Clock; observe: Observe },
): Promise<OpenDatabase['db']> {
  if (objects === undefined) return db
  return withObjects(db, { store: await s3Objects(objects, parts), isForNew: objects.isForNew })
}
