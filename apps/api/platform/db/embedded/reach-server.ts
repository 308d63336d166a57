import type pg from 'pg'
import { StorageError } from '../storage-error'
import type { StorageLog } from '../storage-event'
import { attemptConnection } from './attempt'
import { clusterOf } from './home'
import { type LaunchedServer, launch } from './launch'
import { clearFalseLocks, postmasterOf } from './postmaster'
import type { Server } from './server'

/** After a kill the old server's last processes may still hold its memory; a rival starter may hold the lock file. */
const LOCK_PATIENCE = 10_000
const PATIENCE = 30_000
/** Replaying the log after a crash is worth waiting for: nothing acknowledged may be lost. */
const RECOVERY_PATIENCE = 10 * 60_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Connects to the cluster's server, whoever started it, or starts it. Of two processes that do this at once PostgreSQL's own
 * lock lets one server live; the other process connects to it.
 */
export async function reachServer(server: Server, log: StorageLog): Promise<pg.Client> {
  const { location } = server.home
  const cluster = clusterOf(location)
  const begun = performance.now()
  const waited = () => performance.now() - begun
  let ours: LaunchedServer | undefined
  let recovering = false

  for (;;) {
    const attempt = await attemptConnection(server.sockets)
    if (attempt.kind === 'connected') {
      const milliseconds = Math.round(waited())
      log(ours ? { event: 'storage.started', location, milliseconds } : { event: 'storage.joined', location })
      return attempt.client
    }
    if (attempt.kind === 'busy' && !recovering && waited() > 1_000) {
      recovering = true
      log({ event: 'storage.recovering', location })
    }
    if (ours?.ended()) {
      const said = await ours.log.tail()
      if (!isAboutALock(said) || waited() > LOCK_PATIENCE) {
        throw new StorageError(`The database in ${location} does not start. PostgreSQL says:\n${said}`)
      }
      ours = undefined
      await pause(100)
    } else if (!ours && attempt.kind === 'absent' && (await postmasterOf(cluster)) === undefined) {
      await clearFalseLocks(cluster, server.sockets)
      ours = await launch(server)
    } else if (waited() > (attempt.kind === 'busy' ? RECOVERY_PATIENCE : PATIENCE)) {
      const holder = await postmasterOf(cluster)
      const why = `The database in ${location} does not answer${holder ? ` (process ${holder})` : ''}. See ${location}/server.log.`
      throw new StorageError(why)
    } else {
      await pause(15)
    }
  }
}

/** Messages are in English because the server runs with the C locale. */
function isAboutALock(said: string): boolean {
  return /lock file "[^"\n]*" already exists|pre-existing shared memory block/.test(said)
}
