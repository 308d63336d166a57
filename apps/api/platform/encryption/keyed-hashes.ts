import { createHmac, hkdfSync } from 'node:crypto'
import type { HashedPart, KeyedHashes } from '../audit/ports.ts'
import type { EncryptionKeys } from './encryption-key.ts'

const BLOCK = 64
/** Half of SHA-256 is enough to avoid collisions, and it keeps the events table small. */
const LENGTH = 16

/**
 * Hashes under keys derived from the encryption keys by HKDF with a label. Each UTC month has its own key: without the encryption
 * key, hashes from two months cannot be linked to one person, and a month's key opens nothing else.
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

/** Domain separation: an address is never mistaken for a session. */
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

/** RFC 2104: the inner or outer padded key. */
function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key)
  return block.map((byte) => byte ^ pad)
}
