import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster'
import { type Figures, membersOf } from '../figures'
import { descendantsOf, processesIn, signal } from '../processes'
import { heldFile } from '../supervised'

/** One thing that goes wrong while people buy. Whoever was taken away is back when it returns. */
export type Fault = {
  name: string
  does: string
  /** How many of our processes it restarts itself. */
  restarts?: number
  happen(cluster: Cluster): Promise<void>
}

/** How long a member, or etcd, is away: longer than it takes to be replaced. */
const AWAY = 25_000

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
    does: 'the leader stands still for 25 s, then wakes and knows of nothing',
    async happen(cluster) {
      const leader = await leaderOf(cluster)
      const tops = [await pidOf(cluster, leader), postmasterOf(cluster, leader)]
      const all = tops.flatMap((pid) => [pid, ...descendantsOf(pid)])
      for (const pid of all) signal(pid, 'SIGSTOP')
      await pause(AWAY)
      for (const pid of all) signal(pid, 'SIGCONT')
    },
  },
  {
    name: 'switchover',
    does: 'another member is asked to lead, as for maintenance',
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
    async happen(cluster) {
      for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2']) {
        const before = await pidOf(cluster, name)
        signal(before, 'SIGTERM')
        await until(cluster, `${name} is back`, ({ programs, processes }) => {
          const { pid } = programs.find((each) => each.name === name) ?? {}
          const isReady = processes.find((each) => each.name === name)?.isReady === true
          return pid !== undefined && pid !== before && isReady
        })
      }
    },
  },
]

/** The figures as the supervisor has them. */
export async function figuresNow({ ports }: Cluster): Promise<Figures> {
  return (await fetch(`http://127.0.0.1:${ports.page}/status.json`)).json()
}

/** Waits until the figures are so. */
export async function until(
  cluster: Cluster,
  words: string,
  are: (figures: Figures) => boolean,
  patience = 180_000,
): Promise<void> {
  const end = performance.now() + patience
  while (!are(await figuresNow(cluster))) {
    if (performance.now() > end) throw new Error(`Not in ${patience / 1_000} s: ${words}`)
    await pause(300)
  }
}

/** One leader whom the proxy knows, two replicas that follow it, one of them in step; etcd and our processes well. */
export function isWhole({ members, etcd, leaderAtProxy, processes, programs }: Figures): boolean {
  const [leader, ...others] = members.filter(({ role }) => role === 'leader')
  const following = members.filter(({ role, lag }) => role.endsWith('replica') && (lag ?? 1e9) < 1_000_000)
  return (
    others.length === 0 &&
    leaderAtProxy.join() === leader?.name &&
    following.length === 2 &&
    following.some(({ role }) => role === 'sync replica') &&
    members.every(({ state, timeline }) => state !== 'stopped' && timeline === leader.timeline) &&
    etcd.every(({ state }) => state === 'leader' || state === 'follower') &&
    processes.every(({ isReady }) => isReady) &&
    programs.every(({ pid }) => pid !== undefined)
  )
}

/** Wakes who stands still and lets back who is held down: a run that was cut short leaves them so. */
export function heal({ folder }: Cluster): void {
  for (const { pid, state } of processesIn(folder)) if (state === 'T') signal(pid, 'SIGCONT')
  for (const name of readdirSync(join(folder, 'held'))) rmSync(heldFile(folder, name), { force: true })
}

async function leaderOf(cluster: Cluster): Promise<string> {
  const leader = (await membersOf(cluster)).find(({ role }) => role === 'leader')
  if (leader === undefined) throw new Error('No member leads')
  return leader.name
}

async function pidOf(cluster: Cluster, name: string): Promise<number> {
  const { pid } = (await figuresNow(cluster)).programs.find((each) => each.name === name) ?? {}
  if (pid === undefined) throw new Error(`${name} does not run`)
  return pid
}

function postmasterOf({ folder }: Cluster, member: string): number {
  const file = join(folder, 'postgres', member.slice(3), 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

/** Who ends meanwhile is not started again. */
async function heldDown(
  { folder }: Cluster,
  names: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const name of names) writeFileSync(heldFile(folder, name), '')
  try {
    await work()
  } finally {
    for (const name of names) rmSync(heldFile(folder, name), { force: true })
  }
}
