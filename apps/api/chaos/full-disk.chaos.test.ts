import { expect, it } from 'vitest'
import { newQuote } from './testing/buyer.ts'
import { chaosOn, many } from './testing/chaos.ts'
import { interrupted } from './testing/interruption.ts'
import { type ServerOnDisk, serverOn } from './testing/postgres.ts'
import { smallDisk } from './testing/small-disk.ts'

const purchases = many('CHAOS_PURCHASES', 20)
const seconds = many('CHAOS_DOWN_SECONDS', 10)

const disk = await smallDisk()
if (!disk)
  process.stdout.write(
    'Not tried: a full disk. Nothing may be mounted here, and /dev/shm is not the small one of a container.\n',
  )

const { inDeployment } = chaosOn(async () => {
  if (!disk) throw new Error('There is no disk to fill')
  return serverOn(disk)
})
// Policies stay on the disk, and a container's small disk has room for only a few rounds.
const rounds = many('CHAOS_ROUNDS', disk?.holds === 'tables' ? 3 : 6)

it.skipIf(!disk)(
  `loses no purchase and charges none twice when the disk is full ${rounds} times during ${purchases} purchases [F24]`,
  async () => {
    await inDeployment(async (deployment, server) => {
      await server.disk.fill()
      await server.disk.makeRoom()
      for (let round = 1; round <= rounds; round += 1) {
        const isLogFull = server.disk.holds === 'everything' && round % 2 === 0
        const figures = await interrupted(deployment, {
          purchases,
          after: (round * 7) % Math.ceil(purchases / 2),
          async begin() {
            await server.disk.fill()
            if (isLogFull) await endLog(server)
          },
          lasting: { seconds, expectNoticed: expectNoPrices, end: server.disk.makeRoom },
        })
        const what = isLogFull ? 'the log' : 'the tables'
        process.stdout.write(`round ${round}, ${what}: ${JSON.stringify(figures)}\n`)
        expect(figures.meanwhile['0']).toBeUndefined()
        await server.administer('checkpoint')
      }
    })
  },
)

/** Switches write-ahead log files until there is no room for another: that stops the server and prevents it from starting. */
async function endLog(server: ServerOnDisk): Promise<void> {
  const write = "select pg_logical_emit_message(false, 'chaos', repeat('x', 1000))"
  for (let files = 0; files < 100; files += 1) {
    const isOver = await server.administer(write, 'select pg_switch_wal()').then(
      () => false,
      () => true,
    )
    if (isOver) return
  }
  throw new Error('There was always room for one more file of the log')
}

/** A new quote needs room in the tables. */
async function expectNoPrices(origins: readonly string[]): Promise<void> {
  for (const origin of origins)
    await expect.poll(async () => (await newQuote(origin)).status, { timeout: 60_000 }).toBe(503)
}
