import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'
import { shown } from './show.ts'

it('shows a rule with the tests that prove it and the code that implements it', () => {
  const page = readPage(
    'docs/rules/vehicle.md',
    '# Vehicle\n\nIt.\n\n## VEH-20 A value\n\nIt is required.\n\nWhy: it is\n\nLook: type 0',
  )
  const [rule] = page.rules
  const cited = ['packages/a.ts', 'packages/a.test.ts', 'docs/errors.md', 'docs/rules/vehicle.md']
  const words =
    rule &&
    shown(rule, {
      pages: [page],
      tests: [{ path: 'packages/a.test.ts', title: 'refuses none [VEH-20]' }],
      citations: cited.map((path) => ({ id: 'VEH-20', path, line: 3 })),
    })
  expect(words?.split('\n')).toEqual([
    'VEH-20 A value',
    'docs/rules/vehicle.md:5',
    '',
    'It is required.',
    '',
    'Look:',
    '  type 0',
    '',
    'Proven by:',
    '  packages/a.test.ts › refuses none',
    '',
    'Implemented in:',
    '  packages/a.ts:3',
    '',
    'Written of in:',
    '  docs/errors.md:3',
  ])
})
