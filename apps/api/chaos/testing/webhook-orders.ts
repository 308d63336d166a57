import fc from 'fast-check'
import { expect } from 'vitest'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import type { PurchaseServer } from '../../purchase/testing/purchase-server.ts'
import { ends, live, lives } from './webhook-lives.ts'

const delivered = fc.array(fc.array(fc.nat({ max: 99 }), { maxLength: 4 }), { minLength: 4, maxLength: 4 })
const last = fc.array(fc.nat({ max: 99 }), { minLength: 8, maxLength: 8 })

/** Each course has one outcome, regardless of how events are ordered, duplicated and mixed with the customer's actions (F14). */
export async function sameForEveryOrder(
  server: PurchaseServer,
  { runs, seed }: { runs: number; seed: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lives), delivered, last, async (life, telling, order) => {
      expect(await live(server, life, telling, order)).toEqual(ends[life])
    }),
    // A run is a whole purchase, so a failure is reported as it is and not shrunk.
    { numRuns: runs, seed, endOnFailure: true },
  )
  expect(await checkAccounts(server.db, server.time.now)).toEqual([])
}
