import { expect, it } from 'vitest'
import { proofsOf } from '../rules/proofs.ts'
import { readPage } from '../rules/read-page.ts'
import { page } from './page.ts'

const { rules } = readPage(
  'docs/rules/vehicle.md',
  `# Vehicle

What is insured.

## VEH-02 A card

It shows the vehicle.

No test: it is only seen

## VEH-01 A plate

It is typed.

## VEH-03 A key

It opens.

Proven by: VEH-01
`,
)

it('gives each requirement its title, and its tests by file or the reason why there is none', () => {
  const proofs = proofsOf([
    { path: 'packages/x/plate.test.ts', title: 'takes a|b [VEH-01]' },
    { path: 'packages/x/plate.test.ts', title: 'takes <c> [VEH-01] [D-055]' },
    { path: 'e2e/start.e2e.ts', title: 'is found [VEH-01]' },
  ])
  const book = { rules: new Map(rules.map((rule) => [rule.id, rule])), proofs }
  const lines = page([{ code: 'VEH', name: 'Vehicle' }], [], book).split('\n')
  expect(lines).toContain('| [VEH](#veh) Vehicle | 3 | 2 | 3 |')
  expect(lines).toContain('| **all** | **3** | **2** | **3** |')
  const tests =
    '[plate.test.ts](../packages/x/plate.test.ts) › takes a\\|b; takes &lt;c>' +
    '<br>[start.e2e.ts](../e2e/start.e2e.ts) › is found'
  expect(lines.filter((line) => line.startsWith('| [VEH-'))).toEqual([
    `| [VEH-01](rules/vehicle.md) | A plate | ${tests} |`,
    '| [VEH-02](rules/vehicle.md) | A card | No test: it is only seen |',
    `| [VEH-03](rules/vehicle.md) | A key | ${tests} |`,
  ])
})
