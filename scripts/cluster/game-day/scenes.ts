import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../cluster.ts'
import { databaseUrl } from '../database.ts'
import { workerOn } from '../engines/product.ts'
import { figuresNow, pidOf, postmasterOf } from '../faults/acting.ts'
import { faults } from '../faults/fault.ts'
import { MARK, signal } from '../processes.ts'
import { heldFile } from '../supervised.ts'
import { accountOf } from '../user.ts'

/** One incident that an operator is alerted to. It lasts until it is ended, which happens once its alert fires. */
export type Scene = {
  name: string
  /** The alert that must fire. */
  alert: string
  does: string
  needsObjectStore?: true
  begin(cluster: Cluster): Promise<() => Promise<void>>
}

const nothing = async () => {}

export const scenes: readonly Scene[] = [
  {
    name: 'leader-changed',
    alert: 'LeaderChanged',
    does: 'another database member takes over',
    async begin(cluster) {
      await faults.find(({ name }) => name === 'switchover')?.happen(cluster)
      return nothing
    },
  },
  {
    name: 'replica-behind',
    alert: 'ReplicaBehind',
    does: 'a replica is lost',
    async begin(cluster) {
      const { members } = await figuresNow(cluster)
      const replica =
        members.find(({ role }) => role === 'replica') ?? members.find(({ role }) => role !== 'leader')
      if (replica === undefined) throw new Error('There is no replica')
      const back = heldDown(cluster, [replica.name])
      signal(await pidOf(cluster, replica.name), 'SIGKILL')
      signal(postmasterOf(cluster, replica.name), 'SIGKILL')
      return back
    },
  },
  {
    name: 'pool-exhausted',
    alert: 'PoolExhausted',
    does: 'one client holds every connection of the pooler',
    begin: holdAllConnections,
  },
  {
    name: 'object-store-away',
    alert: 'ObjectStoreAway',
    does: 'the object store’s gateway is killed and stays down',
    needsObjectStore: true,
    async begin(cluster) {
      const back = heldDown(cluster, ['ceph-rgw'])
      signal(await pidOf(cluster, 'ceph-rgw'), 'SIGKILL')
      return back
    },
  },
  {
    name: 'clock-skewed',
    alert: 'ClockSkewed',
    does: 'a third worker whose clock is 30 s ahead runs jobs with the others',
    begin: workWithWrongClock,
  },
]

export const scenesOf = ({ hasObjectStore }: Pick<Cluster, 'hasObjectStore'>): readonly Scene[] =>
  scenes.filter(({ needsObjectStore }) => hasObjectStore || !needsObjectStore)

function heldDown({ folder }: Cluster, names: readonly string[]): () => Promise<void> {
  for (const name of names) writeFileSync(heldFile(folder, name), '')
  return async () => {
    for (const name of names) rmSync(heldFile(folder, name), { force: true })
  }
}

/** As many as the pooler has (engines/pgbouncer), each in a transaction that is never idle long enough to be ended. */
const ALL = 20

async function holdAllConnections(cluster: Cluster): Promise<() => Promise<void>> {
  let isOver = false
  const holds = async () => {
    while (!isOver) {
      const client = new pg.Client({
        connectionString: databaseUrl(cluster, 'api'),
        application_name: 'game day',
      })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query('begin')
        while (!isOver) {
          await client.query('select 1')
          await pause(500)
        }
      } catch {
        // No connection is free yet: it waits like every other client.
        await pause(200)
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
  const all = Promise.all(Array.from({ length: ALL }, holds))
  return async () => {
    isOver = true
    await all
  }
}

const AHEAD = '+30s'

/** Debian's libfaketime, for one process: the machine's clock is not touched. */
async function workWithWrongClock(cluster: Cluster): Promise<() => Promise<void>> {
  const { folder, ports, user } = cluster
  const { command, env } = workerOn(cluster, ports.wrongClock)
  const [file, ...args] = command
  const log = openSync(join(folder, 'log', 'wrong-clock.log'), 'a')
  const account = user && (await accountOf(user.name))
  const child = spawn(file, args, {
    cwd: join(folder, 'release'),
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      [MARK]: folder,
      ...env,
      LD_PRELOAD: libfaketime(),
      FAKETIME: AHEAD,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    stdio: ['ignore', log, log],
    ...account,
  })
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

export const clockPackage = 'faketime'

function libfaketime(): string {
  const folder = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync)
  if (folder === undefined) throw new Error(`libfaketime is missing: apt-get install ${clockPackage}`)
  return folder
}
