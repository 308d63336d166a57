import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyedHashes } from './keyed-hashes.ts'

const old = Buffer.alloc(32, 1)
const newest = Buffer.alloc(32, 2)
const november = new Date('2026-11-16T09:00:00Z')
const december = new Date('2026-12-01T00:00:00Z')
const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')

it('reveals nothing without the key, and follows no one for more than a month [T40]', () => {
  const hashes = keyedHashes([newest, old])
  const of = (value: string, at = november) => hex(hashes.ofMonth('address', value, at))
  expect(of('203.0.113.77')).toBe(of('203.0.113.77', new Date('2026-11-30T23:59:59Z')))
  expect(of('203.0.113.77')).not.toBe(of('203.0.113.77', december))
  expect(of('203.0.113.77')).not.toBe(of('203.0.113.78'))
  expect(of('x')).not.toBe(hex(hashes.ofMonth('session', 'x', november)))
  expect(of('x')).not.toBe(hex(keyedHashes([old]).ofMonth('address', 'x', november)))
  expect(of('x')).not.toBe(hex(hashes.lasting('address', 'x')[0] ?? new Uint8Array()))
})

it('finds hashes stored under any of the keys and months', () => {
  const found = keyedHashes([newest, old]).between('quote', 'A-1', november, december).map(hex)
  expect(found).toHaveLength(4)
  for (const key of [old, newest])
    for (const at of [november, december])
      expect(found).toContain(hex(keyedHashes([key]).ofMonth('quote', 'A-1', at)))
})

it('makes hashes for the audit trail that do not change with the month, one under each key [T39]', () => {
  const lasting = keyedHashes([newest, old]).lasting('quote', 'A-1').map(hex)
  expect(lasting.map((hash) => hash.length)).toEqual([32, 32])
  expect(new Set(lasting).size).toBe(2)
  expect(keyedHashes([old]).lasting('quote', 'A-1').map(hex)).toEqual([lasting[1]])
  expect(keyedHashes([old]).lasting('quote', 'A-2').map(hex)).not.toEqual([lasting[1]])
})

it('lets the database compute the same hash itself', () => {
  const hashes = keyedHashes([newest])
  const [pads] = hashes.padsBetween(november, november)
  if (pads === undefined) throw new Error('No pads')
  const sha = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
  const made = sha(pads.outer, sha(pads.inner, Buffer.from('quote A-1'))).subarray(0, 16)
  expect(hex(made)).toBe(hex(hashes.ofMonth('quote', 'A-1', november)))
})
