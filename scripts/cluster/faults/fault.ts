import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { descendantsOf, signal } from '../processes.ts'
import { heldDown, leaderOf, pidOf, postmasterOf, restartOneByOne } from './acting.ts'
import { upgradeSchema } from './schema-upgrade.ts'

/** One fault while customers buy. When `happen` returns, what was taken away may start again. */
export type Fault = {
  name: string
  does: string
  /** How many of our processes the fault itself restarts. */
  restarts?: number
  needsObjectStore?: true
  happen(cluster: Cluster): Promise<void>
}

/** How long a member, or etcd, is away: longer than it takes to be replaced. */
const AWAY = 25_000
/** Many times the leader's lease: by then the others have long replaced it. */
const LONG_AWAY = 60_000

export const faults: readonly Fault[] = [
  {
    name: 'leader-killed',
    does: 'the leader’s machine is lost: Patroni and PostgreSQL are killed, back after 25 s',
    async happen(cluster) {
      const leader = await leaderOf(cluster)
      await heldDown(cluster, [leader], async () => {
        // Patroni would start a killed PostgreSQL again, so it goes first.
        signal(await pidOf(cluster, leader), 'SIGKILL')
        signal(postmasterOf(cluster, leader), 'SIGKILL')
        await pause(AWAY)
      })
    },
  },
  {
    name: 'postmaster-killed',
    does: 'PostgreSQL of the leader is killed, its Patroni is not',
    async happen(cluster) {
      signal(postmasterOf(cluster, await leaderOf(cluster)), 'SIGKILL')
      await pause(5_000)
    },
  },
  {
    name: 'leader-frozen',
    does: 'the leader is frozen for 25 s, then continues without knowing',
    happen: (cluster) => frozen(cluster, AWAY),
  },
  {
    name: 'leader-frozen-long',
    does: 'the same for 60 s, six times the leader’s lease',
    happen: (cluster) => frozen(cluster, LONG_AWAY),
  },
  {
    name: 'switchover',
    does: 'another member becomes the leader, as for maintenance',
    async happen(cluster) {
      const leader = await leaderOf(cluster)
      const at = cluster.ports.patroni[Number(leader.slice(3)) - 1]
      const reply = await fetch(`http://127.0.0.1:${at}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader }),
      })
      if (!reply.ok) throw new Error(`No switchover: ${reply.status} ${await reply.text()}`)
      await pause(5_000)
    },
  },
  {
    name: 'etcd-cut',
    does: 'the leader is cut off from etcd for 25 s; the others are not',
    async happen(cluster) {
      const wires = await pidOf(cluster, (await leaderOf(cluster)).replace('pg-', 'wires-'))
      signal(wires, 'SIGSTOP')
      await pause(AWAY)
      signal(wires, 'SIGCONT')
    },
  },
  {
    name: 'etcd-lost',
    does: 'all etcd are killed, back after 25 s',
    async happen(cluster) {
      const members = ['etcd-1', 'etcd-2', 'etcd-3']
      await heldDown(cluster, members, async () => {
        for (const member of members) signal(await pidOf(cluster, member), 'SIGKILL')
        await pause(AWAY)
      })
    },
  },
  {
    name: 'rolling-restart',
    does: 'a new version: web processes and workers are restarted one by one',
    restarts: 4,
    happen: restartOneByOne,
  },
  {
    name: 'schema-upgrade',
    does: 'a new version with a migration: tables change under the old processes, which are then restarted one by one',
    restarts: 4,
    happen: upgradeSchema,
  },
  {
    name: 'store-killed',
    does: 'all of the object store is killed, back after 25 s',
    needsObjectStore: true,
    async happen(cluster) {
      const parts = ['ceph-rgw', 'ceph-osd', 'ceph-mon']
      await heldDown(cluster, parts, async () => {
        for (const part of parts) signal(await pidOf(cluster, part), 'SIGKILL')
        await pause(AWAY)
      })
    },
  },
]

/** The faults that this cluster can play. */
export const faultsOf = ({ hasObjectStore }: Pick<Cluster, 'hasObjectStore'>): readonly Fault[] =>
  faults.filter(({ needsObjectStore }) => hasObjectStore || !needsObjectStore)

async function frozen(cluster: Cluster, forMs: number): Promise<void> {
  const leader = await leaderOf(cluster)
  const tops = [await pidOf(cluster, leader), postmasterOf(cluster, leader)]
  const all = tops.flatMap((pid) => [pid, ...descendantsOf(pid)])
  for (const pid of all) signal(pid, 'SIGSTOP')
  await pause(forMs)
  for (const pid of all) signal(pid, 'SIGCONT')
}
