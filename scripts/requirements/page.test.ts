import { expect, it } from 'vitest'
import { page } from './page'
import { proofsOf } from './proofs'

const area = {
  code: 'VEH',
  name: 'Vehicle',
  titles: { 'VEH-01': 'A plate', 'VEH-02': 'A card' },
  untested: { 'VEH-02': 'it is only seen' },
}

it('gives each requirement its title, and its tests by file or the reason why there is none', () => {
  const tests = [
    { path: 'packages/x/plate.test.ts', title: 'takes a|b [VEH-01]' },
    { path: 'packages/x/plate.test.ts', title: 'takes <c> [VEH-01] [D-055]' },
    { path: 'e2e/start.e2e.ts', title: 'is found [VEH-01]' },
  ]
  const lines = page([area], proofsOf(tests)).split('\n')
  expect(lines).toContain('| [VEH](#veh) Vehicle | 2 | 1 | 3 |')
  expect(lines).toContain('| **all** | **2** | **1** | **3** |')
  expect(lines).toContain(
    '| VEH-01 | A plate | [plate.test.ts](../packages/x/plate.test.ts) › takes a\\|b; takes &lt;c>' +
      '<br>[start.e2e.ts](../e2e/start.e2e.ts) › is found |',
  )
  expect(lines).toContain('| VEH-02 | A card | No test: it is only seen |')
})
