import { createHmac, hkdfSync } from 'node:crypto'
import type { HashedPart, KeyedHashes } from '../audit/ports'
import type { EncryptionKeys } from './encryption-key'

const BLOCK = 64
/** Half of SHA-256 tells any two apart, and a table of events stays small. */
const LENGTH = 16

/**
 * Hashes under keys of their own, made of the sealing keys by HKDF with a label. A month has its own key, by UTC: hashes of two
 * months cannot be told to be of one person without the sealing key, and the key of a month opens nothing else.
 */
export function keyedHashes(keys: EncryptionKeys): KeyedHashes {
  const hash = (key: Uint8Array, part: HashedPart, value: string) =>
    createHmac('sha256', key).update(messageOf(part, value), 'utf8').digest().subarray(0, LENGTH)
  const [newest] = keys
  const keysBetween = (from: Date, to: Date) =>
    keys.flatMap((key) => monthsBetween(from, to).map((month) => monthKey(key, month)))
  let current = { month: '', key: newest }
  return {
    ofMonth(part, value, at) {
      const month = monthOf(at)
      if (current.month !== month) current = { month, key: monthKey(newest, month) }
      return hash(current.key, part, value)
    },
    between: (part, value, from, to) => keysBetween(from, to).map((key) => hash(key, part, value)),
    lasting: (part, value) => keys.map((key) => hash(derived(key, 'milepost audit trail'), part, value)),
    padsBetween: (from, to) =>
      keysBetween(from, to).map((key) => ({ inner: padded(key, 0x36), outer: padded(key, 0x5c) })),
  }
}

/** One value means one thing: an address is never taken for a session. */
export function messageOf(part: HashedPart, value: string): string {
  return `${part} ${value}`
}

function monthKey(key: Uint8Array, month: string): Uint8Array {
  return derived(key, `milepost security events ${month}`)
}

function derived(key: Uint8Array, label: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), label, 32))
}

const monthOf = (at: Date) => at.toISOString().slice(0, 7)

function monthsBetween(from: Date, to: Date): readonly string[] {
  const months: string[] = []
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1))
  for (const at = first; at <= to; at.setUTCMonth(at.getUTCMonth() + 1)) months.push(monthOf(at))
  return months
}

/** RFC 2104: what the two halves of HMAC are hashed after. */
function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key)
  return block.map((byte) => byte ^ pad)
}
