import { describe, expect, it } from 'vitest'
import { readPage } from './read-page.ts'

const page = `# Vehicle

What is insured.

## VEH-20 A value above zero

A value is required.

- It is in pounds.

Why: a vehicle without one
cannot be settled.

A second reason.

Look: type 0
and press Continue.

Proven by: VEH-22, NAV-09 to NAV-11 and D-127; \`apps/web/a.test.tsx\`: is said, once

## VEH-21 A value below a million

More is refused.
No test: it is only seen
`

describe('a page of rules', () => {
  const { rules, faults } = readPage('docs/rules/vehicle.md', page)

  it('has each rule with its text, and what is said about it apart', () => {
    expect(faults).toEqual([])
    expect(rules).toEqual([
      {
        id: 'VEH-20',
        title: 'A value above zero',
        page: 'docs/rules/vehicle.md',
        line: 5,
        text: 'A value is required.\n\n- It is in pounds.',
        look: 'type 0 and press Continue',
        provenBy: ['VEH-22', 'NAV-09', 'NAV-10', 'NAV-11', 'D-127'],
        provenByTests: [{ path: 'apps/web/a.test.tsx', title: 'is said, once' }],
        noTest: undefined,
      },
      {
        id: 'VEH-21',
        title: 'A value below a million',
        page: 'docs/rules/vehicle.md',
        line: 21,
        text: 'More is refused.',
        look: undefined,
        provenBy: [],
        provenByTests: [],
        noTest: 'it is only seen',
      },
    ])
  })
})

it.each([
  ['no heading', 'Vehicle\n\nWhat is insured.', 'begins with a heading'],
  ['no subject', '# Vehicle\n\n## VEH-20 A value\n\nIt is required.', 'in a sentence'],
  ['a heading without an id', '# Vehicle\n\nIt.\n\n## Values\n\nText.', ':5 a rule’s heading is'],
  ['an id of no family', '# Vehicle\n\nIt.\n\n## XYZ-20 A value\n\nText.', 'a rule’s heading is'],
  ['a rule without text', '# Vehicle\n\nIt.\n\n## VEH-20 A value\n\nWhy: no reason', 'no text'],
  ['a long title', '# Vehicle\n\nIt.\n\n## VEH-20 a b c d e f g h i j k l m\n\nText.', 'more than 12 words'],
  [
    'proofs in prose',
    '# Vehicle\n\nIt.\n\n## VEH-20 A value\n\nText.\n\nProven by: all of VEH-21',
    'lists ids',
  ],
])('refuses a page with %s', (_what, text, words) => {
  const { faults } = readPage('docs/rules/vehicle.md', text)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(words)
})
