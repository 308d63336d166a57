import { expect, it } from 'vitest'
import { comparisonSiteOf, comparisonSites } from './comparison-sites.ts'

it('recognises the four comparison sites by the source of business they send [JRN-19]', () => {
  expect(comparisonSites).toHaveLength(4)
  for (const site of comparisonSites) expect(comparisonSiteOf(` ${site.key.toUpperCase()} `)).toBe(site)
})

it('recognises no other source [JRN-19]', () => {
  expect(comparisonSiteOf(undefined)).toBeUndefined()
  expect(comparisonSiteOf('')).toBeUndefined()
  expect(comparisonSiteOf('Direct')).toBeUndefined()
})
