import { it } from 'vitest'
import { chaos, many } from './testing/chaos.ts'
import { outage } from './testing/outage.ts'

const { inDeployment } = chaos()
const rounds = many('CHAOS_ROUNDS', 20)
const purchases = many('CHAOS_PURCHASES', 50)

it(`loses no purchase when the database stops ${rounds} times during ${purchases} purchases [F24]`, async () => {
  await inDeployment(async (deployment, server) => {
    for (let round = 1; round <= rounds; round += 1) {
      const how = round % 2 === 0 ? 'killed' : 'immediate'
      const counts = await outage(deployment, server, { purchases, how, after: (round * 7) % purchases })
      process.stdout.write(`round ${round}, ${how}: ${JSON.stringify(counts)}\n`)
    }
  })
})
