import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../platform/audit/ports'
import { readConfig } from '../../platform/config/config'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server'
import { cancel } from './cancel'
import type { CommandParts } from './command'
import { tester } from './testing/office-of'

let server: RenewalServer
let parts: CommandParts & { by: Actor }
beforeAll(async () => {
  server = await renewalServer()
  const settings = readConfig({})
  if (settings.kind === 'bad') throw new Error(settings.problems.join())
  const database = { db: server.db, ping: async () => true, location: 'a test', close: async () => undefined }
  parts = { database, config: settings.config, clock: () => server.time.now, by: tester }
})
afterAll(() => server.stop())

it('cancels a policy once, reports that no money moves, and refuses what it cannot do [D-224]', async () => {
  const ready = await server.readyToPay()
  const sold = await server.takeUp(
    ready,
    'ANNUAL_CARD_IN_FULL',
    await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL'),
  )
  const number: string = sold.body.policyNumber
  expect(await cancel.does([number, 'total-loss'], parts)).toEqual([
    `${number} is cancelled: total-loss`,
    'This command does not settle refunds or the direct debit. Settle them in the accounts.',
  ])
  await expect(cancel.does([number, 'customer'], parts)).rejects.toThrow(
    `${number} is already cancelled: total-loss`,
  )
  await expect(cancel.does(['A-99999999', 'customer'], parts)).rejects.toThrow(
    'There is no policy A-99999999',
  )
  await expect(cancel.does(['X-1', 'customer'], parts)).rejects.toThrow('X-1 is not a policy number')
  await expect(cancel.does([number, 'boredom'], parts)).rejects.toThrow('usage: cancel <policy number>')
})

it('reports the renewal that continues after the policy is cancelled [D-225]', async () => {
  const { policy: paying } = await server.subscribe()
  const { policy: renewed } = await server.subscribe({ email: 'other@example.com' })
  server.at('2026-12-12T09:00:00Z')
  await server.run()
  server.at('2026-12-18T09:00:00Z')
  const { renewals } = server.renewing
  const next = await renewals.renewalAfter(paying)
  expect(next && (await renewals.claimCharge(next, server.time.now))).toBeDefined()
  const [, , ...during] = await cancel.does([paying.policyNumber, 'customer'], parts)
  expect(during).toEqual([
    'The payment for its next period is in progress. When it has finished, cancel the new policy too.',
  ])

  await server.run()
  const follows = (await renewals.renewalAfter(renewed))?.policyNumber
  expect(follows).toBeDefined()
  const [, , ...after] = await cancel.does([renewed.policyNumber, 'customer'], parts)
  expect(after).toEqual([`It was renewed as ${follows}, which stays in force until you cancel it too.`])
})
