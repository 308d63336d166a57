import { describe, it } from 'vitest'
import { purchaseServer } from '../payment/testing/purchase-server'
import { many } from './testing/chaos'
import { sameForEveryOrder } from './testing/webhook-orders'

/** A shop takes so many: the events of all of them are read again for each. */
const RUNS_OF_A_SHOP = 50
const shops = Math.ceil(many('CHAOS_ORDERS', 1_000) / RUNS_OF_A_SHOP)
const seed = many('CHAOS_SEED', 20_261_115)

describe(`in ${shops * RUNS_OF_A_SHOP} orders of events`, () => {
  for (let shop = 0; shop < shops; shop += 1)
    it(`a payment ends the same, seed ${seed + shop} [F14]`, async () => {
      const open = await purchaseServer()
      try {
        await sameForEveryOrder(open, { runs: RUNS_OF_A_SHOP, seed: seed + shop })
      } finally {
        await open.stop()
      }
    })
})
