import { StorageError } from '../storage-error'
import type { StorageLog } from '../storage-event'
import { clusterVersion, makeCluster } from './cluster'
import { chooseHome, type Home } from './home'
import { copyNative, findNative, linkLibraries, type Native } from './native'
import { canRun } from './reach'
import type { Server } from './server'
import { makeSocketDirectory } from './socket-directory'
import { sweepUnfinished } from './unfinished'

/** Puts everything in place that a start needs: directory, binaries, an empty database the first time. */
export async function prepareServer(dataDir: string, log: StorageLog, sharedRoot?: string): Promise<Server> {
  if (process.platform === 'win32') {
    throw new StorageError(
      'On Windows set DATABASE_URL to a PostgreSQL server: the built-in one needs Linux or macOS.',
    )
  }
  const home = await chooseHome(dataDir, sharedRoot)
  const { location } = home
  if (home.moved) log({ event: 'storage.moved', dataDir, location })
  await sweepUnfinished(location)
  const native = await usableNative(home)
  if ((await clusterVersion(home)) === undefined) {
    log({ event: 'storage.initialising', location })
    await makeCluster(home, native)
  }
  await checkVersion(home, native)
  return { home, native, sockets: await makeSocketDirectory(home) }
}

async function usableNative(home: Home): Promise<Native> {
  const native = await findNative()
  const usable =
    (await linkLibraries(native.directory)) &&
    (!home.account || (await canRun(native.directory, home.account)))
  return usable ? native : copyNative(native, home.location)
}

async function checkVersion(home: Home, { major }: Native): Promise<void> {
  const made = await clusterVersion(home)
  if (made === major) return
  const why = `The database in ${home.location} was made by PostgreSQL ${made}; this build brings PostgreSQL ${major}. Run the build that made it, or move its data with pg_dump and a server of version ${made}.`
  throw new StorageError(why)
}
