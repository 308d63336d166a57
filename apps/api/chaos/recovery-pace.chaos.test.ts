import { describe, expect, it } from 'vitest'
import { chaos } from './testing/chaos.ts'
import { type Cell, crash } from './testing/crash-cell.ts'
import { nameOf } from './testing/crash-matrix.ts'
import { expectOneOutcome } from './testing/expect-one-outcome.ts'

const { inDeployment } = chaos()
/** As in production: nothing is shortened. */
const asItIs = { MOP_UP_AFTER: '', JOB_LEASE: '' }

/** Left to reconciliation after the customer has gone; left after a response that never came; left until a lease expires. */
const cells: readonly Cell[] = [
  { point: 'takeup.beforeTx', variant: 'intents', method: 'card', seed: 3 },
  { point: 'intent.afterProvider', variant: 'drop-in', method: 'card', seed: 3 },
  { point: 'capture.afterProvider', variant: 'intents', method: 'deposit', seed: 1 },
  { point: 'docs.half', variant: 'drop-in', method: 'wallet', seed: 1 },
]

describe.concurrent('a purchase at the pace of production', () => {
  for (const cell of cells)
    it(`is finished within 120 seconds of the start of the next process: ${nameOf(cell)} [F2]`, async () => {
      await inDeployment(async (deployment) => {
        const outcome = await crash(deployment, cell, asItIs)
        process.stdout.write(`${nameOf(cell)}: ${outcome.idleAfter.toFixed(0)} s\n`)
        expect(outcome.idleAfter).toBeLessThan(120)
        await expectOneOutcome(deployment, cell, outcome)
      })
    })
})
