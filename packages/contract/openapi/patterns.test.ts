import { slownessOf } from '@milepost/domain/testing/pattern-speed'
import { expect, it } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { publicApi } from './about.ts'
import { openApiDocument } from './document.ts'

/** The patterns in our sources have tests of their own; these include those the schema library generates for its own formats. */
function patternsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}

const patterns = new Set(patternsIn(openApiDocument(allCalls, publicApi)))

it('matches 50,000 characters in less than 50 ms with every pattern of the document [T20]', () => {
  expect(patterns.size).toBeGreaterThan(10)
  const slow = [...patterns].filter((pattern) => slownessOf(new RegExp(pattern, 'u')))
  expect(slow).toEqual([])
})
