import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../platform/audit/ports.ts'
import { readConfig } from '../../platform/config/config.ts'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server.ts'
import { CommandError, type CommandParts } from './command.ts'
import { renewals } from './renewals.ts'
import { tester } from './testing/office-of.ts'

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
  expect(output).toEqual([
    '2026-12-12  email   Your next Acorn payment: 18 December 2026',
    'Emails: 1 due, 1 sent, 0 failed',
  ])
  expect(await server.rows()).toMatchObject([{ state: 'renewed', period_no: 2 }])
  expect(await server.policies()).toHaveLength(2)
  const [email = ''] = await server.emailsTo('driver@example.com')
  expect(email).toContain('/your-subscription#')
})

it('fails and lists what was not sent when the mail server cannot be reached, and sends it once it can [D-225]', async () => {
  const other = await renewalServer()
  try {
    await other.subscribe()
    const settingsAt = (smtpUrl: string) => {
      const settings = readConfig({ SANDBOX_URL: other.sandboxUrl, SMTP_URL: smtpUrl })
      if (settings.kind === 'bad') throw new Error(settings.problems.join())
      const database = { ...parts.database, db: other.db }
      return { ...parts, database, config: settings.config }
    }
    // Nothing listens on port 9.
    const failed = renewals.does(['2026-12-12'], settingsAt('smtp://127.0.0.1:9'))
    await expect(failed).rejects.toThrow(CommandError)
    await expect(failed).rejects.toThrow(
      /not sent \(\w+\): Your next Acorn payment: 18 December 2026\nEmails: 1 due, 0 sent, 1 failed$/,
    )
    const done = await renewals.does(['2026-12-13'], settingsAt(other.smtpUrl))
    expect(done.at(-1)).toBe('Emails: 1 due, 1 sent, 0 failed')
  } finally {
    await other.stop()
  }
})

it('is refused in production, and accepts only days', async () => {
  const inEarnest = { ...parts, config: { ...parts.config, isProduction: true } }
  await expect(renewals.does(['2026-12-01'], inEarnest)).rejects.toThrow(
    'In production these tasks run on their schedule',
  )
  for (const words of [[], ['tomorrow'], ['2026-12-02', '2026-12-01'], ['2026-12-01', '2030-01-01']])
    await expect(renewals.does(words, parts)).rejects.toThrow(/usage|At most/)
})
