import { afterAll, expect, it } from 'vitest'
import { many } from '../chaos/testing/chaos.ts'
import { FIRST_SEED, fuzz } from './testing/fuzz.ts'
import { fuzzApi } from './testing/fuzz-api.ts'
import { fuzzRaw } from './testing/fuzz-raw.ts'
import { operations } from './testing/operations.ts'

const REQUESTS = many('FUZZ_REQUESTS', 50_000)
const SEED = many('FUZZ_SEED', FIRST_SEED)
/** After this many the quotes and payments of the good requests are used up, and new ones are made. */
const ROUND = 10_000
const RAW = 2_000

const fuzzed = await fuzzApi()
afterAll(fuzzed.stop)

it(`answers ${REQUESTS} hostile requests without a 5xx, without internals and only in our formats [T29] [D-241]`, async () => {
  const faults: string[] = []
  const letIn = new Set<string>()
  const statuses: Record<string, number> = {}
  for (let sent = 0; sent < REQUESTS; sent += ROUND) {
    const round = await fuzz(fuzzed, SEED + sent, Math.min(ROUND, REQUESTS - sent))
    faults.push(...round.faults)
    for (const name of round.letIn) letIn.add(name)
    for (const [status, count] of Object.entries(round.statuses))
      statuses[status] = (statuses[status] ?? 0) + count
  }
  process.stdout.write(`${JSON.stringify(statuses)}\n`)
  expect(faults.join('\n\n')).toBe('')
  // A restart needs a cancelled policy and a new payment for it: random requests never produce both.
  const never = operations.map(({ name }) => name).filter((name) => !letIn.has(name))
  expect(never).toEqual(['GetRestartedQuote', 'RestartPolicy'])
})

it(`answers ${RAW} requests that are almost HTTP in the same way [T29]`, async () => {
  const { faults, answered } = await fuzzRaw(fuzzed, SEED, RAW)
  expect(faults.join('\n\n')).toBe('')
  expect(answered).toBeGreaterThan(RAW / 2)
})
