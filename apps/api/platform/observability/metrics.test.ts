import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

it('exposes from the start, at 0, the counters that alerts use', async () => {
  const page = await createMetrics().registry.metrics()
  expect(page).toContain('quotes_made_total{journey="acorn_pc",way_in="site"} 0')
  expect(page).toContain('take_ups_total{journey="flag_taxi",payment_way="ANNUAL_CARD_IN_FULL"} 0')
  expect(page).toContain('events_total{event="accounts.broken"} 0')
})
