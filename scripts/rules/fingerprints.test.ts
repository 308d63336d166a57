import { expect, it } from 'vitest'
import { afterReview, fingerprint, suspects } from './fingerprints.ts'
import { readPage } from './read-page.ts'

const path = 'docs/rules/vehicle.md'
const rules = (text: string) => readPage(path, `# Vehicle\n\nIt.\n\n${text}`).rules
const before = rules('## VEH-20 A value\n\nIt is required.\n\n## VEH-21 A limit\n\nA million.')
const reviewed = afterReview(before, {}, 'all')
const citations = [
  { id: 'VEH-20', path: 'packages/a.ts', line: 3 },
  { id: 'VEH-20', path: 'packages/a.ts', line: 9 },
  { id: 'VEH-20', path, line: 12 },
]

it('is silent while rules say what they said, whatever their titles, reasons, order and white space', () => {
  const now = rules(
    '## VEH-21 The limit\n\nA\nmillion.\n\nWhy: it is enough\n\n## VEH-20 A value\n\nIt is  required.\n',
  )
  expect(suspects(now, reviewed, citations)).toEqual([])
})

it('names a changed rule with the files that cite it, until it is reviewed', () => {
  const now = rules('## VEH-20 A value\n\nIt is wanted.\n\n## VEH-21 A limit\n\nA million.')
  expect(suspects(now, reviewed, citations)).toEqual([
    `${path}:5 VEH-20 has changed; compare with it: packages/a.ts. Then: npm run rules -- reviewed VEH-20`,
  ])
  expect(suspects(now, afterReview(now, reviewed, ['VEH-20']), citations)).toEqual([])
  expect(suspects(now, afterReview(now, reviewed, ['VEH-21']), citations)).toHaveLength(1)
})

it('names a new rule and one that is gone', () => {
  const now = rules('## VEH-20 A value\n\nIt is required.\n\n## VEH-22 A field\n\nIn pounds.')
  expect(suspects(now, reviewed, [])).toEqual([
    `${path}:9 VEH-22 is new; nothing cites it. Then: npm run rules -- reviewed VEH-22`,
    'docs/rules/fingerprints.json has VEH-21, which no page has: npm run rules -- reviewed VEH-21',
  ])
  const after = afterReview(now, reviewed, ['VEH-21', 'VEH-22'])
  expect(suspects(now, after, [])).toEqual([])
  expect(Object.keys(after)).toEqual(['VEH-20', 'VEH-22'])
})

it('is short and the same for the same words', () => {
  expect(fingerprint({ text: 'A  value\n' })).toBe(fingerprint({ text: 'A value' }))
  expect(fingerprint({ text: 'A value' })).toMatch(/^[0-9a-f]{12}$/)
})
