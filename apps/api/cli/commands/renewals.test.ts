import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../platform/audit/ports'
import { readConfig } from '../../platform/config/config'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server'
import type { CommandParts } from './command'
import { renewals } from './renewals'
import { tester } from './testing/office-of'

let server: RenewalServer
let parts: CommandParts & { by: Actor }
beforeAll(async () => {
  server = await renewalServer()
  const settings = readConfig({ SANDBOX_URL: server.sandboxUrl, SMTP_URL: server.smtpUrl })
  if (settings.kind === 'bad') throw new Error(settings.problems.join())
  const database = { db: server.db, ping: async () => true, location: 'a test', close: async () => undefined }
  parts = { database, config: settings.config, clock: () => server.time.now, by: tester }
})
afterAll(() => server.stop())

it('simulates the days of a subscription on a laptop, and reports what was done [D-225]', async () => {
  await server.subscribe()
  expect(await renewals.does(['2026-12-01'], parts)).toEqual(['Nothing was due'])
  const output = await renewals.does(['2026-12-11', '2026-12-19'], parts)
  expect(output).toEqual(['2026-12-12  email   Your next Acorn payment: 18 December 2026'])
  expect(await server.rows()).toMatchObject([{ state: 'renewed', period_no: 2 }])
  expect(await server.policies()).toHaveLength(2)
  const [email = ''] = await server.emailsTo('driver@example.com')
  expect(email).toContain('/your-subscription#')
})

it('is refused in production, and accepts only days', async () => {
  const inEarnest = { ...parts, config: { ...parts.config, isProduction: true } }
  await expect(renewals.does(['2026-12-01'], inEarnest)).rejects.toThrow(
    'In production these tasks run on their schedule',
  )
  for (const words of [[], ['tomorrow'], ['2026-12-02', '2026-12-01'], ['2026-12-01', '2030-01-01']])
    await expect(renewals.does(words, parts)).rejects.toThrow(/usage|At most/)
})
