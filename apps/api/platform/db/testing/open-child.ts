import { once } from 'node:events'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

/** Opens the database in a directory, prints where it is and the role it connects as, and closes it when its input ends. */
const [, , dataDir = ''] = process.argv
const events: string[] = []
try {
  const storage = await openDatabase({ dataDir, log: ({ event }) => events.push(event) })
  const applied = await storage.asOwner((owner) => migrate(owner))
  const report = { location: storage.location, uid: process.geteuid?.(), events, applied }
  process.stdout.write(`${JSON.stringify(report)}\n`)
  process.stdin.resume()
  await once(process.stdin, 'end')
  await storage.close()
  process.stdout.write(`${events.at(-1)}\n`)
} catch (error) {
  process.stderr.write(String(error))
  process.exitCode = 1
}
