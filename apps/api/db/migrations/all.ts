import { draft } from './0001-draft'
import { draftResuming } from './0002-draft-resuming'
import type { NumberedMigration } from './numbered-migration'

/** Every migration, oldest first. A list and not a folder scan, because the product runs as one bundled file. */
export const migrations: readonly NumberedMigration[] = [draft, draftResuming]
