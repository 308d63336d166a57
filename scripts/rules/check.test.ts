import { expect, it } from 'vitest'
import { faultsOf, type House } from './check.ts'
import { afterReview } from './fingerprints.ts'
import { readPage } from './read-page.ts'

const pages = [
  readPage('docs/rules/vehicle.md', '# Vehicle\n\nIt.\n\n## VEH-20 A value\n\nIt is required.'),
  readPage('docs/rules/cover.md', '# Cover\n\nIt.\n\n## COV-01 A start\n\nA day.\n\nLook: the calendar'),
]
const house: House = {
  pages,
  index: '[Vehicle](vehicle.md) [Cover](cover.md)',
  tests: [
    { path: 'packages/a.test.ts', title: 'a [VEH-20]' },
    { path: 'e2e/cover.e2e.ts', title: 'b [COV-01]' },
  ],
  longTests: [],
  citations: [{ id: 'VEH-20', path: 'packages/a.ts', line: 1 }],
  fingerprints: afterReview(
    pages.flatMap(({ rules }) => rules),
    {},
    'all',
  ),
  unseen: [],
}

it('finds nothing where rules, code and tests agree', () => {
  expect(faultsOf(house)).toEqual([])
})

const again = readPage('docs/rules/values.md', '# Values\n\nIt.\n\n## VEH-20 A start\n\nIt is required.')
const unseen = house.tests.map((test) => ({ ...test, path: 'packages/a.test.ts' }))

it.each<[string, Partial<House>, string[]]>([
  [
    'a citation without a rule',
    { citations: [{ id: 'D-999', path: 'packages/a.ts', line: 7 }] },
    ['packages/a.ts:7 cites D-999, which no page of docs/rules has'],
  ],
  [
    'a page that is not listed',
    { index: '(cover.md)' },
    ['docs/rules/vehicle.md is not listed in docs/rules/README.md'],
  ],
  [
    'an id and a title that stand twice',
    { pages: [...pages, again], index: '(vehicle.md) (cover.md) (values.md)' },
    [
      'docs/rules/values.md:5 has the id of docs/rules/vehicle.md:5: VEH-20',
      'docs/rules/values.md:5 has the title of docs/rules/cover.md:5: A start',
    ],
  ],
  [
    'a page that is not in the format',
    { pages: [...pages, readPage('docs/rules/cover.md', '# Cover')] },
    ['docs/rules/cover.md:1 says in a sentence what its rules are about'],
  ],
  [
    'a rule that no test proves',
    { tests: house.tests.slice(1) },
    ['docs/rules/vehicle.md:5 VEH-20 is named by no test and its page says not what proves it'],
  ],
  [
    'a rule that was not reviewed',
    { fingerprints: { ...house.fingerprints, 'VEH-20': '0123456789ab' } },
    [
      'docs/rules/vehicle.md:5 VEH-20 has changed; compare with it: packages/a.ts. Then: npm run rules -- reviewed VEH-20',
    ],
  ],
  [
    'a rule met on a screen that no test looks at',
    { tests: unseen },
    ['COV-01 is met on a screen, but no browser or component test names it'],
  ],
  ['the same, known', { tests: unseen, unseen: ['COV-01'] }, []],
  ['the same, looked at in the long run', { tests: unseen, longTests: house.tests }, []],
  [
    'a known one that has its proof by now',
    { unseen: ['COV-01'] },
    ['docs/rules/without-screen-proof.txt has COV-01, which has its proof or no “Look:”: remove that line'],
  ],
])('finds %s', (_what, change, faults) => {
  expect(faultsOf({ ...house, ...change })).toEqual(faults)
})
