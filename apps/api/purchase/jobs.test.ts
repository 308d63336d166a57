import { expect, it } from 'vitest'
import { jobNames } from '../platform/jobs/ports.ts'
import { everyJob } from '../wiring/jobs.ts'

const seconds = (waits: readonly number[]) => waits.reduce((sum, wait) => sum + wait, 0)

it('retries a capture three times within minutes, then hourly for 26 hours, well within seven days [F17]', () => {
  const { waits } = everyJob.capture
  expect(waits.filter((wait) => wait === 3_600)).toHaveLength(26)
  expect(waits.slice(0, -26)).toEqual([5, 30, 120])
  expect(seconds(waits) * 1.2).toBeLessThan(2 * 24 * 3_600)
})

it('retries an email for more than a day, at most an hour apart [F21]', () => {
  for (const name of ['policy-mail', 'not-charged-mail'] as const) {
    const { waits } = everyJob[name]
    expect(seconds(waits)).toBeGreaterThan(24 * 3_600)
    expect(Math.max(...waits)).toBe(3_600)
  }
})

it.each(jobNames)(
  'retries %s within five seconds at first, and then at intervals that never get shorter',
  (name) => {
    const { waits } = everyJob[name]
    expect(waits[0]).toBeLessThanOrEqual(5)
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
  },
)
