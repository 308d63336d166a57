import { expect, it } from 'vitest'
import { shortMark } from './short-mark.ts'

it('returns the published hash of each text [D-142]', () => {
  // The test vectors of FNV-1a's authors: http://www.isthe.com/chongo/tech/comp/fnv/
  expect(shortMark('')).toBe(0xcbf29ce484222325n.toString(36))
  expect(shortMark('a')).toBe(0xaf63dc4c8601ec8cn.toString(36))
  expect(shortMark('foobar')).toBe(0x85944171f73967e8n.toString(36))
})
