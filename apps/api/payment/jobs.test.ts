import { expect, it } from 'vitest'
import { jobNames } from '../platform/jobs/ports'
import { purchaseJobs } from './jobs'

const seconds = (waits: readonly number[]) => waits.reduce((sum, wait) => sum + wait, 0)

it('tries a capture soon again, then 26 times an hour apart, well inside seven days [F17]', () => {
  const { waits } = purchaseJobs.capture
  expect(waits.filter((wait) => wait === 3_600)).toHaveLength(26)
  expect(waits.slice(0, -26)).toEqual([5, 30, 120])
  expect(seconds(waits) * 1.2).toBeLessThan(2 * 24 * 3_600)
})

it('outlasts a mail server that is down for an hour, and sends within the hour after [F21]', () => {
  for (const name of ['policy-mail', 'not-charged-mail'] as const) {
    const { waits } = purchaseJobs[name]
    expect(seconds(waits)).toBeGreaterThan(24 * 3_600)
    expect(Math.max(...waits)).toBe(3_600)
  }
})

it.each(jobNames)('tries %s again within seconds at first, and waits longer each time', (name) => {
  const { waits } = purchaseJobs[name]
  expect(waits[0]).toBeLessThanOrEqual(5)
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
})
