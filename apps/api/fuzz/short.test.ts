import { afterAll, expect, it } from 'vitest'
import { FIRST_SEED, fuzz } from './testing/fuzz.ts'
import { fuzzApi } from './testing/fuzz-api.ts'
import { fuzzRaw } from './testing/fuzz-raw.ts'

/** The same requests every time, so that a failure here was caused by the change at hand. */
const REQUESTS = 360
const RAW = 50

const fuzzed = await fuzzApi()
afterAll(fuzzed.stop)

it(`answers ${REQUESTS} hostile requests without a 5xx, without internals and only in our formats [T29] [D-241]`, async () => {
  const { faults, statuses, letIn } = await fuzz(fuzzed, FIRST_SEED, REQUESTS)
  expect(faults.join('\n\n')).toBe('')
  // Not only refusals were tested.
  expect(statuses['200']).toBeGreaterThan(REQUESTS / 10)
  expect(letIn.size).toBeGreaterThan(30)
}, 300_000)

it(`answers ${RAW} requests that are almost HTTP in the same way [T29]`, async () => {
  const { faults, answered } = await fuzzRaw(fuzzed, FIRST_SEED, RAW)
  expect(faults.join('\n\n')).toBe('')
  expect(answered).toBeGreaterThan(RAW / 2)
}, 60_000)
