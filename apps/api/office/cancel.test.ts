import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config'
import { type PurchaseServer, purchaseServer } from '../http/payment/testing/purchase-server'
import { cancel } from './cancel'
import type { OfficeParts } from './verb'

let shop: PurchaseServer
let parts: OfficeParts
beforeAll(async () => {
  shop = await purchaseServer()
  const settings = readConfig({})
  if (settings.kind === 'bad') throw new Error(settings.problems.join())
  const database = { db: shop.db, ping: async () => true, location: 'a test', close: async () => undefined }
  parts = { database, config: settings.config, clock: () => shop.time.now }
})
afterAll(() => shop.stop())

it('cancels a policy once, says that no money moves, and refuses what it cannot do [D-224]', async () => {
  const ready = await shop.readyToPay()
  const sold = await shop.takeUp(
    ready,
    'ANNUAL_CARD_IN_FULL',
    await shop.confirmed(ready, 'ANNUAL_CARD_IN_FULL'),
  )
  const number: string = sold.body.policyNumber
  expect(await cancel.does([number, 'total-loss'], parts)).toEqual([
    `${number} is cancelled: total-loss`,
    'Refunds and the direct debit are settled in the accounts, not by this command.',
  ])
  await expect(cancel.does([number, 'customer'], parts)).rejects.toThrow(
    `${number} was cancelled before: total-loss`,
  )
  await expect(cancel.does(['A-99999999', 'customer'], parts)).rejects.toThrow(
    'There is no policy A-99999999',
  )
  await expect(cancel.does(['X-1', 'customer'], parts)).rejects.toThrow('X-1 is not a policy number')
  await expect(cancel.does([number, 'boredom'], parts)).rejects.toThrow('usage: cancel <policy number>')
})
