import { describe, it } from 'vitest'
import { purchaseServer } from '../purchase/testing/purchase-server.ts'
import { many } from './testing/chaos.ts'
import { sameForEveryOrder } from './testing/webhook-orders.ts'

/** Runs per server: each run reads the events of all earlier runs again. */
const RUNS_OF_A_SERVER = 50
const servers = Math.ceil(many('CHAOS_ORDERS', 1_000) / RUNS_OF_A_SERVER)
const seed = many('CHAOS_SEED', 20_261_115)

describe(`in ${servers * RUNS_OF_A_SERVER} orders of events`, () => {
  for (let serverNo = 0; serverNo < servers; serverNo += 1)
    it(`a payment ends the same, seed ${seed + serverNo} [F14]`, async () => {
      const open = await purchaseServer()
      try {
        await sameForEveryOrder(open, { runs: RUNS_OF_A_SERVER, seed: seed + serverNo })
      } finally {
        await open.stop()
      }
    })
})
