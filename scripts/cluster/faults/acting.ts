import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { processNames } from '../engines/product.ts'
import { type Figures, membersOf } from '../figures.ts'
import { processesIn, signal } from '../processes.ts'
import { heldFile } from '../supervised.ts'

/** The figures as the supervisor reports them. */
export async function figuresNow({ ports }: Cluster): Promise<Figures> {
  return (await fetch(`http://127.0.0.1:${ports.page}/status.json`)).json()
}

/** Waits until the figures meet the condition. */
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

/** One leader that the proxy uses, two replicas that follow it, one of them synchronous; etcd and our processes healthy. */
export function isWhole(figures: Figures): boolean {
  const { members, etcd, leaderAtProxy, processes, programs, objectStore } = figures
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
    programs.every(({ pid }) => pid !== undefined) &&
    objectStore !== 'away'
  )
}

/** Resumes frozen processes and releases programs that are held down: an interrupted run leaves them so. */
export function heal({ folder }: Cluster): void {
  for (const { pid, state } of processesIn(folder)) if (state === 'T') signal(pid, 'SIGCONT')
  for (const name of readdirSync(join(folder, 'held'))) rmSync(heldFile(folder, name), { force: true })
}

export async function leaderOf(cluster: Cluster): Promise<string> {
  const leader = (await membersOf(cluster)).find(({ role }) => role === 'leader')
  if (leader === undefined) throw new Error('No member leads')
  return leader.name
}

export async function pidOf(cluster: Cluster, name: string): Promise<number> {
  const { pid } = (await figuresNow(cluster)).programs.find((each) => each.name === name) ?? {}
  if (pid === undefined) throw new Error(`${name} does not run`)
  return pid
}

export function postmasterOf({ folder }: Cluster, member: string): number {
  const file = join(folder, 'postgres', member.slice(3), 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

/** Programs that end meanwhile are not started again. */
export async function heldDown(
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

/** Restarts our processes one by one, each with the build that is installed by then. */
export async function restartOneByOne(cluster: Cluster): Promise<void> {
  for (const name of processNames) {
    const before = await pidOf(cluster, name)
    signal(before, 'SIGTERM')
    await until(cluster, `${name} is back`, ({ programs, processes }) => {
      const { pid } = programs.find((each) => each.name === name) ?? {}
      const isReady = processes.find((each) => each.name === name)?.isReady === true
      return pid !== undefined && pid !== before && isReady
    })
  }
}
