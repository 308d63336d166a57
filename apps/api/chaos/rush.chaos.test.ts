import { expect, it } from 'vitest'
import { chaos, many } from './testing/chaos.ts'
import { rush } from './testing/rush.ts'

const { inDeployment } = chaos()
const rounds = many('CHAOS_ROUNDS', 20)
const quotes = many('CHAOS_QUOTES', 40)

it(`makes one policy from 25 simultaneous take-ups of each of ${quotes} quotes, ${rounds} times [F4] [F5]`, async () => {
  await inDeployment(async (deployment) => {
    for (let round = 1; round <= rounds; round += 1) {
      const counts = await rush(deployment, { quotes, times: 25, processes: 3 })
      expect(counts['200']).toBeGreaterThanOrEqual(quotes)
      process.stdout.write(`round ${round}: ${JSON.stringify(counts)}\n`)
    }
  })
})
