/** Keeps what must not be read by who reads the database: bank details. */
export type Sealing = {
  seal(secret: unknown): Uint8Array
  /** Undefined when it was sealed with another key, or touched. */
  open(sealed: Uint8Array): unknown
}
