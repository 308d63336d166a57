import type { Generated, JSONColumnType } from 'kysely'

/** Which keys stored values are encrypted with, and how far the rotation is. */
export type EncryptionTables = {
  'milepost.encryption_key': {
    /** Sixteen digits, as backups name a key. */
    fingerprint: string
    first_used_at: Date
    retired_at: Generated<Date | null>
  }
  'milepost.encryption_progress': {
    column_name: string
    fingerprint: string
    last_key: JSONColumnType<readonly string[]> | null
    changed: Generated<string>
    finished_at: Generated<Date | null>
  }
}
