import { describe, it } from 'vitest'
import { purchaseServer } from '../purchase/testing/purchase-server.ts'
import { chaos } from './testing/chaos.ts'
import { crashInARow } from './testing/crash-row.ts'
import { expectOneOutcome } from './testing/expect-one-outcome.ts'
import { sameForEveryOrder } from './testing/webhook-orders.ts'

/** A part of the long suite that shows within a minute whether that is worth running. */
const PATIENCE = 300_000
const { oneDeployment } = chaos()

/** The long suite covers every point, variant and method, and customers who stay. */
const row = {
  name: 'short',
  variant: 'intents',
  method: 'card',
  deaths: ['takeup.midTx', 'takeup.midTx', 'takeup.midTx'],
  isGone: true,
} as const

describe('real processes, killed', () => {
  const one = oneDeployment()

  it(
    'lose nothing and charge nothing twice: three die during a purchase whose customer has left, and it ends with one policy and one charge [F2] [F3] [F23]',
    async () => {
      const { deployment } = one()
      await expectOneOutcome(deployment, row, await crashInARow(deployment, row))
    },
    PATIENCE,
  )
})

/** With this seed every course of a payment occurs. */
const orders = { runs: 8, seed: 4 }

it(
  `ends the same in ${orders.runs} orders of events [F14]`,
  async () => {
    const server = await purchaseServer()
    try {
      await sameForEveryOrder(server, orders)
    } finally {
      await server.stop()
    }
  },
  PATIENCE,
)
