/** What is left of a rate limit that every API process shares (T21). */
type RequestLimitTable = {
  /** SHA-256 of the limit's name and of whom it counts: the table does not hold the address or session itself. */
  key_hash: Uint8Array
  /** When the bucket is full again; until then `full_at - now` is what has been taken from it. */
  full_at: Date
}

export type LimitTables = { 'milepost.request_limit': RequestLimitTable }
