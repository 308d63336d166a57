import { existsSync, rmSync } from 'node:fs'
import { type Place, readCluster } from './cluster.ts'
import { endAll, processesIn } from './processes.ts'
import { endSupervisor, supervisorOf } from './start.ts'
import { removeUser } from './user.ts'

/** Ends every process, then removes the folder and the user. A half-started or half-stopped cluster is removed the same way. */
export async function stop(
  { folder }: Place,
  say: (words: string) => void,
): Promise<'stopped' | 'was not there'> {
  const cluster = readCluster(folder)
  if (cluster === undefined && processesIn(folder).length === 0) return 'was not there'
  const supervisor = supervisorOf({ folder })
  if (supervisor !== undefined) {
    say('Stopping …')
    await endSupervisor(supervisor)
  }
  const left = await endAll(folder)
  if (left > 0) say(`Ended ${left} processes that did not stop on their own.`)
  if (cluster !== undefined && existsSync(folder)) rmSync(folder, { recursive: true })
  if (cluster?.user?.isOurs) await removeUser(cluster.user.name)
  return 'stopped'
}
