import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../platform/audit/ports'
import { readConfig } from '../../platform/config/config'
import { type RenewalShop, renewalShop } from '../../renewal/testing/renewal-shop'
import type { CommandParts } from './command'
import { renewals } from './renewals'
import { somebody } from './testing/office-of'

let shop: RenewalShop
let parts: CommandParts & { by: Actor }
beforeAll(async () => {
  shop = await renewalShop()
  const settings = readConfig({ SANDBOX_URL: shop.sandboxUrl, SMTP_URL: shop.smtpUrl })
  if (settings.kind === 'bad') throw new Error(settings.problems.join())
  const database = { db: shop.db, ping: async () => true, location: 'a test', close: async () => undefined }
  parts = { database, config: settings.config, clock: () => shop.time.now, by: somebody }
}, 60_000)
afterAll(() => shop.stop())

it('lets the days of a subscription go by on a laptop, and says what was done [D-225]', async () => {
  await shop.subscribe()
  expect(await renewals.does(['2026-12-01'], parts)).toEqual(['Nothing was due'])
  const said = await renewals.does(['2026-12-11', '2026-12-19'], parts)
  expect(said).toEqual(['2026-12-12  letter  Your next Acorn payment: 18/12/2026'])
  expect(await shop.rows()).toMatchObject([{ state: 'renewed', period_no: 2 }])
  expect(await shop.policies()).toHaveLength(2)
  const [email = ''] = await shop.emailsTo('driver@example.com')
  expect(email).toContain('/your-subscription#')
})

it('is not for production, and takes days only', async () => {
  const inEarnest = { ...parts, config: { ...parts.config, isProduction: true } }
  await expect(renewals.does(['2026-12-01'], inEarnest)).rejects.toThrow('In production the clock does this')
  for (const words of [[], ['tomorrow'], ['2026-12-02', '2026-12-01'], ['2026-12-01', '2030-01-01']])
    await expect(renewals.does(words, parts)).rejects.toThrow(/usage|At most/)
})
