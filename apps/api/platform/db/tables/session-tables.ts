type SessionTable = {
  /** The hash of the first id it was given. */
  hash: Uint8Array
  started_at: Date
  used_at: Date
  idle_ends_at: Date
  ends_at: Date
}

type SessionIdTable = {
  hash: Uint8Array
  session_hash: Uint8Array
  issued_at: Date
  replaces: Uint8Array | null
  ends_at: Date | null
}

type SessionKeyTable = { key: Uint8Array; is_only: boolean }

/** Browsers that hold something, the ids that open what they hold, and what ids are signed with. */
export type SessionTables = {
  'milepost.session': SessionTable
  'milepost.session_id': SessionIdTable
  'milepost.session_key': SessionKeyTable
}
