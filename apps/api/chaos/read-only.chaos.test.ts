import { it } from 'vitest'
import { chaosOn, many } from './testing/chaos.ts'
import { replicatedServer } from './testing/postgres.ts'
import { movedToStandby, readOnly, readOnlyByAdministrator } from './testing/read-only.ts'

const { inDeployment } = chaosOn(replicatedServer)
const rounds = many('CHAOS_ROUNDS', 6)
const purchases = many('CHAOS_PURCHASES', 20)
const seconds = many('CHAOS_DOWN_SECONDS', 10)

it(`loses no purchase when the database refuses writes ${rounds} times during ${purchases} purchases [F24]`, async () => {
  await inDeployment(async (deployment, server) => {
    for (let round = 1; round <= rounds; round += 1) {
      const isStandby = round % 2 === 1
      const refusing = isStandby ? movedToStandby(server) : readOnlyByAdministrator(server)
      const figures = await readOnly(deployment, refusing, {
        purchases,
        after: (round * 7) % Math.ceil(purchases / 2),
        seconds,
      })
      const how = isStandby ? 'a standby' : 'told to'
      process.stdout.write(`round ${round}, ${how}: ${JSON.stringify(figures)}\n`)
    }
  })
})
