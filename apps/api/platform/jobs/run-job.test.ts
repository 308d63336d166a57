import { expect, it } from 'vitest'
import { waitAfter } from './run-job.ts'

it('varies the waits, so that jobs that failed together are not retried together', () => {
  const waits = [10, 100]
  expect(waitAfter(waits, 1, () => 0)).toBe(8)
  expect(waitAfter(waits, 2, () => 0.5)).toBe(100)
  expect(waitAfter(waits, 2, () => 1)).toBeCloseTo(120)
  // One more try than there are waits, released by a process that stopped.
  expect(waitAfter(waits, 3, () => 0.5)).toBe(100)
})
