import { type Cluster, MEMBERS } from './cluster.ts'
import { waitsForAnswer } from './engine.ts'
import { leadersAtProxy } from './engines/haproxy.ts'
import { type PoolFigures, poolFigures } from './engines/pgbouncer.ts'
import { processNames } from './engines/product.ts'
import type { Supervised } from './supervised.ts'

export type Phase =
  | { kind: 'starting'; waitsFor: readonly string[] }
  | { kind: 'ready'; since: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'stopping' }

export type Running = { name: string; does: string; pid: number | undefined; restarts: number }

/** The current role and state of each program, as it reports them. */
export type Figures = {
  phase: Phase
  programs: readonly Running[]
  members: readonly MemberFigures[]
  etcd: readonly { name: string; state: 'leader' | 'follower' | 'unhealthy' | 'away' }[]
  /** Which member HAProxy sends writes to; several or none while the leader changes. */
  leaderAtProxy: readonly string[]
  pool: PoolFigures | undefined
  processes: readonly { name: string; role: string; isReady: boolean; says: string }[]
  objectStore: 'answers' | 'away' | 'left out'
}

export type MemberFigures = {
  name: string
  role: 'leader' | 'sync replica' | 'replica' | 'unknown'
  state: string
  timeline: number | undefined
  /** Bytes behind the leader. */
  lag: number | undefined
}

export async function figuresOf(
  cluster: Cluster,
  { phase, programs }: { phase: Phase; programs: readonly Supervised[] },
): Promise<Figures> {
  const [members, etcd, leaderAtProxy, pool, processes, store] = await Promise.all([
    membersOf(cluster),
    Promise.all(MEMBERS.map((n) => etcdState(cluster, n))),
    leadersAtProxy(cluster),
    poolFigures(cluster).catch(() => undefined),
    Promise.all(processNames.map((name, at) => processFigures(cluster, name, at))),
    waitsForAnswer(`http://127.0.0.1:${cluster.ports.objectStore}/`),
  ])
  return {
    phase,
    programs: programs.map(({ program: { name, does }, pid, restarts }) => ({
      name,
      does,
      pid: pid(),
      restarts: restarts(),
    })),
    members,
    etcd,
    leaderAtProxy,
    pool,
    processes,
    objectStore: !cluster.hasObjectStore ? 'left out' : store === undefined ? 'answers' : 'away',
  }
}

async function json(url: string): Promise<ReturnType<typeof JSON.parse>> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(1_500) })).json()
  } catch {
    return undefined
  }
}

const roles: Readonly<Record<string, MemberFigures['role']>> = {
  leader: 'leader',
  sync_standby: 'sync replica',
  replica: 'replica',
}

/** The members as those that answer report them; a member that is down is listed too. */
export async function membersOf({ ports }: Pick<Cluster, 'ports'>): Promise<readonly MemberFigures[]> {
  const answers = await Promise.all(ports.patroni.map((port) => json(`http://127.0.0.1:${port}/cluster`)))
  const known: readonly Record<string, unknown>[] =
    answers.find((answer) => Array.isArray(answer?.members))?.members ?? []
  return MEMBERS.map((n) => {
    const name = `pg-${n}`
    const { role = '', state = 'away', timeline, lag } = known.find((each) => each['name'] === name) ?? {}
    return {
      name,
      role: roles[String(role)] ?? 'unknown',
      state: String(state),
      timeline: typeof timeline === 'number' ? timeline : undefined,
      lag: typeof lag === 'number' ? lag : undefined,
    }
  })
}

async function etcdState({ ports }: Cluster, n: number): Promise<Figures['etcd'][number]> {
  const at = `http://127.0.0.1:${ports.etcd[n - 1]}`
  const [health, own] = await Promise.all([json(`${at}/health`), json(`${at}/v2/stats/self`)])
  const name = `etcd-${n}`
  if (own === undefined) return { name, state: 'away' }
  if (health?.health !== 'true') return { name, state: 'unhealthy' }
  return { name, state: own.state === 'StateLeader' ? 'leader' : 'follower' }
}

async function processFigures({ ports }: Cluster, name: string, at: number) {
  const isWeb = at < 2
  const url = isWeb
    ? `http://127.0.0.1:${ports.web[at]}/readyz`
    : `http://127.0.0.1:${ports.internal[at]}/metrics`
  const left = await waitsForAnswer(url, 3_000)
  return {
    name,
    role: isWeb ? 'web' : 'worker',
    isReady: left === undefined,
    says: left === undefined ? 'ready' : left.replace(`${url} `, ''),
  }
}
