import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../cluster.ts'

/** One check: when it was begun and answered, and whether the answer was yes. */
export type Look = { begun: number; answered: number; isYes: boolean }

/** The checks during a fault. */
export type Seen = { leader: readonly (readonly Look[])[]; ready: readonly (readonly Look[])[] }

const EVERY = 150

/** Checks whether each member leads and accepts writes, and whether each web process is ready, until it is stopped. */
export function watch(cluster: Cluster): { stop(): Promise<Seen> } {
  const { ports } = cluster
  let isOver = false
  const looksAt = async (ask: () => Promise<boolean>) => {
    const looks: Promise<Look>[] = []
    while (!isOver) {
      // A check does not wait for the previous one, which may hang for seconds on a lost process.
      looks.push(look(ask))
      await pause(EVERY)
    }
    return Promise.all(looks)
  }
  const leads = async (member: number) =>
    (await says200(`http://127.0.0.1:${ports.patroni[member]}/primary`, 1_000)) &&
    // While its PostgreSQL is down, Patroni reports the last state it knew.
    takesWrites(cluster, member)
  const leader = Promise.all(ports.patroni.map((_, member) => looksAt(() => leads(member))))
  const ready = Promise.all(
    ports.web.map((port) => looksAt(() => says200(`http://127.0.0.1:${port}/readyz`, 4_000))),
  )
  return {
    async stop() {
      isOver = true
      return { leader: await leader, ready: await ready }
    },
  }
}

async function look(ask: () => Promise<boolean>): Promise<Look> {
  const begun = performance.now()
  const isYes = await ask().catch(() => false)
  return { begun, answered: performance.now(), isYes }
}

async function says200(url: string, patience: number): Promise<boolean> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(patience) })
  await reply.arrayBuffer()
  return reply.status === 200
}

async function takesWrites({ ports, secrets }: Cluster, member: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: ports.postgres[member] ?? 0,
    user: 'postgres',
    password: secrets.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as follows')
    return rows[0]?.follows === false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Since when there has been a leader, by the checks up to a moment; undefined if there always was one. */
export function leaderSince(
  { leader }: Pick<Seen, 'leader'>,
  at = Number.POSITIVE_INFINITY,
): number | undefined {
  const looks = leader
    .flatMap((each, member) => each.map((look) => ({ ...look, member })))
    .filter(({ answered }) => answered <= at)
    .sort((one, other) => one.answered - other.answered)
  const leads = new Map<number, boolean>()
  let since: number | undefined
  let isLed = true
  for (const { member, isYes, answered } of looks) {
    leads.set(member, isYes)
    const isLedNow = leads.size < leader.length || [...leads.values()].includes(true)
    if (isLedNow && !isLed) since = answered
    isLed = isLedNow
  }
  return isLed ? since : Number.POSITIVE_INFINITY
}

/** When the last process became ready for good; undefined if all were ready throughout. */
export function readySince({ ready }: Pick<Seen, 'ready'>): number | undefined {
  const ends = ready.flatMap((looks) => {
    const lastNo = looks.findLastIndex(({ isYes }) => !isYes)
    return lastNo === -1 ? [] : [looks[lastNo + 1]?.answered ?? Number.POSITIVE_INFINITY]
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}

/** Seconds from a leader that accepts writes to ready processes. With a leader throughout: how long a process was not ready. */
export function secondsToReady(seen: Seen): number {
  const ready = readySince(seen)
  if (ready === undefined) return 0
  const firstNo = Math.min(...seen.ready.flat().flatMap(({ isYes, begun }) => (isYes ? [] : [begun])))
  // Only checks up to then: a leader that is missed briefly later on does not count.
  return Math.max(0, (ready - (leaderSince(seen, ready) ?? firstNo)) / 1_000)
}

/** The longest time between two of these moments that is at least partly after `from`. */
export function longestGap(moments: readonly number[], from: number, to: number): number {
  const sorted = [...moments, to].sort((one, other) => one - other)
  const gaps = sorted.map((at, place) => (at < from ? 0 : at - (sorted[place - 1] ?? from)))
  return Math.max(0, ...gaps) / 1_000
}
