import { formatPence } from '@milepost/domain/values/pence'
import type { Rates } from '@milepost/pricing/rating/rates'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(async () => {
  await server.clean()
  server.renewing.ratesOn = ratesOf
})
afterAll(() => server.stop())

/** Rates with every base price multiplied. */
function ratesTimes(times: number) {
  server.renewing.ratesOn = (line, on) => {
    const rates: Rates = ratesOf(line, on)
    const rows = [...rates.base.rows].map(
      ([code, row]) => [code, { ...row, value: row.value * times }] as const,
    )
    return { ...rates, base: { ...rates.base, rows: new Map(rows) } }
  }
}

/** Notified a week before the end, charged the day before it. */
async function renew(notified: string, charged: string) {
  for (const time of [`${notified}T12:00:00Z`, `${charged}T08:00:00Z`]) {
    server.at(time)
    await server.run()
    await server.capture()
  }
  const paid = (await server.policies()).map(({ due_now_pence }) => Number(due_now_pence))
  return paid.at(-1)
}

it('costs no more than the first price when new customers pay more, and less when they pay less [D-262] [SUB-08]', async () => {
  const { policy } = await server.subscribe()
  ratesTimes(1.5)
  expect(await renew('2026-12-12', '2026-12-18')).toBe(policy.dueNow)
  expect(server.emails[0]?.text).toContain("Your price hasn't changed.")

  ratesTimes(0.8)
  const lower = await renew('2027-01-11', '2027-01-17')
  expect(lower).toBeLessThan(policy.dueNow)
  expect(server.emails.at(-1)?.text).toContain(`Your price has gone down from ${formatPence(policy.dueNow)}.`)

  // The ceiling is the first price, not the lowest.
  ratesTimes(1.5)
  expect(await renew('2027-02-10', '2027-02-16')).toBe(policy.dueNow)
  expect(server.emails.at(-1)?.text).toContain('no more than your first price')
})
