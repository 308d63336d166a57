/** Why a value was refused: the customer's words, and a stable key for the cause so that a question may say it in its own words. */
export type Refusal<Key extends string = string> = { ok: false; message: string; key?: Key }

/** A value that passed its check, or why it did not. Every check of a value answers in this shape. */
export type Checked<Value, Key extends string = string> = { ok: true; value: Value } | Refusal<Key>

export function good<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** The key is required here: a refusal without a cause cannot be told apart by the one who shows it. */
export function refused<const Key extends string>(
  key: Key,
  message: string,
): { ok: false; message: string; key: Key } {
  return { ok: false, message, key }
}
