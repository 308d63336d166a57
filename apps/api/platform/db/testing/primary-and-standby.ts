import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, writeFile } from 'node:fs/promises'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { ROLE } from '../embedded/cluster.ts'
import { prepareServer } from '../embedded/embedded-server.ts'
import { clusterOf } from '../embedded/home.ts'
import { stopPostmaster } from '../embedded/postmaster.ts'
import { startProgram } from '../embedded/program.ts'
import type { Server } from '../embedded/server.ts'
import { PORT, socketIn } from '../embedded/socket-directory.ts'
import { putCluster } from './prepared-clusters.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'

type Member = 'primary' | 'standby'

/** Two PostgreSQL servers, one streaming to the other, behind one address that a test switches between them. */
export type PrimaryAndStandby = {
  /** In the form of DATABASE_URL. */
  url: string
  /** The standby itself, regardless of where the address above leads. */
  standbyUrl: string
  /** New connections go to this member from now on; existing ones stay where they are, or are cut. */
  moveTo(member: Member, open: 'left open' | 'cut'): void
  close(): Promise<void>
}

export async function primaryAndStandby(): Promise<PrimaryAndStandby> {
  const folders = { primary: await temporaryDirectory(), standby: await temporaryDirectory() }
  for (const folder of Object.values(folders)) await putCluster('migrated', folder)
  const primary = await prepareServer(folders.primary, () => {})
  const standby = await prepareServer(folders.standby, () => {})
  await makeStandby(primary, standby)
  const running = [await start(primary), await start(standby)]
  await untilStreaming(primary)
  const address = await movableAddress({
    primary: socketIn(primary.sockets),
    standby: socketIn(standby.sockets),
  })
  return {
    url: `postgres://${ROLE}@127.0.0.1:${address.port}/postgres`,
    standbyUrl: `postgres://${ROLE}@localhost:${PORT}/postgres?host=${encodeURIComponent(standby.sockets)}`,
    moveTo: address.moveTo,
    async close() {
      await address.close()
      for (const server of [standby, primary]) await stopPostmaster(clusterOf(server.home.location))
      for (const child of running) child.unref()
      await Promise.all(Object.values(folders).map(removeDirectory))
    },
  }
}

/**
 * The files of a server that has been stopped are a valid base backup; a signal file and the primary's address make the copy a
 * standby.
 */
async function makeStandby(of: Server, { home }: Server): Promise<void> {
  const cluster = clusterOf(home.location)
  const conninfo = `host=${of.sockets} port=${PORT} user=${ROLE}`
  const signal = join(cluster, 'standby.signal')
  await writeFile(signal, '')
  if (home.account) await chown(signal, home.account.uid, home.account.gid)
  await writeFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
}

async function start(server: Server): Promise<ChildProcess> {
  const { home, native, sockets } = server
  const rules = join(home.location, 'trust.conf')
  await writeFile(rules, 'local all all trust\nlocal replication all trust\n', { mode: 0o644 })
  await chmod(rules, 0o644)
  const settings = {
    hba_file: rules,
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: `"${sockets}"`,
    shared_buffers: '16MB',
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const args = ['-D', clusterOf(home.location), ...flags]
  const child = startProgram({ native, account: home.account, name: 'postgres', args }, 'pipe')
  // The output is not used, and a full pipe would block the process.
  child.stdout?.resume()
  child.stderr?.resume()
  await once(child, 'spawn')
  return child
}

async function untilStreaming(primary: Server): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    const client = new pg.Client({
      host: primary.sockets,
      port: PORT,
      user: ROLE,
      database: 'postgres',
      ssl: false,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query("select from pg_stat_replication where state = 'streaming'")
      if (rowCount) return
    } catch {
      // Still starting.
    } finally {
      await client.end().catch(() => {})
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The standby does not stream')
}

async function movableAddress(sockets: Record<Member, string>) {
  let target: Member = 'primary'
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = createConnection(sockets[target])
    for (const end of [near, far]) {
      open.add(end)
      end
        .on('error', () => {})
        .on('close', () => {
          open.delete(end)
          near.destroy()
          far.destroy()
        })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const end of open) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(member: Member, what: 'left open' | 'cut') {
      target = member
      if (what === 'cut') cut()
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
