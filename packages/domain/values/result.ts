/** Why a value was refused: the customer's message, and a stable key for the cause so that a question may use its own message. */
export type Refusal<Key extends string = string> = { ok: false; message: string; key?: Key }

/** A value that passed its check, or why it did not. The result of every check of a value. */
export type Checked<Value, Key extends string = string> = { ok: true; value: Value } | Refusal<Key>

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** The key is required here: without it, callers could not tell the causes apart. */
export function refused<const Key extends string>(
  key: Key,
  message: string,
): { ok: false; message: string; key: Key } {
  return { ok: false, message, key }
}
