import { describe, expect, it } from 'vitest'
import { chaos, many } from './testing/chaos.ts'
import { crash } from './testing/crash-cell.ts'
import { matrix, nameOf } from './testing/crash-matrix.ts'
import { expectOneOutcome } from './testing/expect-one-outcome.ts'

const { inDeployment } = chaos()
/** CHAOS_SEEDS=10 is the full run: 800 cells. CHAOS_ONLY selects, as in CHAOS_ONLY='docs.* card'. */
const cells = matrix(many('CHAOS_SEEDS', 1), new RegExp(process.env['CHAOS_ONLY'] ?? '.'))

describe.concurrent('a process that dies in the middle of a purchase', () => {
  for (const cell of cells)
    it(`loses nothing and charges nothing twice: ${nameOf(cell)} [F2] [F3] [F23]`, async () => {
      await inDeployment(async (deployment) => {
        const outcome = await crash(deployment, cell)
        expect(outcome.idleAfter).toBeLessThan(120)
        await expectOneOutcome(deployment, cell, outcome)
      })
    })
})
